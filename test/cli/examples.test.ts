import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subsetDifferences } from '../support/expect-subset.ts';
import { runCli } from '../support/run-cli.ts';

interface Example {
  readonly name: string;
  readonly command: string;
  readonly input: { readonly editions?: readonly string[] };
  readonly expect?: unknown;
  readonly exit?: number;
  readonly stderr?: string;
}

const copy = join(import.meta.dirname, '../fixtures/contract/examples.json');
const original = join(import.meta.dirname, '../../../shared/contract/examples.json');
const examples = JSON.parse(readFileSync(existsSync(original) ? original : copy, 'utf8')) as readonly Example[];

test.runIf(existsSync(original))('the copy of the examples is the contract', () => {
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync(original, 'utf8'));
});

test.each(examples)('$command: $name', async ({ command, input, expect: expected, exit = 0, stderr }) => {
  const ran = await runCli([command], { stdin: JSON.stringify(input) });
  expect(ran).toMatchObject({ exit });
  if (stderr !== undefined) expect(ran.stderr).toContain(stderr);
  if (exit !== 0) expect(ran.stdout).toBe('');
  else expect(subsetDifferences(answerOf(command, JSON.parse(ran.stdout)), expected)).toEqual([]);
});

/** What an example's `expect` is matched against: rulings by edition, shades by disc, or the answer as it is. */
function answerOf(
  command: string,
  answer: { readonly rulings?: unknown; readonly discs?: Record<string, { readonly shade: string }> },
): unknown {
  if (command === 'judge' && answer.rulings) return answer.rulings;
  if (command !== 'classify') return answer;
  return Object.fromEntries(Object.entries(answer.discs ?? {}).map(([id, { shade }]) => [id, shade]));
}
