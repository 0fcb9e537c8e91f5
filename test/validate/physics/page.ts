/** docs/physics-validation.md: what the long runs measured, each test a section. */
import { writeFileSync } from 'node:fs';

const sections = new Map<string, string>();

/** Notes a section; `rows` are lines of a table with `head` above. */
export function note(
  order: number,
  title: string,
  text: string,
  head?: readonly string[],
  rows: readonly (readonly (string | number)[])[] = [],
): void {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const table = head === undefined ? [] : ['', line(head), line(head.map(() => '---')), ...rows.map(line)];
  sections.set(String(order).padStart(2, '0'), [`## ${title}`, '', text, ...table, ''].join('\n'));
}

/** Writes the page once all sections are in. */
export function writePage(): void {
  const intro = [
    '# The physics, validated',
    '',
    'Written by `npm run validate`. What each test is for stands in docs/physics.md; the oracles are in test/physics/oracles and share nothing with the engine.',
    '',
  ];
  const body = [...sections.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  writeFileSync(new URL('../../../docs/physics-validation.md', import.meta.url), [...intro, ...body].join('\n'));
}

export const round = (v: number, digits = 3): string =>
  v === 0 ? '0' : Math.abs(v) < 1e-3 || Math.abs(v) >= 1e5 ? v.toExponential(1) : v.toPrecision(digits);
