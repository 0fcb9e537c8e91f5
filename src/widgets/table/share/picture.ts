/** The table as a picture of its own: SVG with its colours in it, so that it looks the same anywhere. Pure text; the bare table is given. */

import { NOMINAL } from '../../../geometry/parameters.ts';
import type { Point, Position } from '../../../physics/types.ts';
import { discRadii, n, path } from '../board/draw.ts';

export interface Pictured {
  readonly position: Position;
  /** Ways that were taken, drawn under the discs. */
  readonly ways?: readonly { readonly id: string; readonly points: readonly Point[] }[];
  /** The text alternative. */
  readonly title: string;
  /** Degrees the drawing is turned. */
  readonly turn?: number;
}

const r = discRadii(NOMINAL);
const s = NOMINAL.strikerRadius;
const RED = { rim: '#7d1512', face: '#a8201c', ring: '#5d0d0b', dash: '' };
const BLACK = { rim: '#14110f', face: '#2b2724', ring: '#d6cdbf', dash: ' stroke-dasharray="4.6 2.84"' };

function disc(c: typeof RED): string {
  return `<circle cx="1" cy="2.4" r="${n(r.rim + 0.6)}" fill="#1d120a" fill-opacity=".34"/><circle r="${n(r.rim)}" fill="${c.rim}"/><circle cy="-.7" r="${n(r.face)}" fill="${c.face}"/><circle cy="-.4" r="${n(r.ring)}" fill="none" stroke="${c.ring}" stroke-width="1.7"${c.dash}/><circle r="${n(r.hole)}" fill="#e3c896" stroke="#1d120a" stroke-opacity=".65"/>`;
}
const STRIKER = `<circle cx="1.4" cy="3" r="${n(s + 0.8)}" fill="#1d120a" fill-opacity=".34"/><circle r="${n(s)}" fill="#cdb98f"/><circle cy="-.9" r="${n(s - 1.2)}" fill="#f1e6cc"/><circle cy="-.4" r="14.2" fill="none" stroke="#7a5c37" stroke-opacity=".55" stroke-width="1.6"/><circle r="${n(NOMINAL.strikerHoleRadius)}" fill="#e3c896" stroke="#1d120a" stroke-opacity=".65"/>`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const color = (id: string) => (id.startsWith('red') ? RED.face : id === 'striker' ? '#4d3a22' : BLACK.rim);

/** The bare table in flat colours: rail, surface, lines, pockets. */
export function flatTable(): string {
  const h = NOMINAL.half;
  const z = h - NOMINAL.edgeLine;
  const c = NOMINAL.circleRadius;
  const edge = h + NOMINAL.boardWidth;
  const lines = [-z, z].map((at) => `M${-h} ${at}H${h}M${at} ${-h}V${h}`).join('');
  const middles = `M0 ${-h}V${-z}M0 ${z}V${h}M${-h} 0H${-z}M${z} 0H${h}`;
  const pockets = [-1, 1].flatMap((x) =>
    [-1, 1].map(
      (y) => `<circle cx="${x * NOMINAL.pocketCentre}" cy="${y * NOMINAL.pocketCentre}" r="${NOMINAL.pocketRadius}" fill="#17110d"/>`,
    ),
  );
  return `<rect x="${-edge}" y="${-edge}" width="${2 * edge}" height="${2 * edge}" fill="#7d4e30"/><rect x="${-h}" y="${-h}" width="${2 * h}" height="${2 * h}" fill="#e9d3a6"/><g fill="none" stroke="#2b2320" stroke-width="2.4"><path d="${lines}${middles}"/><circle r="${c}"/><path d="M-${c} 0H${c}M0 -${c}V${c}"/></g>${pockets.join('')}`;
}

/** A whole SVG file. `bare` is the empty table's (`table.svg`), whose own marks are kept as they are. */
export function pictureOf(bare: string, { position, ways = [], title, turn = 0 }: Pictured): string {
  const lines = ways
    .map(
      (w) =>
        `<path d="${path(w.points)}" fill="none" stroke="${color(w.id)}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0.1 8"/>`,
    )
    .join('');
  const at = (p: Point, what: string) =>
    `<g transform="translate(${n(p.x)} ${n(-p.y)})"><g${turn ? ` transform="rotate(${-turn})"` : ''}>${what}</g></g>`;
  const bodies = position.discs.map((d) => at(d, disc(d.color === 'red' ? RED : BLACK))).join('');
  const striker = position.striker ? at(position.striker, STRIKER) : '';
  const all = `<g${turn ? ` transform="rotate(${turn})"` : ''}>${lines}${bodies}${striker}</g>`;
  return bare.replace(/(<svg[^>]*)>/, `$1 role="img"><title>${escaped(title)}</title>`).replace(/<\/svg>\s*$/, `${all}</svg>`);
}
