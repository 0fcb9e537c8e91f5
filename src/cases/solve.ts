/**
 * Finds the stroke of a case: from a report of what was seen and the rulings expected of it, a place of the striker, a direction and a speed with
 * which the physics makes it happen, discs as near as can be to where they are drawn, and so that an unsteady hand seldom changes the rules found.
 * First guesses by geometry, then steps at random from the best of them. Repeatable: the seed is the name of the case.
 */
import { type RulingExpectation, rulingOutcome, sameOutcome } from '../corpus/expectation.ts';
import { NOMINAL } from '../geometry/parameters.ts';
import { depthFrom, fromSeat } from '../geometry/seats.ts';
import type { Disc, DiscId, Point, Position, Seat } from '../geometry/types.ts';
import { simulatedStroke } from '../notation/run/played.ts';
import type { CaseBase } from '../notation/types.ts';
import type { Stroke } from '../physics/types.ts';
import { Random, seedOf } from '../random/random.ts';
import { tableFor } from '../referee/sizes.ts';
import type { EditionId, Ruling, StrokeReport } from '../referee/types.ts';
import { classify, strikerMayLie } from '../referee/zones.ts';
import { aimed, type Target, written } from './aim.ts';
import { unshownIn } from './declared.ts';
import { ruledBy, type StrokeCase, steadyTries, TRIES } from './margin.ts';
import { gapBetween, type Shown, shownBy } from './shown.ts';

/** A case that stands as a report, with what its editions shall rule on it. */
export interface Reported {
  readonly id: string;
  readonly input: CaseBase;
  readonly expect: Readonly<Partial<Record<EditionId, RulingExpectation>>>;
}

/** A stroke that shows what the report says. */
export interface Solved {
  readonly input: StrokeCase;
  /** In how many of `TRIES` tries the rules found stay. */
  readonly margin: number;
}

/** How long is looked for. */
export interface Effort {
  /** Guesses in each of the rounds, in which discs may lie ever farther from where they are drawn. */
  readonly guesses: number;
  /** A round's guesses end when so many show what is wanted. */
  readonly enough: number;
  /** Steps from the best guesses. */
  readonly steps: number;
}
const USUAL: Effort = { guesses: 12_000, enough: 120, steps: 240 };

/** A stroke that is tried. */
interface Attempt {
  readonly striker: Point;
  readonly discs: readonly Disc[];
  readonly stroke: Stroke;
}
interface Judged extends Attempt {
  /** 0 where it shows what is wanted and every edition rules as expected. */
  readonly missing: number;
  /** What speaks against it, less is better: other contacts, shifted discs, hard strokes, discs that end elsewhere. */
  readonly cost: number;
}
interface Steady extends Judged {
  readonly margin: number;
}

/** How far (mm, deviation) discs may lie from where they are drawn, round by round. */
const ROUNDS = [0, 8, 25, 60] as const;
/** Where no round finds anything: farther, and longer. */
const LAST = { spreads: [25, 60, 120], longer: 6 } as const;
/** A round is the last one if it finds a stroke that stays in so many of 100 tries. */
const GOOD = 86;
/** A stroke of another case is taken if it stays in so many. */
const FAIR = 80;
/** Kept of a round's guesses. */
const POOL = 24;
/** Tries of the hand: of each guess, and while steps are taken. */
const GLANCE = 12;
const FEW = 40;
/** From so many of the best guesses steps are taken. */
const CLIMBS = 4;
/** mm: discs shifted farther make another position of it. */
const FAR = 40;
/** m/s: harder strokes are seldom played. */
const HARD = 4;

/**
 * The stroke of a case, or null where none was found. Strokes of `others` that do for this case as well are taken in place of new ones. A report
 * that the physics cannot show is refused.
 */
export function solve(reported: Reported, others: readonly StrokeCase[] = [], effort: Effort = USUAL): Solved | null {
  const { report, before, shooter } = reported.input;
  if (!report || !before?.striker || !shooter) throw new Error(`${reported.id} is no report of a stroke`);
  const unshown = unshownIn(report.events);
  if (unshown !== null) throw new Error(`${reported.id}: the physics cannot show this (${unshown})`);
  const search = new Search(reported, report, { discs: before.discs, striker: before.striker }, shooter);
  let [best = null] = others.flatMap((other) => search.borrowed(other) ?? []).toSorted(byValue);
  if (best !== null && best.margin >= FAIR) return { input: search.caseOf(best), margin: best.margin };
  for (const spread of ROUNDS) {
    const found = search.round(spread, effort);
    if (found !== null && (best === null || worthOf(found) > worthOf(best))) best = found;
    if (best !== null && best.margin >= GOOD) break;
  }
  for (const spread of best === null ? LAST.spreads : []) {
    best ??= search.round(spread, { ...effort, guesses: effort.guesses * LAST.longer });
  }
  return best === null ? null : { input: search.caseOf(best), margin: best.margin };
}

/** Steadiness first, up to a little more than four in five. */
const worthOf = ({ margin, cost }: Steady): number => Math.min(margin, 85) / 3 + margin / 40 - cost;

/** The least margin that can be worth so much, before what speaks against a stroke. */
const marginWorth = (worth: number): number => Math.min(worth / (1 / 3 + 1 / 40), TRIES);

class Search {
  readonly #reported: Reported;
  readonly #report: StrokeReport;
  readonly #drawn: Position & { readonly striker: Point };
  readonly #seat: Seat;
  readonly #editions: readonly EditionId[];
  /** Of the editions that shall rule alike, the first: they stand for all while the search goes on. */
  readonly #kinds: readonly EditionId[];
  readonly #wanted: Shown;
  readonly #random: Random;
  /** Discs that the stroke moves and that do not stand tight to a board. */
  readonly #movable: readonly DiscId[];
  readonly #legal: boolean;
  readonly #shades: string;
  readonly #ownPlaces: string;

  constructor(reported: Reported, report: StrokeReport, drawn: Position & { readonly striker: Point }, seat: Seat) {
    this.#reported = reported;
    this.#report = report;
    this.#drawn = drawn;
    this.#seat = seat;
    this.#editions = Object.keys(reported.expect) as readonly EditionId[];
    const { expect } = reported;
    this.#kinds = this.#editions.filter((id, i, all) => all.findIndex((other) => sameOutcome(expect[other], expect[id])) === i);
    this.#wanted = shownBy(report.events);
    this.#random = new Random(seedOf('case', reported.id));
    const named = this.#wanted.course.join(' ');
    this.#movable = drawn.discs.filter((disc) => named.split(/[-| ]/).includes(disc.id) && !isTight(disc)).map(({ id }) => id);
    this.#legal = strikerMayLie(NOMINAL, drawn, drawn.striker, seat);
    this.#shades = this.#shadesOf(drawn.discs);
    this.#ownPlaces = (ruledBy(reported.input, this.#editions) ?? [])
      .map(({ ruling }) => this.#backInPlace(ruling, drawn.discs))
      .join('; ');
  }

  caseOf({ striker, discs, stroke }: Attempt): StrokeCase {
    const { report: _, ...rest } = this.#reported.input;
    const climbs = this.#wanted.offTable.size > 0 ? { table: { climbing: true } } : {};
    return { ...rest, before: { discs, striker }, stroke, ...climbs };
  }

  /** The best of a round; null where nothing in it shows what is wanted. */
  round(spread: number, { guesses, enough, steps }: Effort): Steady | null {
    const looked = this.#guessed(spread, guesses, enough).map((one) => this.#tried(one, GLANCE));
    const steady = looked
      .toSorted(byValue)
      .slice(0, POOL)
      .map((one) => this.#tried(one, FEW))
      .toSorted(byValue);
    const climbed = steady.slice(0, CLIMBS).map((one) => this.#climb(one, spread, steps / CLIMBS));
    const [best] = climbed.map((one) => this.#tried(one, TRIES)).toSorted(byValue);
    return best ?? null;
  }

  /** Guesses, and steps from the best of them: those that show what is wanted. */
  #guessed(spread: number, guesses: number, enough: number): readonly Judged[] {
    let pool: Judged[] = [];
    const found: Judged[] = [];
    for (let i = 0; i < guesses && found.length < enough; i += 1) {
      const step = pool.length > 0 && this.#random.chance(0.4);
      const from = step ? this.#random.pick(pool) : null;
      const one = this.#judged(from === null ? this.#guess(spread) : this.#nearby(from, spread, 1 / 2 ** this.#random.int(0, 4)));
      if (one === null) continue;
      if (one.missing === 0) found.push(one);
      if (pool.length >= 2 * POOL && byNeed(one, pool[POOL] as Judged) >= 0) continue;
      pool.push(one);
      if (pool.length >= 4 * POOL) pool = pool.toSorted(byNeed).slice(0, 2 * POOL);
    }
    return found;
  }

  /** Steps at random, each taken where it is worth more. */
  #climb(start: Steady, spread: number, steps: number): Steady {
    let best = start;
    for (let i = 0; i < steps; i += 1) {
      const next = this.#judged(this.#nearby(best, spread, 1 / 2 ** this.#random.int(0, 4)));
      if (next === null || next.missing > 0 || worthOf({ ...next, margin: TRIES }) <= worthOf(best)) continue;
      const tried = this.#tried(next, FEW, worthOf(best));
      if (worthOf(tried) > worthOf(best)) best = tried;
    }
    return best;
  }

  /** Gives up, with a margin too low, where it cannot be worth more than `worth`. */
  #tried(one: Judged, tries: number, worth = Number.NEGATIVE_INFINITY): Steady {
    const margin = marginWorth(worth + one.cost);
    const least = Math.max(0, Math.floor((margin * tries) / TRIES));
    const editions = tries < TRIES ? this.#kinds : this.#editions;
    return { ...one, margin: (steadyTries(this.caseOf(one), editions, tries, least) * TRIES) / tries };
  }

  /** The stroke of another case, if it does for this one. */
  borrowed({ before, stroke }: StrokeCase): Steady | null {
    const { discs } = this.#drawn;
    const fits = before?.striker && before.discs.length === discs.length && before.discs.every(({ id }, i) => id === discs[i]?.id);
    const one = fits && before.striker ? this.#judged({ discs: before.discs, striker: before.striker, stroke }) : null;
    return one === null || one.missing > 0 ? null : this.#tried(one, TRIES);
  }

  #guess(spread: number): Attempt {
    const discs = this.#shifted(this.#drawn.discs, spread);
    const striker = this.#strikerPlace();
    const { boards, first, fallen, offTable } = this.#wanted;
    const target: Target = {
      boards,
      discs: discs.filter(({ id }) => first.includes(id)),
      pocket: first[0] === undefined ? undefined : fallen.get(first[0]),
      overBoard: offTable.size > 0,
    };
    return { discs, striker, stroke: aimed(this.#random, striker, this.#seat, target) };
  }

  #nearby({ discs, striker, stroke }: Attempt, spread: number, size: number): Attempt {
    const turned = stroke.angle + 6 * size * this.#swing();
    const faster = stroke.speed * (1 + 0.3 * size * this.#swing());
    const moves = this.#legal && this.#random.chance(0.5);
    return {
      discs: spread > 0 && this.#random.chance(0.4) ? this.#shifted(discs, (spread * size) / 2) : discs,
      striker: moves ? rounded({ x: striker.x + 60 * size * this.#swing(), y: striker.y + 20 * size * this.#swing() }) : striker,
      stroke: written({ angle: turned, speed: Math.min(8, Math.max(0.1, faster)) }),
    };
  }

  /** From −1 to 1, small ones more often. */
  #swing(): number {
    return this.#random.real() + this.#random.real() - 1;
  }

  #shifted(discs: readonly Disc[], spread: number): readonly Disc[] {
    if (spread === 0) return discs;
    const shift = (): number => Math.round(spread * this.#swing() * 2);
    return discs.map((disc) =>
      this.#movable.includes(disc.id) && this.#random.chance(0.6) ? { ...disc, x: disc.x + shift(), y: disc.y + shift() } : disc,
    );
  }

  /** As drawn, or anywhere it may lie. */
  #strikerPlace(): Point {
    const { striker } = this.#drawn;
    if (!this.#legal || this.#random.chance(0.4)) return striker;
    const right = Math.round((this.#random.real() * 2 - 1) * Math.floor(NOMINAL.strikerAside));
    const depth = this.#random.chance(0.7)
      ? depthFrom(NOMINAL, this.#seat, striker)
      : this.#random.int(Math.ceil(NOMINAL.strikerNearest), Math.floor(NOMINAL.strikerFarthest));
    return fromSeat(NOMINAL, this.#seat, right, depth);
  }

  /** Null where the bodies cannot lie so, or not as light and dark as drawn. */
  #judged(attempt: Attempt): Judged | null {
    const { discs, striker } = attempt;
    if (this.#legal && !strikerMayLie(NOMINAL, { discs }, striker, this.#seat)) return null;
    if (discs !== this.#drawn.discs && this.#shadesOf(discs) !== this.#shades) return null;
    const input = this.caseOf(attempt);
    const simulated = simulatedStroke(input, tableFor(this.#editions[0] as EditionId, input.readings));
    if (!simulated.ok || simulated.value === undefined) return null;
    const { missing, besides } = gapBetween(this.#wanted, shownBy(simulated.value.events));
    const cost = besides + this.#strangeness(attempt) + this.#endsElsewhere(simulated.value);
    return { ...attempt, missing: missing > 0 ? missing : this.#misruled(input, discs), cost };
  }

  /** How many editions rule otherwise than expected, or see something else on their table. */
  #misruled(input: StrokeCase, discs: readonly Disc[]): number {
    const ruled = ruledBy(input, this.#editions);
    if (ruled === null) return this.#editions.length;
    const wrong = ruled.filter(
      ({ edition, ruling, report }) =>
        !sameOutcome(rulingOutcome(ruling), this.#reported.expect[edition]) ||
        gapBetween(this.#wanted, shownBy(report?.events ?? [])).missing > 0,
    );
    if (wrong.length > 0) return wrong.length / this.#editions.length;
    return ruled.map(({ ruling }) => this.#backInPlace(ruling, discs)).join('; ') === this.#ownPlaces ? 0 : 0.1;
  }

  /** The discs put back that lie exactly where they lay before the stroke. */
  #backInPlace({ restored, position }: Ruling, discs: readonly Disc[]): string {
    const placeIn = (all: readonly Disc[] | undefined, id: DiscId): string => {
      const disc = all?.find((other) => other.id === id);
      return disc ? `${disc.x},${disc.y}` : '';
    };
    return restored.filter((id) => placeIn(discs, id) === placeIn(position?.discs, id)).join(' ');
  }

  /** Shifted discs, a striker far from where it is drawn, a hard stroke. */
  #strangeness({ discs, striker, stroke }: Attempt): number {
    const shifts = discs.map(({ x, y }, i) => Math.hypot(x - (this.#drawn.discs[i] as Disc).x, y - (this.#drawn.discs[i] as Disc).y));
    const shifted = shifts.reduce((sum, mm) => sum + (mm > 0 ? 0.05 + mm / 100 + Math.max(0, mm - FAR) / 25 : 0), 0);
    const aside = Math.hypot(striker.x - this.#drawn.striker.x, striker.y - this.#drawn.striker.y) / 500;
    const hard = this.#wanted.offTable.size > 0 ? 0 : Math.max(0, stroke.speed - HARD);
    return shifted + aside + hard;
  }

  /** How far the moved bodies come to rest from where the report has them. */
  #endsElsewhere({ after }: StrokeReport): number {
    const was = new Map(this.#drawn.discs.map((disc) => [disc.id, disc]));
    const wanted = this.#report.after.discs.filter(({ id, x, y }) => was.get(id)?.x !== x || was.get(id)?.y !== y);
    const off = wanted.flatMap(({ id, x, y }) =>
      after.discs.filter((disc) => disc.id === id).map((disc) => Math.hypot(disc.x - x, disc.y - y)),
    );
    const { striker } = this.#report.after;
    if (striker && after.striker) off.push(Math.hypot(after.striker.x - striker.x, after.striker.y - striker.y));
    return off.length === 0 ? 0 : off.reduce((sum, mm) => sum + Math.min(1, mm / 400), 0) / off.length;
  }

  #shadesOf(discs: readonly Disc[]): string {
    const { colors, format = 'singles', shooter } = this.#reported.input;
    const shades = classify(NOMINAL, { discs }, colors, format, shooter ?? null);
    return Object.values(shades)
      .map(({ shade }) => shade)
      .join(' ');
  }
}

const byNeed = (a: Judged, b: Judged): number => a.missing - b.missing || a.cost - b.cost;
const byValue = (a: Steady, b: Steady): number => worthOf(b) - worthOf(a);

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

const isTight = ({ x, y }: Point): boolean => Math.max(Math.abs(x), Math.abs(y)) > NOMINAL.discTight - 1;
