/** The competitions of this device without a DOM: which is open, what was done to it, how to take it back. */
import type { Changed } from '../../tournament/change.ts';
import {
  type CompetitionChanged,
  type CompetitionRefusal,
  consequencesIn,
  type EventConsequences,
  entriesOf,
  inDrawn,
  inSwiss,
  tournamentOf,
} from '../../tournament/competition.ts';
import type { EventChanged } from '../../tournament/event/change.ts';
import type { Competition, CompetitionEvent, DrawnEvent } from '../../tournament/event/types.ts';
import type { Tournament } from '../../tournament/types.ts';
import { RecordList } from '../store/record-list.svelte.ts';
import type { StoredTournament } from './store.ts';

/** Steps that can be taken back; a large field keeps fewer, each is a whole competition. */
const STEPS = 40;
const STEPS_LARGE = 6;
const LARGE = 200;

const sizeOf = ({ events }: Competition): number => events.reduce((sum, event) => sum + entriesOf(event), 0);

/** What was done to a competition, with the state before it to come back to; null where it cannot be done. */
export function withChange(stored: StoredTournament, changed: CompetitionChanged): StoredTournament | null {
  if (!changed.ok) return null;
  const steps = sizeOf(stored.tournament) > LARGE ? STEPS_LARGE : STEPS;
  return { ...stored, tournament: changed.competition, past: [...stored.past, stored.tournament].slice(-steps), future: [] };
}

/** What is to be done, and what follows from it for other games. */
export interface Pending {
  readonly follows: readonly EventConsequences[];
  readonly act: (competition: Competition) => CompetitionChanged;
}

export class TournamentsState extends RecordList<StoredTournament> {
  refusal: CompetitionRefusal | null = $state.raw(null);
  /** Which event of the open competition is shown. */
  eventId: number = $state(1);
  /** A change that waits for a yes, because other games lose by it. */
  pending: Pending | null = $state.raw(null);

  readonly open: StoredTournament | null = $derived(this.item);
  readonly competition: Competition | null = $derived(this.open?.tournament ?? null);
  readonly event: CompetitionEvent | null = $derived(
    this.competition?.events.find(({ id }) => id === this.eventId) ?? this.competition?.events[0] ?? null,
  );
  /** The event shown, where it is a Swiss one. */
  readonly tournament: Tournament | null = $derived(
    this.competition && this.event?.format === 'swiss' ? tournamentOf(this.competition, this.event) : null,
  );

  /** Opens a competition, or the list of all. */
  show(id: string | null): void {
    this.openId = id;
    this.eventId = 1;
    this.refusal = null;
    this.pending = null;
    this.elsewhere = null;
  }

  /** Shows another event of the open competition. */
  showEvent(id: number): void {
    this.eventId = id;
    this.refusal = null;
    this.pending = null;
  }

  /** Takes in a competition, begun here or read from a file, beside the others. */
  adopt(competition: Competition): void {
    const id = this.freshId();
    this.add({ id, touched: this.now(), tournament: competition, past: [], future: [] });
    this.show(id);
  }

  /** Does something to the open competition; false (and `refusal`) where it cannot be done. */
  applyAll(change: (competition: Competition) => CompetitionChanged): boolean {
    const { open } = this;
    return open !== null && this.#take(change, change(open.tournament));
  }

  /** What `change` has come to becomes the open competition. */
  #take(change: (competition: Competition) => CompetitionChanged, changed: CompetitionChanged): boolean {
    this.refusal = changed.ok ? null : changed.why;
    this.pending = null;
    return this.change(
      (stored) => withChange(stored, changed),
      (stored) => withChange(stored, change(stored.tournament)),
    );
  }

  /**
   * Does something to the open competition. Where other games of its drawn events than `about` lose by it, it waits in `pending` until
   * `confirm`; true only where it was done.
   */
  attemptAll(act: (competition: Competition) => CompetitionChanged, about?: { readonly event: number; readonly key: string }): boolean {
    const { competition } = this;
    if (competition === null) return false;
    const changed = act(competition);
    const follows = changed.ok ? consequencesIn(competition, changed.competition, about) : [];
    if (follows.length === 0) return this.#take(act, changed);
    this.refusal = null;
    this.pending = { follows, act };
    return false;
  }

  /** Does something to the Swiss event that is shown, as `attemptAll` does. */
  apply(change: (tournament: Tournament) => Changed): boolean {
    const id = this.event?.id ?? 0;
    return this.attemptAll((competition) => inSwiss(competition, id, change));
  }

  /** Does something to the drawn event that is shown, as `attemptAll` does; `about` is the game it is about. */
  attempt(act: (event: DrawnEvent) => EventChanged, about?: string): boolean {
    const { event } = this;
    if (event === null || event.format === 'swiss') return false;
    const { id } = event;
    return this.attemptAll((competition) => inDrawn(competition, id, act), about === undefined ? undefined : { event: id, key: about });
  }

  /** Does what waits. */
  confirm(): boolean {
    const { pending } = this;
    return pending !== null && this.applyAll(pending.act);
  }

  #step(from: readonly Competition[], to: readonly Competition[], forward: boolean): boolean {
    const tournament = from.at(-1);
    if (tournament === undefined) return false;
    const rest = from.slice(0, -1);
    this.refusal = null;
    this.pending = null;
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
}
