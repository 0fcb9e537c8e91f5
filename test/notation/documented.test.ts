/** What docs/log-format.md shows can be played as it stands there. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../src/cli/sentence.ts';
import { parseLog } from '../../src/notation/parse.ts';
import { runPlay } from '../../src/notation/run/play.ts';

const page = readFileSync(new URL('../../docs/log-format.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');

describe('docs/log-format.md', () => {
  test('shows examples', () => expect(examples.length).toBeGreaterThan(0));

  test.each(examples.map((text, i) => [i + 1, text] as const))('example %i is played', (_, text) => {
    const log = parseLog(JSON.parse(text));
    expect(log.ok ? [] : log.error.map(sentenceOf)).toEqual([]);
    if (!log.ok) return;
    const played = runPlay(log.value);
    expect(played.ok ? [] : played.error.map(sentenceOf)).toEqual([]);
    if (played.ok) expect(played.value.rulings).toHaveLength(log.value.log.length);
  });
});
