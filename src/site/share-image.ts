/**
 * The picture that a link to a rule is shown with elsewhere: its figure and the numbers it has in each book, no words, so that one picture
 * does for all languages. Flat colours only: it is kept as a palette PNG of a few kilobytes. Drawn here as SVG; `npm run images` makes it a file.
 */
import { xml } from '../corpus/exports/xml.ts';
import { fingerprint } from '../corpus/hash.ts';
import type { MarkPattern, Provision } from '../corpus/model.ts';
import { colorOf } from '../geometry/discs.ts';
import { NOMINAL } from '../geometry/parameters.ts';
import { startPosition } from '../geometry/row.ts';
import { articleLabel } from '../narrate/article.ts';
import { NEWEST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import { n, path, SPAN } from '../widgets/table/board/draw.ts';
import { flatTable } from '../widgets/table/share/picture.ts';
import { articlesIn, corpus, EDITION_BAR, edition, yearOf } from './book.ts';
import { type Drawn, drawingOf, figureOf } from './cases/cases.ts';
import { isSanctioned, ownLines, signsOf } from './compare/verdicts.ts';
import { COST_SIGNS } from './symbols.ts';

/** Pixels of the picture, as link previews want it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const INK = '#2b2320';
/** Corners of a mark, by its pattern. */
const CORNERS: Readonly<Record<MarkPattern, number>> = { solid: 6, hatched: 18, ringed: 32, outlined: 6 };

const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  red: ['#b3261e', '#7d1712'],
  black: ['#2e2926', '#8d8580'],
  striker: ['#f3e9d3', '#a8895f'],
};

function body(kind: string, x: number, y: number): string {
  const [face = '', ring = ''] = COLOURS[kind] ?? [];
  const r = kind === 'striker' ? NOMINAL.strikerRadius : NOMINAL.discRadius;
  // a third larger than to scale: the picture is often shown as small as a stamp
  const k = 1.35;
  return `<g transform="translate(${n(x)} ${n(-y)})"><circle r="${n(r * k)}" fill="${face}" stroke="${INK}" stroke-width="2"/><circle r="${n(r * k * 0.6)}" fill="none" stroke="${ring}" stroke-width="3"/></g>`;
}

/** What lies where and how it moves. */
function figure({ position, tracks, placements }: Drawn): string {
  const ways = tracks.map(({ id, points }) => {
    const dashes = id === 'striker' ? '14 9' : '4 9';
    return `<path d="${path(points)}" fill="none" stroke="${id.startsWith('red') ? '#7d1712' : INK}" stroke-width="4" stroke-dasharray="${dashes}"/>`;
  });
  const discs = position.discs.map(({ color, x, y }) => body(color, x, y));
  const placed = placements.map(
    ({ disc, x, y }) =>
      `<circle cx="${n(x)}" cy="${n(-y)}" r="34" fill="none" stroke="${INK}" stroke-width="4"/>${body(colorOf(disc), x, y)}`,
  );
  const striker = position.striker ? body('striker', position.striker.x, position.striker.y) : '';
  return [...ways, ...discs, ...placed, striker].join('');
}

/** A book's mark with the number the rule has there. */
function line(id: EditionId, label: string, y: number): string {
  const { color, mark, pattern } = edition(id);
  const outlined = pattern === 'outlined';
  const paint = outlined ? `fill="none" stroke="${color.light}" stroke-width="5" stroke-dasharray="12 8"` : `fill="${color.light}"`;
  const box = `<rect x="660" y="${y}" width="92" height="64" rx="${CORNERS[pattern]}" ${paint}/>`;
  return `${box}<text x="706" y="${y + 46}" text-anchor="middle" font-size="38" font-weight="650" fill="${outlined ? color.light : '#fbf6ee'}">${mark}</text><text x="784" y="${y + 49}" font-size="48" font-weight="560" fill="${INK}">${label}</text>`;
}

function picture(drawn: Drawn, lines: readonly string[], signs: readonly string[]): string {
  const emblem = `<g transform="translate(1120 556) scale(2.4)" fill="none" stroke="${INK}" stroke-width="1.5"><circle r="10.4"/><path d="M0-10.4V-3.2M0 3.2V10.4M-10.4 0H-3.2M3.2 0H10.4"/><circle r="3" fill="#b3261e" stroke="none"/></g>`;
  const pictograms = signs.map(
    (sign, i) => `<g transform="translate(${660 + i * 96} 520) scale(3.6)" fill="none" stroke="#a4161a" stroke-width="1.6">${sign}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_SIZE.width} ${SHARE_SIZE.height}" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}" font-family="Novuss Sans Ru, Novuss Sans, sans-serif"><rect width="1200" height="630" fill="#fbf6ee"/><g transform="translate(315 315) scale(${n(590 / SPAN)})">${flatTable()}${figure(drawn)}</g>${lines.join('')}${pictograms.join('')}${emblem}</svg>`;
}

/** The picture of a rule. */
export function shareImage(p: Provision): string {
  const books = EDITION_BAR.filter((id) => articlesIn(p, id).length > 0);
  const [newest = NEWEST] = books;
  const found = figureOf(p, newest) ?? books.map((id) => figureOf(p, id)).find((s) => s !== undefined);
  const where = found && books.find((id) => found.editions.includes(id));
  const drawn = (found && where && drawingOf(found, where)) ?? { position: startPosition(), ghosts: [], tracks: [], placements: [] };
  const lines = books.map((id, i) => {
    const articles = articlesIn(p, id);
    const label = articleLabel(articles[0] ?? '', edition(id).language);
    return line(id, xml(articles.length > 1 ? `${label} …` : label), 52 + i * 104);
  });
  // what it costs in every case, not what comes of it besides
  const [first = [], ...others] = ownLines(p, newest)
    .filter(isSanctioned)
    .map(({ outcome }) => signsOf(outcome.effects));
  const always = first.filter((name) => others.every((signs) => signs.includes(name)));
  const signs = always.flatMap((name) => (name in COST_SIGNS ? COST_SIGNS[name as keyof typeof COST_SIGNS] : []));
  return picture(drawn, lines, signs.slice(0, 4));
}

/** The picture of the site: the table at the start, the four books. */
function siteImage(): string {
  const lines = EDITION_BAR.map((id, i) => line(id, yearOf(id), 52 + i * 104));
  return picture({ position: startPosition(), ghosts: [], tracks: [], placements: [] }, lines, []);
}

/** Every picture by the name of its file, with the fingerprint of what it is drawn from. */
export function shareImages(): ReadonlyMap<string, { readonly svg: string; readonly mark: string }> {
  const all = [['site', siteImage()] as const, ...corpus.provisions.map((p) => [p.id, shareImage(p)] as const)];
  return new Map(all.map(([name, svg]) => [name, { svg, mark: fingerprint(svg) }]));
}
