import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leavesOf, type Question, type Sample, samplesIn, smallestTree } from '../../../src/corpus/verdicts/tree.ts';

const discs: Question = { id: 'discs', answers: ['0', '1', '2', '3'], ordered: true };
const turn: Question = { id: 'turn', answers: ['own', 'opponents'], ordered: false };
const what: Question = { id: 'with', answers: ['hand', 'cue', 'body'], ordered: false };

/** All combinations, each with what `says` makes of its answers. */
function samples(questions: readonly Question[], says: (answers: Readonly<Record<string, string>>) => string): readonly Sample<string>[] {
  const all = questions.reduce<readonly (readonly number[])[]>(
    (list, { answers }) => list.flatMap((at) => answers.map((_, i) => [...at, i])),
    [[]],
  );
  return all.map((at) => ({ at, value: says(Object.fromEntries(questions.map(({ id, answers }, i) => [id, answers[at[i] ?? 0] ?? '']))) }));
}
const lines = (questions: readonly Question[], all: readonly Sample<string>[]): readonly string[] =>
  leavesOf(
    questions,
    smallestTree(questions, all, (value) => value),
  ).map(
    ({ conditions, samples: here }) =>
      `${conditions.map(({ question, answers }) => `${question} ${answers.join('/')}`).join(', ') || 'always'}: ${here[0]?.value}`,
  );

describe('the fewest questions', () => {
  test('what always comes to the same asks nothing', () => {
    const questions = [discs, turn];
    expect(
      lines(
        questions,
        samples(questions, () => 'warning'),
      ),
    ).toEqual(['always: warning']);
  });
  test('one disc or two: neighbours share a branch, what changes nothing is not asked', () => {
    const questions = [what, discs, turn];
    expect(
      lines(
        questions,
        samples(questions, (answer) => (Number(answer['discs']) >= 2 ? 'set' : 'turn')),
      ),
    ).toEqual(['discs 0/1: turn', 'discs 2/3: set']);
  });
  test('a question is asked only where it matters', () => {
    const questions = [discs, turn];
    const says = (answer: Readonly<Record<string, string>>): string =>
      Number(answer['discs']) >= 2 ? 'set' : answer['turn'] === 'own' ? 'turn' : 'next';
    expect(lines(questions, samples(questions, says))).toEqual([
      'discs 0/1, turn own: turn',
      'discs 0/1, turn opponents: next',
      'discs 2/3: set',
    ]);
  });
  test('numbers that are no neighbours are branches of their own, names may be any', () => {
    expect(
      lines(
        [discs],
        samples([discs], (answer) => (answer['discs'] === '1' ? 'b' : 'a')),
      ),
    ).toEqual(['discs 0: a', 'discs 1: b', 'discs 2/3: a']);
    expect(
      lines(
        [what],
        samples([what], (answer) => (answer['with'] === 'cue' ? 'b' : 'a')),
      ),
    ).toEqual(['with hand/body: a', 'with cue: b']);
  });
});

test('whatever the outcomes: each combination is in exactly one leaf, and that leaf says its outcome under conditions that hold for it', () => {
  const questions = [discs, turn, what];
  const size = 4 * 2 * 3;
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: size, maxLength: size }), (outcomes) => {
      let next = 0;
      const all = samples(questions, () => outcomes[next++] ?? '');
      const tree = smallestTree(questions, all, (value) => value);
      const leaves = leavesOf(questions, tree);
      expect(samplesIn(tree).length).toBe(size);
      expect(new Set(leaves.flatMap((leaf) => leaf.samples)).size).toBe(size);
      for (const { conditions, samples: here } of leaves) {
        expect(new Set(here.map(({ value }) => value)).size).toBe(1);
        for (const { question, answers } of conditions) {
          const i = questions.findIndex(({ id }) => id === question);
          for (const { at } of here) expect(answers).toContain(questions[i]?.answers[at[i] ?? 0]);
        }
      }
    }),
  );
});
