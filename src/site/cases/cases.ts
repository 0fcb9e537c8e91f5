/** Scenarios as figures: what lies where, how it moved, and what each book rules, worked out by the referee while the site is built. */
import type { Provision, Scenario, ScenarioFor } from '../../corpus/model.ts';
import { NOMINAL } from '../../geometry/parameters.ts';
import type { CaseBase } from '../../notation/types.ts';
import type { Disc, DiscId, Point, Position, Seat } from '../../physics/types.ts';
import { judge } from '../../referee/judge.ts';
import { place } from '../../referee/placement/place.ts';
import { EDITION_IDS, type EditionId, type Placement, type RefereeCase, type Ruling, type StrokeReport } from '../../referee/types.ts';
import { classify, strikerFault } from '../../referee/zones.ts';
import { alike } from '../../widgets/table/ruling/compare.ts';
import { corpus } from '../book.ts';

export interface Way {
  readonly id: string;
  readonly points: readonly Point[];
}
/** What the drawing shows. */
export interface Drawn {
  readonly position: Position;
  /** Where moved bodies come to rest. */
  readonly ghosts: readonly Disc[];
  readonly tracks: readonly Way[];
  readonly placements: readonly Placement[];
}

const scenarios = new Map(corpus.scenarios.map((scenario) => [scenario.id, scenario] as const));
export const scenario = (id: string): Scenario | undefined => scenarios.get(id);

/** The editions that a scenario says something about. */
export function editionsOf(s: Scenario): readonly EditionId[] {
  return EDITION_IDS.filter((id) => s.editions.includes(id));
}

/** The case as the referee reads it; `stroke` is not for the page to play. */
export function asCase(input: CaseBase, edition: EditionId): RefereeCase {
  const { colors, shooter, before, report, incidents, state, readings, format = 'singles' } = input;
  return {
    edition,
    format,
    colors,
    ...(shooter ? { shooter } : {}),
    ...(before ? { before } : {}),
    ...(report ? { report } : {}),
    ...(incidents ? { incidents } : {}),
    ...(state ? { state } : {}),
    ...(readings ? { readings } : {}),
  };
}

const rulings = new Map<string, readonly Ruling[]>();

/** Where discs go under a book, as a ruling that decides nothing else. */
function placed({ input }: ScenarioFor<'place'>, edition: EditionId): Ruling {
  const { placements, unplaced, position, notes } = place({ ...input, edition });
  const none = { red: 0, black: 0 };
  return {
    edition,
    stroke: null,
    turn: null,
    losesNext: null,
    penaltyDiscs: none,
    warnings: none,
    debts: none,
    set: null,
    game: null,
    excluded: null,
    restored: [],
    placements,
    unplaced,
    position,
    findings: [],
    notes,
  };
}

/** What the books rule, one ruling an edition that the scenario names; none where it is no case for `judge` or `place`. */
export function rulingsOf(s: Scenario): readonly Ruling[] {
  if ((s.command !== 'judge' && s.command !== 'place') || (s.command === 'judge' && s.input.stroke)) return [];
  const known = rulings.get(s.id);
  if (known) return known;
  const made = editionsOf(s).map((edition) => (s.command === 'place' ? placed(s, edition) : judge(asCase(s.input, edition))));
  rulings.set(s.id, made);
  return made;
}

/** The same, those that rule alike together. */
export const groupsOf = (s: Scenario) => alike(rulingsOf(s));

/** The scenario that stands for a provision under an edition: the one it names, else the first that has a drawing. */
export function figureOf(p: Provision, edition: EditionId): Scenario | undefined {
  const ids = [...(p.figure ? [p.figure] : []), ...p.scenarios];
  return ids.map((id) => scenarios.get(id)).find((s) => s?.editions.includes(edition) && drawingOf(s, edition) !== undefined);
}

/** The drawing of a scenario; nothing where it has no position. */
export function drawingOf(s: Scenario, edition: EditionId): Drawn | undefined {
  if (s.command === 'place') {
    const { placements } = place({ ...s.input, edition });
    const discs = s.input.position.discs.filter((disc) => !placements.some((p) => p.disc === disc.id));
    return { position: { discs }, ghosts: [], tracks: [], placements };
  }
  if (s.command !== 'judge') return { position: s.input.position, ghosts: [], tracks: [], placements: [] };
  const { before, report } = s.input;
  if (!before) return undefined;
  const placements = rulingsOf(s).find((ruling) => ruling.edition === edition)?.placements ?? [];
  if (!report) return { position: before, ghosts: [], tracks: [], placements };
  return { position: before, ...motion(before, report), placements };
}

/** Which discs are dark, for `classify`; whether the striker may lie there, for `check-placement`. */
export function darkDiscs({ input }: ScenarioFor<'classify'>): readonly DiscId[] {
  const { position, colors, shooter, format = 'singles' } = input;
  return Object.entries(classify(NOMINAL, position, colors, format, shooter ?? null)).flatMap(([id, { shade }]) =>
    shade === 'dark' ? [id as DiscId] : [],
  );
}
export function placementLegal({ input }: ScenarioFor<'check-placement'>): boolean {
  const { position, shooter } = input;
  const { outside, touching } = strikerFault(NOMINAL, position, position.striker, shooter);
  return outside === 0 && touching.length === 0;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

/** Ways that a report leaves no doubt about: straight from rest to rest, into a pocket, or the striker's to its first contact. */
export function motion(before: Position, report: StrokeReport): Pick<Drawn, 'ghosts' | 'tracks'> {
  const ends = new Map<string, Point>();
  const tracks: Way[] = [];
  const ghosts: Disc[] = [];
  for (const disc of before.discs) {
    const events = report.events.filter((e) => ('a' in e && (e.a === disc.id || e.b === disc.id)) || ('disc' in e && e.disc === disc.id));
    const pocketed = events.find((e) => e.type === 'pocketed');
    const after = report.after.discs.find((other) => other.id === disc.id);
    const moved = after && Math.hypot(after.x - disc.x, after.y - disc.y) > 1;
    const end = pocketed && 'pocket' in pocketed ? NOMINAL.pockets[pocketed.pocket] : moved ? after : undefined;
    if (!end) continue;
    if (!pocketed) ghosts.push({ ...disc, x: end.x, y: end.y });
    if (events.filter((e) => e.type === 'contact').length > 1 || events.some((e) => e.type === 'board')) continue;
    ends.set(disc.id, end);
    tracks.push({ id: disc.id, points: [disc, end] });
  }
  const way = strikerWay(before, report, ends);
  return { ghosts, tracks: way ? [way, ...tracks] : tracks };
}

const FACE = NOMINAL.strikerTight;
const mirror = (p: Point, board: Seat): Point =>
  board === 'north' || board === 'south'
    ? { x: p.x, y: 2 * (board === 'north' ? FACE : -FACE) - p.y }
    : { x: 2 * (board === 'east' ? FACE : -FACE) - p.x, y: p.y };
const onBoard = (from: Point, to: Point, board: Seat): Point => {
  const level = board === 'north' || board === 'east' ? FACE : -FACE;
  const k = board === 'north' || board === 'south' ? (level - from.y) / (to.y - from.y || 1) : (level - from.x) / (to.x - from.x || 1);
  return { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
};

/** From the cue to the first disc, by the boards it touched on the way (drawn as a mirror would have it), or into a pocket. */
function strikerWay(before: Position, report: StrokeReport, ends: ReadonlyMap<string, Point>): Way | undefined {
  if (!before.striker) return undefined;
  const boards: Seat[] = [];
  let target: Point | undefined;
  for (const event of report.events) {
    if (event.type === 'board' && event.disc === 'striker') boards.push(event.board);
    if (event.type === 'pocketed' && event.disc === 'striker') target = NOMINAL.pockets[event.pocket];
    if (event.type === 'contact' && event.a === 'striker') {
      const disc = before.discs.find(({ id }) => id === event.b);
      const end = ends.get(event.b);
      if (disc)
        target = end
          ? towards(disc, end, -NOMINAL.contact)
          : towards(disc, boards.length > 0 ? { x: 0, y: 0 } : before.striker, NOMINAL.contact);
    }
    if (target) break;
  }
  if (!target) return undefined;
  const points: Point[] = [before.striker];
  for (let i = 0; i < boards.length; i++) {
    const rest = boards.slice(i);
    const image = rest.toReversed().reduce(mirror, target);
    points.push(onBoard(points.at(-1) ?? before.striker, image, rest[0] as Seat));
  }
  const inside = points.every((p) => Math.abs(p.x) <= FACE + 1 && Math.abs(p.y) <= FACE + 1);
  return inside ? { id: 'striker', points: [...points, target] } : undefined;
}
