/** The tournaments of this device without a DOM: which is open, what was done to it, how to take it back. */
import { type Changed, create, type Refusal } from '../../tournament/change.ts';
import type { Scoring, Tournament } from '../../tournament/types.ts';
import { RecordList } from '../store/record-list.svelte.ts';
import type { StoredTournament } from './store.ts';

/** Steps that can be taken back; a large field keeps fewer, each is a whole tournament. */
const STEPS = 40;
const STEPS_LARGE = 6;
const LARGE = 200;

/** What was done to a tournament, with the state before it to come back to; null where it cannot be done. */
function done(stored: StoredTournament, changed: Changed): StoredTournament | null {
  if (!changed.ok) return null;
  const steps = stored.tournament.players.length > LARGE ? STEPS_LARGE : STEPS;
  return { ...stored, tournament: changed.tournament, past: [...stored.past, stored.tournament].slice(-steps), future: [] };
}

export class TournamentsState extends RecordList<StoredTournament> {
  refusal: Refusal | null = $state.raw(null);
  /** The last tournament removed, until something else is done. */
  removed: StoredTournament | null = $state.raw(null);

  readonly open: StoredTournament | null = $derived(this.item);
  readonly tournament: Tournament | null = $derived(this.open?.tournament ?? null);

  /** Opens a tournament, or the list of all. */
  show(id: string | null): void {
    this.openId = id;
    this.refusal = null;
    this.elsewhere = null;
  }

  #add(tournament: Tournament): void {
    const id = this.freshId();
    this.add({ id, touched: this.now(), tournament, past: [], future: [] });
    this.openId = id;
    this.refusal = null;
    this.removed = null;
  }

  /** Begins a tournament. */
  create(name: string, seed: number, scoring: Scoring, more: { readonly date?: string; readonly place?: string } = {}): void {
    this.#add(create(name, seed, scoring, more));
  }

  /** Takes in a tournament that was read from a file, beside the others. */
  adopt(tournament: Tournament): void {
    this.#add(tournament);
  }

  /** Does something to the open tournament; false (and `refusal`) where it cannot be done. */
  apply(change: (tournament: Tournament) => Changed): boolean {
    const { open } = this;
    if (open === null) return false;
    const changed = change(open.tournament);
    this.refusal = changed.ok ? null : changed.why;
    const did = this.change(
      (stored) => done(stored, changed),
      (stored) => done(stored, change(stored.tournament)),
    );
    if (did) this.removed = null;
    return did;
  }

  #step(from: readonly Tournament[], to: readonly Tournament[], forward: boolean): boolean {
    const tournament = from.at(-1);
    if (tournament === undefined) return false;
    const rest = from.slice(0, -1);
    this.refusal = null;
    return this.change(
      (stored) => {
        const other = [...to, stored.tournament];
        const [past, future] = forward ? [other, rest] : [rest, other];
        return { ...stored, tournament, past, future };
      },
      // a step back from a state that is no longer there
      () => null,
    );
  }

  undo(): boolean {
    return this.#step(this.open?.past ?? [], this.open?.future ?? [], false);
  }

  redo(): boolean {
    return this.#step(this.open?.future ?? [], this.open?.past ?? [], true);
  }

  /** Takes a tournament off the device. */
  remove(id: string): void {
    this.removed = this.take(id);
  }

  /** Brings the last removed one back. */
  bringBack(): void {
    if (this.removed === null) return;
    this.add(this.removed);
    this.removed = null;
  }
}
