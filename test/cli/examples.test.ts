import { readFileSync } from 'node:fs';
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

const file = join(import.meta.dirname, '../../docs/contract/examples.json');
const examples = JSON.parse(readFileSync(file, 'utf8')) as readonly Example[];

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
