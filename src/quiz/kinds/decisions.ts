/** One clip, several decisions, each with its own mark: light or dark, what it costs, what goes back, where the penalty disc goes, who plays next, which rule it was. */
import { depthFrom, distance, fromSeat, OPPOSITE_SEAT } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import type { RuleCode } from '../../referee/codes.ts';
import { STROKE_RULES } from '../../referee/codes.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { judge } from '../../referee/judge.ts';
import { colorOfSeat, otherColor, seatOf } from '../../referee/seats.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { Color, DiscId, RefereeCase, Ruling, Seat } from '../../referee/types.ts';
import { shadeAt } from '../../referee/zones.ts';
import { provisionsFor } from '../book.ts';
import { rightChoice, shuffled, wrongChoice } from '../distractors.ts';
import { drawStroke, isSteady } from '../scene/strokes.ts';
import type { Choice, MistakeCode, Option, Part, PlaceCode, Scene, ShadeChoice, StrokeDecision } from '../types.ts';
import { verdictOf } from '../verdict.ts';
import { asked, citedBy, type Maker, type Making } from './context.ts';
import { isHardAs, movedDiscs, standsFirm } from './ruling.ts';

/** Fewer decisions than these are another kind of question. */
const LEAST = 3;
/** A place that is taken or free by less than this is not asked for, mm. */
const CLEAR = 3;

type Wrong = readonly [Choice, MistakeCode];

export type StrokePart = Part & { readonly what: StrokeDecision };

function partOf(making: Making, what: StrokeDecision, right: Choice, wrong: readonly Wrong[], disc?: DiscId): StrokePart | null {
  const seen = new Set([JSON.stringify(right)]);
  const options: Option[] = [rightChoice(right)];
  for (const [choice, code] of wrong) {
    const key = JSON.stringify(choice);
    if (seen.has(key)) continue;
    seen.add(key);
    options.push(wrongChoice(choice, code));
  }
  return options.length < 2 ? null : { what, ...(disc ? { disc } : {}), ...shuffled(making.random, options) };
}

/** Light or dark, of the disc that the striker met first; not in the zones at the side, which some books leave open. */
function shadePart(making: Making, question: RefereeCase): StrokePart | null {
  const first = question.report?.events.find((event) => event.type === 'contact' && event.a === 'striker');
  const disc = question.before?.discs.find(({ id }) => first?.type === 'contact' && id === first.b);
  if (disc === undefined || question.shooter === undefined) return null;
  const table = tableFor(making.edition);
  const seat = seatOf(question.colors, question.format ?? 'singles', disc.color, question.shooter);
  const foreign = (['south', 'west', 'north', 'east'] as const).filter(
    (other) => other !== seat && depthFrom(table, other, disc) < table.darkDepth + 10,
  );
  const opponents = foreign.length === 1 && foreign[0] === OPPOSITE_SEAT[seat] && making.book.editions[making.edition].open.length === 0;
  if (foreign.length > 0 && !opponents) return null;
  const { shade, zone } = shadeAt(table, disc, seat);
  const right: ShadeChoice = shade === 'light' ? 'light' : zone === 'circle' ? 'circle' : 'edge';
  const slip = (choice: ShadeChoice): MistakeCode =>
    choice === 'light' ? 'is-dark' : choice === 'edge' && opponents ? 'opponents-zone' : 'not-there';
  const all: readonly ShadeChoice[] = ['light', 'circle', 'edge'];
  return partOf(
    making,
    'shade',
    { type: 'shade', shade: right },
    all.map((choice) => [{ type: 'shade', shade: choice }, slip(choice)] as const),
    disc.id,
  );
}

function costPart(making: Making, ruling: Ruling, color: Color): StrokePart | null {
  const other = otherColor(color);
  const n = ruling.penaltyDiscs[color];
  if (ruling.penaltyDiscs[other] > 0) return null;
  const cost = (whose: Color | null, count: number): Choice => ({ type: 'cost', color: whose, n: count });
  const one: Wrong = [cost(color, 1), 'needless-penalty'];
  const wrong: readonly Wrong[] =
    n === 0
      ? [one, [cost(other, 1), 'other-player']]
      : [
          [cost(null, 0), 'forgot-penalty'],
          [cost(color, n + 1), 'penalty-for-each'],
          [cost(other, 1), 'other-player'],
        ];
  return partOf(making, 'cost', cost(n === 0 ? null : color, n), wrong);
}

/** What goes back to where it lay; only where something moved. */
function backPart(making: Making, ruling: Ruling, moved: readonly DiscId[]): StrokePart | null {
  const back = (discs: readonly DiscId[]): Choice => ({ type: 'discs', discs: [...discs].sort() });
  const some = [...new Set([...moved, ...ruling.restored])];
  if (some.length === 0) return null;
  const wrong: readonly Wrong[] = [
    [back([]), 'forgot-restoration'],
    [back(some), 'needless-restoration'],
    ...some.map((id): Wrong => [back([id]), ruling.restored.includes(id) ? 'forgot-restoration' : 'needless-restoration']),
  ];
  return partOf(making, 'back', back(ruling.restored), wrong.slice(0, 4));
}

/** Where the penalty disc goes; only where one is placed and nothing lies within a hair of the first place. */
function placePart(making: Making, ruling: Ruling, table: Table, shooter: Seat): StrokePart | null {
  const placed = ruling.placements.filter(({ reason }) => reason === 'penalty');
  const [only] = placed;
  if (placed.length !== 1 || only === undefined) return null;
  const middle = fromSeat(table, OPPOSITE_SEAT[shooter], 0, table.discRadius);
  const near = (ruling.position?.discs ?? []).filter(({ id }) => id !== only.disc).map((disc) => distance(disc, middle));
  if (near.some((way) => Math.abs(way - table.discWidth) < CLEAR)) return null;
  const free = near.every((way) => way > table.discWidth);
  const at = (place: PlaceCode): Choice => ({ type: 'place', at: place });
  return partOf(making, 'place', at(free ? 'far-middle' : 'far-beside'), [
    [at('far-middle'), 'middle-taken'],
    [at('far-beside'), 'not-nearest'],
    [at('own-middle'), 'own-board'],
    [at('circle'), 'circle-for-jumped'],
  ]);
}

function nextPart(making: Making, ruling: Ruling, { colors }: Scene, shooter: Seat): StrokePart | null {
  const other = colors[otherColor(colorOfSeat(colors, shooter))][0] ?? null;
  const over = ruling.set !== null || ruling.game !== null;
  const next = over ? null : ruling.turn === 'continues' ? shooter : other;
  if (!over && ruling.turn === null) return null;
  const seat = (who: Seat | null): Choice => ({ type: 'seat', seat: who });
  return partOf(making, 'next', seat(next), [
    [seat(shooter), over ? 'set-missed' : 'kept-right'],
    [seat(other), over ? 'set-missed' : 'lost-right'],
    [seat(null), 'set-too-hard'],
  ]);
}

const OFFENCES: ReadonlySet<RuleCode> = new Set(STROKE_RULES);

/** Which rule it falls under, by its name; the others are of offences that this stroke was not. */
function rulePart(making: Making, ruling: Ruling, provision: string): StrokePart | null {
  const { index, random, edition } = making;
  const found = new Set(ruling.findings.map(({ rule }) => rule));
  const articles = new Set(ruling.findings.map(({ article }) => article));
  const right = index.byId.get(provision);
  if (right === undefined) return null;
  const isOffence = (code: RuleCode, own: readonly string[]): boolean => {
    const entry = EDITIONS[edition].rules[code];
    if (entry === undefined || !OFFENCES.has(code) || !own.includes(entry.article)) return false;
    return entry.effects.includes('penalty-disc') || entry.effects.includes('set-lost');
  };
  const strangers = index.here.filter(
    (p) =>
      p.rules.length > 0 &&
      p.rules.every((code) => isOffence(code, p.editions[edition]?.articles ?? [])) &&
      !p.rules.some((code) => found.has(code)) &&
      !right.near.includes(p.id) &&
      !p.near.includes(right.id) &&
      !(p.editions[edition]?.articles ?? []).some((article) => articles.has(article)),
  );
  const choice = (id: string): Choice => ({ type: 'provision', provision: id });
  const wrong = random.shuffle(strangers).slice(0, 3);
  if (wrong.length < 2) return null;
  return partOf(
    making,
    'rule',
    choice(provision),
    wrong.map(({ id }) => [choice(id), 'not-happened'] as const),
  );
}

export interface Decided {
  readonly parts: readonly StrokePart[];
  readonly articles: readonly string[];
  readonly rules: readonly RuleCode[];
  readonly scene: Scene;
}

/** A stroke by lot with all that is to be decided on it; null where it gives too little, or nothing fair. */
export function drawDecided(making: Making): Decided | null {
  const { edition, difficulty, index } = making;
  const played = drawStroke(making.random, tableFor(edition), difficulty, 'singles');
  if (played === null || played.scene.shooter === undefined) return null;
  const { scene } = played;
  const { shooter } = played.scene;
  const question: RefereeCase = { ...played.case, edition };
  const ruling = judge(question);
  const [deciding] = ruling.findings;
  const verdict = verdictOf(ruling);
  if (deciding === undefined || verdict.silent || !standsFirm(question) || !isSteady(played, edition, ruling)) return null;
  if (!isHardAs(difficulty, verdict, ruling, 0)) return null;
  const [provision] = provisionsFor(index, [deciding.article], [deciding.rule]);
  const parts = [
    shadePart(making, question),
    costPart(making, ruling, colorOfSeat(scene.colors, shooter)),
    backPart(making, ruling, movedDiscs(played.case)),
    placePart(making, ruling, tableFor(edition), shooter),
    nextPart(making, ruling, scene, shooter),
    provision === undefined ? null : rulePart(making, ruling, provision),
  ].filter((part) => part !== null);
  if (parts.length < LEAST) return null;
  return { parts, ...citedBy(ruling.findings), scene };
}

/** A stroke by lot. */
export const makeDecisions: Maker = (making) => {
  const drawn = drawDecided(making);
  if (drawn === null) return null;
  const { parts, ...basis } = drawn;
  return { ...asked(making, { kind: 'decisions', ask: { kind: 'decisions' }, ...basis }), form: 'parts', parts };
};
