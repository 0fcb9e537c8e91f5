/** The strokes of the cases on disk: `novuss cases solve --write` puts them into the scenario files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.ts';

const pathOf = (file: string): string => join(projectRoot(), 'content', 'novuss', 'scenarios', `${file}.yaml`);

/** Writes the case of a scenario as a stroke: lines of the notation, and the events that it shows. Everything else stays as it stands. */
export function writeStroke(file: string, id: string, lines: readonly string[], shows: string): void {
  const path = pathOf(file);
  writeFileSync(path, withStroke(readFileSync(path, 'utf8'), id, lines, shows));
}

/** The text of a scenario file with another case for one scenario. Throws where there is no such scenario. */
export function withStroke(text: string, id: string, input: readonly string[], shows: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(`  - id: ${id}`);
  const from = lines.findIndex((line, i) => i > start && line.startsWith('    input:'));
  if (start < 0 || from < 0) throw new Error(`no scenario ${id} with a field input`);
  let to = from + 1;
  while (/^ {6}/.test(lines[to] ?? '') || /^ {4}shows:/.test(lines[to] ?? '')) to += 1;
  const written = ['    input: |', ...input.map((line) => `      ${line}`), `    shows: ${shows}`];
  return [...lines.slice(0, from), ...written, ...lines.slice(to)].join('\n');
}
