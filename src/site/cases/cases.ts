/** Scenarios as figures: what lies where, how it moved, and what each book rules, worked out by the referee while the site is built. */

import { type Played, play, type Way } from '../../cases/course.ts';
import { motion } from '../../cases/reported.ts';
import type { Provision, Scenario, ScenarioFor } from '../../corpus/model.ts';
import type { CaseBase } from '../../notation/types.ts';
import type { Disc, DiscId, Position } from '../../physics/types.ts';
import { judge } from '../../referee/judge.ts';
import { place } from '../../referee/placement/place.ts';
import { tableFor } from '../../referee/sizes.ts';
import { EDITION_IDS, type EditionId, type Placement, type RefereeCase, type Ruling } from '../../referee/types.ts';
import { classify, strikerMayLie } from '../../referee/zones.ts';
import { remembered } from '../../ui/remembered.ts';
import { alike } from '../../widgets/table/ruling/compare.ts';
import { corpus } from '../book.ts';

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

/** What a case's stroke does on the table of an edition; nothing where it has none. */
function playedOf({ shooter, before, stroke, table, readings }: CaseBase, edition: EditionId): Played | undefined {
  if (!stroke || !shooter || !before?.striker) return undefined;
  return play(
    { before: { discs: before.discs, striker: before.striker }, shooter, stroke, ...(table && { table }) },
    tableFor(edition, readings),
  );
}

/** The case as the referee reads it: its stroke played out on the table of the edition. */
export function asCase(input: CaseBase, edition: EditionId): RefereeCase {
  const { colors, shooter, before, incidents, state, readings, format = 'singles' } = input;
  const report = input.report ?? playedOf(input, edition)?.report;
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
  if (s.command !== 'judge' && s.command !== 'place') return [];
  return remembered(rulings, s.id, () =>
    editionsOf(s).map((edition) => (s.command === 'place' ? placed(s, edition) : judge(asCase(s.input, edition)))),
  );
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
  const played = playedOf(s.input, edition);
  if (played) return { position: before, ...motionPlayed(before, played), placements };
  if (!report) return { position: before, ghosts: [], tracks: [], placements };
  return { position: before, ...motion(before, report), placements };
}

/** Which discs are dark, for `classify`; whether the striker may lie there, for `check-placement`: on the edition's table. */
export function darkDiscs({ input }: ScenarioFor<'classify'>, edition: EditionId): readonly DiscId[] {
  const { position, colors, shooter, format = 'singles' } = input;
  return Object.entries(classify(tableFor(edition), position, colors, format, shooter ?? null)).flatMap(([id, { shade }]) =>
    shade === 'dark' ? [id as DiscId] : [],
  );
}
export function placementLegal({ input }: ScenarioFor<'check-placement'>, edition: EditionId): boolean {
  const { position, shooter } = input;
  return strikerMayLie(tableFor(edition), position, position.striker, shooter);
}

/** The ways of all bodies that a stroke moves, and where those that stay on the table come to rest. */
export function motionPlayed(before: Position, { report, ways }: Played): Pick<Drawn, 'ghosts' | 'tracks'> {
  const moved = report.after.discs.filter((disc) =>
    before.discs.some((was) => was.id === disc.id && (was.x !== disc.x || was.y !== disc.y)),
  );
  return { ghosts: moved, tracks: ways(report.duration) };
}
