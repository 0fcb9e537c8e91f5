/**
 * Small signs drawn once for the whole site: what things cost (right, turn lost, penalty disc, set lost, warning), what comes of it,
 * and the buttons' icons.
 * They are served as one file that pages show by `<use>`; a page with a live table holds the first five itself.
 */
import { COST_SIGNS, costSymbols } from '../widgets/table/ruling/signs.ts';

export { COST_SIGNS };

/** What comes of it besides: a disc goes back to where it lay. Shown where costs are listed; box 20 × 20. */
export const AFTER_SIGNS = {
  back: '<circle cx="10" cy="11" r="2.2"/><path d="M3.6 8A7 7 0 1 1 3.6 14M3.2 3.4V8h4.6"/>',
} as const;

/** Icons of buttons; box 20 × 20. */
export const ICONS = {
  find: '<circle cx="8.5" cy="8.5" r="5.5"/><path d="m13 13 5 5"/>',
  light: '<circle cx="10" cy="10" r="7.2"/><path fill="currentColor" d="M10 2.8a7.2 7.2 0 0 1 0 14.4Z"/>',
  menu: '<path d="M3 5.5h14M3 10h14M3 14.5h14"/>',
  play: '<path d="M6 3.5 16 10 6 16.5Z"/>',
  pause: '<path d="M5 3.5h3.5v13H5zM11.5 3.5H15v13h-3.5z"/>',
  previous: '<path d="M5 3.5h2v13H5zM15.5 3.5v13L7.5 10z"/>',
  next: '<path d="M13 3.5h2v13h-2zM4.5 3.5v13l8-6.5z"/>',
  print: '<path d="M5.5 7V2.5h9V7M5.5 14.5h-3V7h15v7.5h-3M5.5 11.5h9v6h-9z"/>',
  embed: '<path d="M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5L13 14.5"/>',
} as const;

const symbol = (id: string, body: string): string => `<symbol id="${id}" viewBox="0 0 20 20">${body}</symbol>`;

const symbols = (letter: 'p' | 'i', signs: Readonly<Record<string, string>>): string =>
  Object.entries(signs)
    .map(([name, body]) => symbol(`${letter}-${name}`, body))
    .join('');

/** The file `sprite.svg`: the signs of costs and of what comes of them (`p-…`), and the icons (`i-…`). */
export const spriteFile = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${costSymbols()}${symbols('p', AFTER_SIGNS)}${symbols('i', ICONS)}</svg>`;
