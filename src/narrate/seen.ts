/** What a referee saw, in a few sentences: the way to the first contact, what fell, what left the table, what came back. */
import type { Lang } from '../corpus/model.ts';
import { SIMULTANEOUS } from '../geometry/tolerance.ts';
import type { BodyId, CaseEvent, Color, Incident, Seat, Shade, StrokeReport } from '../referee/types.ts';
import type { NamesStrings, RulingStrings, SeenCode } from '../ui/strings.ts';
import { boards, bodies, corner, isSeat, player, pocket } from './names.ts';
import { fill, type Values } from './sentence.ts';

/** Who looks at the table, and in which words. */
export interface NarrationContext {
  readonly strings: RulingStrings;
  readonly names: NamesStrings;
  readonly lang: Lang;
  /** Left and right are this seat's. */
  readonly viewer: Seat;
  /** Whose edge zone it is that the striker may not come back into. */
  readonly shooter: Color | null;
  /** How discs stood before the stroke. */
  readonly shades?: Readonly<Partial<Record<BodyId, Shade>>>;
}

type Say = (code: SeenCode, values: Values) => string;

function firstContact(events: readonly CaseEvent[], t: NarrationContext, say: Say): string {
  const s = t.names;
  const contact = events.find((e) => e.type === 'contact' && e.a === 'striker');
  const before = events.filter((e) => contact === undefined || e.t < contact.t - SIMULTANEOUS);
  const touched = before.flatMap((e) => (e.type === 'board' && e.disc === 'striker' ? [e.board] : []));
  const board = touched.length > 0 ? boards(touched, t.viewer, s) : undefined;
  if (contact === undefined) return board ? say('boards-only', { boards: board }) : say('nothing', {});
  const met = events.flatMap((e) => (e.type === 'contact' && e.a === 'striker' && Math.abs(e.t - contact.t) <= SIMULTANEOUS ? [e.b] : []));
  const only = met.length === 1 ? met[0] : undefined;
  const shade = only && t.shades?.[only];
  const values: Values = { discs: bodies(met, s), boards: board, shade: shade && s.shade[shade] };
  if (only) return say(board ? 'boards-first' : 'first', values);
  return say(board ? 'boards-first-together' : 'first-together', values);
}

function pocketed(events: readonly CaseEvent[], t: NarrationContext, say: Say): string[] {
  const s = t.names;
  const falls = events.filter((e) => e.type === 'pocketed' && e.disc !== 'striker');
  const places = [...new Set(falls.flatMap((e) => (e.type === 'pocketed' ? [e.pocket] : [])))];
  const into = places.length === 1 ? places[0] : undefined;
  const discs = bodies(
    falls.flatMap((e) => (e.type === 'pocketed' ? [e.disc] : [])),
    s,
  );
  if (falls.length === 0) return [];
  return [into ? say('pocketed', { discs, pocket: pocket(into, t.viewer, s) }) : say('pocketed-several', { discs })];
}

/** The sentence for an event that has one of its own; null for those that the others mention. */
function single(e: CaseEvent, t: NarrationContext, say: Say): string | null {
  const s = t.names;
  switch (e.type) {
    case 'pocketed':
      return e.disc === 'striker' ? say('striker-pocketed', { pocket: pocket(e.pocket, t.viewer, s) }) : null;
    case 'off-table':
      if (isSeat(e.over)) return say('off-table', { discs: bodies([e.disc], s), board: boards([e.over], t.viewer, s) });
      return say('off-table-corner', { discs: bodies([e.disc], s), corner: corner(e.over, t.viewer, s) });
    case 'zone-return':
      return say('zone-return', { player: t.shooter ? player(t.shooter, s) : undefined });
    case 'landed':
      return say('landed', { discs: bodies([e.disc], s), on: bodies([e.on], s) });
    case 'on-edge':
      return say('on-edge', { discs: bodies([e.disc], s) });
    case 'fell-later':
      return say(e.when === 'during-stroke' ? 'fell-during' : 'fell-before', {
        discs: bodies([e.disc], s),
        pocket: pocket(e.pocket, t.viewer, s),
      });
    case 'broken':
      return say(`broken-${e.larger}`, { discs: bodies([e.disc], s) });
    case 'contact':
    case 'board':
      return null;
    default:
      return e satisfies never;
  }
}

/** The stroke in sentences. */
export function describeStroke(report: StrokeReport, t: NarrationContext): readonly string[] {
  const say: Say = (code, values) => fill(t.strings.seen[code], values, t.lang);
  const others = report.events.flatMap((e) => single(e, t, say) ?? []);
  return [firstContact(report.events, t, say), ...pocketed(report.events, t, say), ...new Set(others)];
}

/** What a player did, in a sentence. */
export function describeIncident(incident: Incident, t: NarrationContext): string {
  const given = Object.entries(incident).filter(([, value]) => typeof value === 'number' || typeof value === 'string');
  const values = Object.fromEntries(given) as Values;
  return fill(t.strings.incident[incident.type], { ...values, player: player(incident.by, t.names) }, t.lang);
}

/** One event as a short line of the list that can be walked through. */
export function describeEvent(e: CaseEvent, t: NarrationContext): string {
  const s = t.names;
  const of = (id: BodyId) => bodies([id], s);
  const values: Values = {
    a: of(e.type === 'contact' ? e.a : e.disc),
    b: e.type === 'contact' ? of(e.b) : e.type === 'landed' ? of(e.on) : undefined,
    board: e.type === 'board' ? boards([e.board], t.viewer, s) : undefined,
    pocket: e.type === 'pocketed' || e.type === 'fell-later' ? pocket(e.pocket, t.viewer, s) : undefined,
  };
  return fill(t.strings.event[e.type], values, t.lang);
}
