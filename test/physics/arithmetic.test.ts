/** Only arithmetic that every engine computes alike: no built-in function but exact ones, no power operator, no clock, no chance. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../src/physics/', import.meta.url);
const EXACT = new Set(['sqrt', 'abs', 'min', 'max', 'floor', 'ceil', 'imul', 'SQRT1_2']);

const code = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));

test.each(files)('%s', (file) => {
  const text = code(file);
  const used = [...text.matchAll(/\bMath\.(\w+)/g)].map((m) => m[1] as string);
  expect(used.filter((name) => !EXACT.has(name))).toEqual([]);
  expect(text).not.toMatch(/\*\*|\bDate\b|\bperformance\b|\brandom\b|toLocale|\bIntl\b|\bprocess\b/);
});
