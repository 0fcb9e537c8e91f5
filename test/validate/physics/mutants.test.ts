import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { mutated } from './mutation.ts';

test.each(MUTANTS)('the fault “$what” has its one place in $file', (mutant) => {
  const source = readFileSync(new URL(`../../../src/physics/${mutant.file}`, import.meta.url), 'utf8');
  expect(mutated(source, mutant)).not.toBe(source);
});
