/** A ruling map as its reader sees it: what is mapped, how it is looked at, where the reader is on it. No DOM; the evaluators do the work. */
import { clamp } from '../../geometry/clamp.ts';
import { NOMINAL } from '../../geometry/parameters.ts';
import { READY, rightOf } from '../../geometry/seats.ts';
import {
  alongAt,
  angleAt,
  asideAt,
  asideOf,
  COLUMNS,
  cellAt,
  depthOf,
  type Hand,
  type MapPlan,
  mayLie,
  placeAt,
  ROWS,
  STRIDES,
  type Strokes,
} from '../../outcomes/map.ts';
import type { Outcome } from '../../outcomes/outcome.ts';
import {
  type Best,
  bestStrokes,
  emptyPicture,
  likeliest,
  margins,
  nearestKnown,
  type Picture,
  parts,
  put,
  tally,
} from '../../outcomes/picture.ts';
import type { Point, Shot, Stroke } from '../../physics/types.ts';
import { NEWEST } from '../../referee/edition-order.ts';
import type { CaseState, EditionId, Position } from '../../referee/types.ts';
import type { Evaluators } from './evaluators.ts';
import type { View } from './paint.ts';

/** What the map needs to know of the table it belongs to. */
export interface Mapped extends Strokes {
  readonly position: Position;
  readonly caseState: CaseState;
  readonly edition: EditionId;
  readonly stroke: Stroke;
}

/** Directions to either side of straight ahead, degrees. */
export const SPANS = { all: 90, ahead: 30 } as const;
/** The nearest and furthest that the striker may be from the board, mm. */
export const DEPTHS = [NOMINAL.strikerNearest, NOMINAL.strikerFarthest] as const;
/** How often an unsteady hand tries each stroke of the map, and the one being looked at. */
const SAMPLES = 16;
export const PROBES = 400;
const SEED = 1;
/** A picture worth looking at. */
const FIRST = 10_000;

export class MapState {
  readonly #evaluators: Evaluators;
  readonly #table: () => Mapped;
  speed: number = $state(3);
  depth: number = $state(READY);
  span: keyof typeof SPANS = $state('all');
  shaky: boolean = $state(false);
  /** Degrees. */
  aimNoise: number = $state(0.6);
  /** Per cent. */
  speedNoise: number = $state(6);
  edition: EditionId = $state(NEWEST);
  against: EditionId | null = $state(null);
  only: Outcome | null = $state(null);
  column: number = $state(COLUMNS / 2);
  row: number = $state(ROWS / 2);
  picture: Picture = $state.raw(emptyPicture(EMPTY));
  /** Grows whenever more of the picture is known. */
  version: number = $state(0);
  strokes: number = $state(0);
  /** How long the whole picture took, ms; null while it is being painted. */
  took: number | null = $state(null);
  /** How long the first ten thousand strokes took, ms. */
  firstTook: number | null = $state(null);
  /** Passes to be painted; a phone has no need of the finest. */
  readonly passes: number;

  constructor(table: () => Mapped, evaluators: Evaluators, fine: boolean) {
    this.#table = table;
    this.#evaluators = evaluators;
    this.passes = fine ? STRIDES.length : STRIDES.length - 1;
    this.follow();
    this.edition = table().edition;
  }

  /** Takes strength, place and direction from the table. */
  follow(): void {
    const { position, shooter, stroke } = this.#table();
    this.speed = stroke.speed;
    if (!position.striker) return;
    this.depth = clamp(depthOf(shooter, position.striker), ...DEPTHS);
    this.goTo(rightOf(shooter, position.striker), asideOf(shooter, stroke.angle));
  }

  readonly editions: readonly EditionId[] = $derived.by(() => this.#table().editions);
  readonly plan: MapPlan = $derived.by(() => {
    const { position, shooter, colors, format, caseState, readings, editions } = this.#table();
    const hand: Hand = { angle: this.aimNoise, speed: this.speedNoise / 100, samples: SAMPLES, seed: SEED };
    // plain data: what a page's own properties are wrapped in cannot be sent to a worker
    return $state.snapshot({
      discs: position.discs,
      ...{ shooter, colors, format, state: caseState, readings, editions },
      speed: this.speed,
      depth: this.depth,
      from: SPANS[this.span],
      to: -SPANS[this.span],
      ...(this.shaky ? { hand } : {}),
    }) as MapPlan;
  });
  readonly view: View = $derived.by(() => ({
    edition: Math.max(0, this.editions.indexOf(this.edition)),
    only: this.only,
    against: this.against === null || this.against === this.edition ? null : this.editions.indexOf(this.against),
  }));
  readonly along: number = $derived(alongAt(this.column));
  readonly aside: number = $derived(asideAt(this.plan, this.row));
  readonly striker: Point = $derived(placeAt(this.plan.shooter, this.along, this.depth));
  readonly stroke: Stroke = $derived({ angle: angleAt(this.plan.shooter, this.aside), speed: this.speed });
  readonly legal: boolean = $derived(mayLie(this.plan, this.striker));
  /** The stroke being looked at, as it would be made. */
  readonly shot: Shot | null = $derived(
    this.legal ? { before: { discs: this.plan.discs, striker: this.striker }, shooter: this.plan.shooter, stroke: this.stroke } : null,
  );
  readonly known = $derived.by(() => {
    void this.version;
    return this.picture.plan === EMPTY
      ? null
      : { ...tally(this.picture, this.view.edition), margins: margins(this.picture, this.view.edition) };
  });
  /** Share of the strokes that the two compared books see end differently; null where none are compared. */
  readonly partShare: number | null = $derived.by(() => {
    void this.version;
    const { against, edition } = this.view;
    return against === null ? null : partedShare(this.picture, edition, against);
  });
  readonly best: readonly Best[] = $derived(this.took === null ? [] : bestStrokes(this.picture, this.view.edition, 5));
  /** The class of the cell being looked at, as far as it is known. */
  readonly kind: number | null = $derived.by(() => {
    void this.version;
    const cell = nearestKnown(this.picture)[this.row * COLUMNS + this.column] ?? -1;
    return cell < 0 ? null : likeliest(this.picture, cell, this.view.edition);
  });

  /** Begins the picture anew; what was being painted is dropped at once. */
  paint(plan: MapPlan): void {
    const picture = emptyPicture(plan);
    this.picture = picture;
    this.strokes = 0;
    this.took = null;
    this.firstTook = null;
    this.version += 1;
    const begun = performance.now();
    const samples = plan.hand?.samples ?? 1;
    const passes = plan.hand === undefined ? this.passes : STRIDES.length - 1;
    this.#evaluators.evaluate(
      plan,
      passes,
      (cells, found) => {
        put(picture, cells, found);
        this.strokes += cells.length * samples;
        if (this.firstTook === null && this.strokes >= FIRST) this.firstTook = performance.now() - begun;
        this.version += 1;
      },
      (ms) => {
        this.took = ms;
      },
    );
  }
  stop(): void {
    this.#evaluators.stop();
  }
  /** What comes of the stroke being looked at in an unsteady hand, tried often. */
  probe() {
    const { plan } = this;
    const hand: Hand = { ...(plan.hand ?? { angle: 0, speed: 0, seed: SEED }), samples: PROBES };
    return this.#evaluators.attempt({ ...plan, hand }, this.striker, this.stroke);
  }

  goTo(along: number, aside: number): void {
    const { column, row } = cellAt({ from: SPANS[this.span], to: -SPANS[this.span] }, along, aside);
    this.column = column;
    this.row = row;
  }
  look(column: number, row: number): void {
    this.column = Math.round(clamp(column, 0, COLUMNS - 1));
    this.row = Math.round(clamp(row, 0, ROWS - 1));
  }
  widen(span: keyof typeof SPANS): void {
    const { along, aside } = this;
    this.span = span;
    this.goTo(along, aside);
  }
}

const EMPTY: MapPlan = {
  discs: [],
  shooter: 'south',
  colors: { red: ['south'], black: ['north'] },
  format: 'singles',
  state: {},
  readings: {},
  editions: [],
  speed: 3,
  depth: READY,
  from: 90,
  to: -90,
};

function partedShare(picture: Picture, one: number, two: number): number {
  let legal = 0;
  let parted = 0;
  for (let cell = 0; cell < picture.known.length; cell += 1) {
    if (picture.known[cell] === 0 || likeliest(picture, cell, one) === 0) continue;
    legal += 1;
    if (parts(picture, cell, one, two)) parted += 1;
  }
  return legal === 0 ? 0 : parted / legal;
}
