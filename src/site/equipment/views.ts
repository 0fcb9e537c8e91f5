/** The views of a drawing sheet: what is drawn of table, pieces and cue in one edition, and where each size is dimensioned. */

import type { EditionId } from '../../referee/types.ts';
import type { ViewId } from '../../ui/strings.ts';
import { n } from '../../widgets/table/board/draw.ts';
import { across, bare, box, type Drawn, down, leader, round, slant } from './drafting.ts';
import { nominal, states } from './measures.ts';

/** What an area or a line is, for its colour; `free`: no book lays it down. */
export type Stuff = 'rail' | 'wood' | 'line' | 'pocket' | 'red' | 'pale' | 'cut' | 'edge' | 'axis' | 'free';

export interface Shape {
  readonly stuff: Stuff;
  readonly path: string;
  /** The size that it follows from; drawn dashed where the edition doesn't state it. */
  readonly by?: string;
}

export interface Dimension extends Drawn {
  readonly id: string;
  readonly sign?: 'Ø' | 'Δ';
  /** A line that is no edge of anything: dash and dot. */
  readonly axis?: boolean;
  /** On the lacquer, which is light in the dark theme too. */
  readonly on?: boolean;
}

export interface View {
  readonly id: ViewId;
  /** x, y, width, height in millimetres of the real thing. */
  readonly box: readonly [number, number, number, number];
  /** Millimetres of the real thing that one millimetre of paper is. */
  readonly scale: number;
  /** Millimetres that the scale bar is long. */
  readonly bar: number;
  readonly shapes: readonly Shape[];
  readonly dimensions: readonly Dimension[];
  /** An enlarged part: how many times, and where its name stands. */
  readonly enlarged?: { readonly times: number; readonly x: number; readonly y: number };
}

type Size = (id: string) => number;
const sizes =
  (edition: EditionId): Size =>
  (id) =>
    nominal(id, edition);

/** Limits that nothing is drawn by: shown where the edition sets them. */
const where = (edition: EditionId, dimension: Dimension): readonly Dimension[] => (states(dimension.id, edition) ? [dimension] : []);

function plan(edition: EditionId): View {
  const of = sizes(edition);
  const h = of('surfaceSize') / 2;
  const e = h + of('boardWidth');
  const z = h - of('edgeZoneDepth');
  const c = of('circleDiameter') / 2;
  const r = of('pocketDiameter') / 2;
  const p = h - of('pocketInset') - r;
  const u = 10;
  const diagonal = p - r * 1.2;
  return {
    id: 'plan',
    box: [-e - 120, -e - 110, 2 * e + 240, 2 * e + 180],
    scale: u,
    bar: 500,
    shapes: [
      { stuff: 'rail', path: box(-e, -e, e, e), by: 'boardWidth' },
      {
        stuff: 'edge',
        path: [-1, 1].map((x) => [-1, 1].map((y) => `M${x * h} ${y * h}L${x * e} ${y * e}`).join('')).join(''),
        by: 'boardWidth',
      },
      { stuff: 'wood', path: box(-h, -h, h, h), by: 'surfaceSize' },
      {
        stuff: 'line',
        path: `M${-z} ${-h}V${h}M${z} ${-h}V${h}M${-h} ${-z}H${h}M${-h} ${z}H${h}M0 ${-h}V${-z}M0 ${z}V${h}M${-h} 0H${-z}M${z} 0H${h}`,
        by: 'edgeZoneDepth',
      },
      { stuff: 'line', path: `${round(0, 0, c)}M${-c} 0H${c}M0 ${-c}V${c}`, by: 'circleDiameter' },
      { stuff: 'pocket', path: [-p, p].flatMap((x) => [-p, p].map((y) => round(x, y, r))).join(''), by: 'pocketDiameter' },
    ],
    dimensions: [
      { id: 'surfaceSize', ...across(-h, h, { at: -e - 60, from: -e - 10 }, u) },
      { id: 'edgeZoneDepth', ...down(-h, -z, { at: e + 60, from: e + 10 }, u) },
      ...where(edition, { id: 'circleCentreFromBoard', ...down(-h, 0, { at: -e - 60, from: -e - 10 }, u) }),
      { id: 'circleDiameter', sign: 'Ø', on: true, ...chord(c, c * 0.42, u) },
      ...where(edition, {
        id: 'diagonalDeviation',
        sign: 'Δ',
        on: true,
        axis: true,
        path: `M${-diagonal} ${-diagonal}L${diagonal} ${diagonal}M${diagonal} ${-diagonal}L${-diagonal} ${diagonal}`,
        x: -c - 108,
        y: -c - 132,
        turn: 45,
      }),
    ],
  };
}

/** A diameter through the centre, slantwise, for the lines of the table run across and down; its figure stands above the circle. */
function chord(radius: number, rise: number, u: number): Drawn {
  const run = Math.sqrt(radius * radius - rise * rise);
  return { path: slant([-run, rise], [run, -rise], u), x: 0, y: -radius - 2 * u };
}

function corner(edition: EditionId): View {
  const of = sizes(edition);
  const [b, inset, d, zone] = [of('boardWidth'), of('pocketInset'), of('pocketDiameter'), of('edgeZoneDepth')];
  const k = zone + 52;
  const middle = inset + d / 2;
  const arc = 28;
  const u = 4;
  const toArc = leader([arc * Math.SQRT1_2, arc * Math.SQRT1_2], [-b - 2, 66], u);
  return {
    id: 'corner',
    box: [-b - 62, -b - 40, b + k + 70, b + k + 68],
    scale: u,
    bar: 50,
    shapes: [
      { stuff: 'rail', path: box(-b, -b, k, k), by: 'boardWidth' },
      { stuff: 'edge', path: `M0 0L${-b} ${-b}`, by: 'boardWidth' },
      { stuff: 'wood', path: box(0, 0, k, k), by: 'surfaceSize' },
      { stuff: 'line', path: `M${zone} 0V${k}M0 ${zone}H${k}`, by: 'edgeZoneDepth' },
      { stuff: 'pocket', path: round(middle, middle, d / 2), by: 'pocketDiameter' },
    ],
    dimensions: [
      { id: 'pocketDiameter', sign: 'Ø', ...across(inset, inset + d, { at: -b - 24, from: -b - 4 }, u) },
      { id: 'pocketInset', ...across(0, inset, { at: -b - 24, from: -b - 4, outside: 'first' }, u) },
      { id: 'lineWidth', on: true, ...leader([zone + 0.5, zone + 22], [zone + 14, zone + 34], u) },
      ...where(edition, {
        id: 'cornerAngle',
        ...toArc,
        path: `${toArc.path}M${arc} 0A${arc} ${arc} 0 0 1 0 ${arc}`,
        x: -b - 16,
        y: 61,
      }),
    ],
  };
}

function section(edition: EditionId): View {
  const of = sizes(edition);
  const [b, height, thick] = [of('boardWidth'), of('boardHeight'), of('surfaceThickness')];
  const end = b + 72;
  const u = 2;
  const torn = `l-3 ${n(thick / 4)}l6 ${n(thick / 2)}l-3 ${n(thick / 4)}`;
  return {
    id: 'section',
    box: [-14, -height - 26, end + 60, height + thick + 50],
    scale: u,
    bar: 50,
    shapes: [
      { stuff: 'cut', path: box(0, -height, b, 0), by: 'boardHeight' },
      { stuff: 'cut', path: `M0 0H${end}${torn}H0Z`, by: 'surfaceThickness' },
    ],
    dimensions: [
      { id: 'boardWidth', ...across(0, b, { at: -height - 10, from: -height - 1 }, u) },
      { id: 'boardHeight', ...beside(down(-height, 0, { at: b + 10, from: b + 1 }, u), b + 10, -height / 2, u) },
      { id: 'surfaceThickness', ...beside(down(0, thick, { at: end + 9, from: end + 2 }, u), end + 9, thick / 2, u) },
    ],
  };
}

/** The figure upright to the right (or, with a minus sign before `u`, to the left) of a dimension line. */
function beside(drawn: Drawn, at: number, middle: number, u: number): Drawn {
  return { path: drawn.path, x: at + 1.4 * u, y: middle + Math.abs(u), anchor: u < 0 ? 'end' : 'start' };
}

function stand(edition: EditionId): View {
  const of = sizes(edition);
  const e = of('surfaceSize') / 2 + of('boardWidth');
  const floor = of('tableHeight');
  const top = of('boardHeight');
  const under = top + of('surfaceThickness');
  const leg = 50;
  const foot = states('legAdjustment', edition) ? of('legAdjustment') : 0;
  const u = 20;
  const legs = [-e + leg, e - 2 * leg];
  return {
    id: 'stand',
    box: [-e - 200, -150, 2 * e + 380, floor + 290],
    scale: u,
    bar: 500,
    shapes: [
      { stuff: 'free', path: legs.map((x) => box(x, under, x + leg, floor - foot)).join('') },
      ...(foot
        ? [{ stuff: 'edge' as const, path: legs.map((x) => box(x + leg / 4, floor - foot, x + (3 * leg) / 4, floor)).join('') }]
        : []),
      { stuff: 'rail', path: box(-e, 0, e, top), by: 'boardHeight' },
      { stuff: 'wood', path: box(-e, top, e, under), by: 'surfaceThickness' },
      { stuff: 'axis', path: `M${-e - 40} ${floor}H${e + 40}` },
    ],
    dimensions: [
      { id: 'tableHeight', ...down(0, floor, { at: -e - 100, from: -e - 20 }, u) },
      ...where(edition, { id: 'levelDeviation', ...leader([e * 0.4, 0], [e * 0.4 + 90, -80], u) }),
      ...where(edition, { id: 'legAdjustment', ...leader([e - leg, floor - foot / 2], [e - leg * 3.4, floor - 120], u) }),
    ],
  };
}

function pieces(edition: EditionId): View {
  const of = sizes(edition);
  const sized = (piece: Piece['piece']): Piece => ({
    piece,
    d: of(`${piece}Diameter`),
    hole: of(`${piece}Hole`),
    thick: of(`${piece}Thickness`),
  });
  const [disc, striker] = [sized('disc'), sized('striker')];
  const base = striker.d / 2 + 11 + striker.thick;
  const beyond = disc.d / 2 + 17 + striker.d / 2;
  return {
    id: 'pieces',
    box: [-disc.d / 2 - 20, -striker.d / 2 - 13, beyond + striker.d / 2 + disc.d / 2 + 49, base + striker.d / 2 + 37],
    scale: 1,
    bar: 50,
    shapes: [...pieceShapes(disc, 0, base, 'red'), ...pieceShapes(striker, beyond, base, 'pale')],
    dimensions: [...pieceSizes(edition, disc, 0, base, striker.d / 2), ...pieceSizes(edition, striker, beyond, base, striker.d / 2)],
  };
}

interface Piece {
  readonly piece: 'disc' | 'striker';
  readonly d: number;
  readonly hole: number;
  readonly thick: number;
}

function pieceShapes({ piece, d, hole, thick }: Piece, x: number, base: number, stuff: Stuff): readonly Shape[] {
  const [left, right] = [x - d / 2, x + d / 2];
  const top = base - thick;
  return [
    { stuff, path: round(x, 0, d / 2) + round(x, 0, hole / 2), by: `${piece}Diameter` },
    { stuff: 'cut', path: box(left, top, x - hole / 2, base) + box(x + hole / 2, top, right, base), by: `${piece}Thickness` },
    {
      stuff: 'edge',
      path: `M${n(x - hole / 2)} ${n(top)}H${n(x + hole / 2)}M${n(x - hole / 2)} ${n(base)}H${n(x + hole / 2)}`,
      by: `${piece}Hole`,
    },
    { stuff: 'axis', path: `M${n(x)} ${n(-d / 2 - 3)}V${n(base + 3)}M${n(left - 3)} 0H${n(right + 3)}` },
  ];
}

function pieceSizes(edition: EditionId, { piece, d, hole, thick }: Piece, x: number, base: number, highest: number): readonly Dimension[] {
  const side = piece === 'disc' ? -1 : 1;
  const at = x + side * (d / 2 + 6);
  return [
    { id: `${piece}Diameter`, sign: 'Ø', ...across(x - d / 2, x + d / 2, { at: -highest - 6, from: 0 }, 1) },
    { id: `${piece}Thickness`, ...beside(down(base - thick, base, { at, from: x + side * (d / 2 + 0.6) }, 1), at, base - thick / 2, side) },
    { id: `${piece}Hole`, sign: 'Ø', ...across(x - hole / 2, x + hole / 2, { at: base + 6, from: base + 0.6, outside: 'second' }, 1) },
    ...where(edition, { id: `${piece}Mass`, ...bare(x, base + 14) }),
  ];
}

function cue(edition: EditionId): View {
  const of = sizes(edition);
  const [length, smooth, tip] = [of('cueLength'), of('cueRoundLength'), of('cueTipDiameter')];
  const u = 10;
  const times = 10;
  const thick = (at: number) => (tip / 2) * (1 + (1.6 * at) / length);
  const [x, y, long] = [length * 0.52, 205, 50];
  const grown = (tip / 2) * times;
  const slope = (thick(long) - thick(0)) * times;
  return {
    id: 'cue',
    box: [-50, -140, length + 100, 420],
    scale: u,
    bar: 200,
    shapes: [
      {
        stuff: 'free',
        path: `M${smooth} ${n(-thick(smooth))}L${length} ${n(-thick(length))}V${n(thick(length))}L${smooth} ${n(thick(smooth))}`,
      },
      {
        stuff: 'pale',
        path: `M0 ${n(-thick(0))}L${smooth} ${n(-thick(smooth))}V${n(thick(smooth))}L0 ${n(thick(0))}Z`,
        by: 'cueRoundLength',
      },
      {
        stuff: 'pale',
        path: `M${n(x)} ${y - grown}L${n(x + long * times)} ${n(y - grown - slope)}l16 ${n((grown + slope) / 2)}l-32 ${n(grown + slope)}l16 ${n((grown + slope) / 2)}L${n(x)} ${y + grown}Z`,
        by: 'cueTipDiameter',
      },
      { stuff: 'axis', path: `M-30 0H${length + 30}M${n(x - 40)} ${y}H${n(x + long * times + 40)}` },
    ],
    dimensions: [
      { id: 'cueLength', ...across(0, length, { at: -60, from: -20 }, u) },
      { id: 'cueRoundLength', ...across(0, smooth, { at: 75, from: 20 }, u) },
      {
        id: 'cueTipDiameter',
        sign: 'Ø',
        ...beside(down(y - grown, y + grown, { at: x - 60, from: x - 8 }, u), x - 60, y, -u),
      },
    ],
    enlarged: { times, x: x + long * times + 60, y: y + u },
  };
}

const VIEWS: Readonly<Record<ViewId, (edition: EditionId) => View>> = { plan, corner, section, stand, pieces, cue };
export const VIEW_IDS = Object.keys(VIEWS) as readonly ViewId[];

/** A view of an edition's sheet. */
export const view = (id: ViewId, edition: EditionId): View => VIEWS[id](edition);
