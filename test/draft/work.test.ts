/** What the bench says of drafts that are not whole: what is wrong with which, their basis, and what can be tried all the same. */
import { describe, expect, test } from 'vitest';
import type { Source } from '../../src/corpus/compile/source.ts';
import { effects, read } from '../../src/draft/work.ts';
import { CASES, draftText } from './support.ts';

const TURN = 'amends: { rules: { striker-pocketed: { effects: [turn-passes] } } }';
const BROKEN = 'amends: { rules: { striker-poketed: { effects: [turn-passes] } } }';
const OFF = 'amends: { rules: { striker-off-table: { effects: [turn-passes] } } }';
const source = (id: string, change: string, basis = '2017'): Source => ({ file: `${id}.yaml`, text: draftText(change, basis, id) });
const without = ({ file, text }: Source, line: RegExp, instead = ''): Source => ({ file, text: text.replace(line, instead) });
const unreasoned = (one: Source): Source => without(one, /reason: .*/, 'reason: ""');
const problemsOf = (...sources: readonly Source[]) => {
  const { problems, under } = read(sources).read;
  const [own, others] = [problems, under].map((list) => list.map(({ file, path, code }) => `${file} ${path}: ${code}`));
  return { own, others };
};

describe('what is still missing is filled in', () => {
  test.each([
    ['a reason', unreasoned(source('a', TURN))],
    ['a mover', without(source('a', TURN), /mover: .*/, 'mover: ""')],
    ['a title', without(source('a', TURN), /title: .*/, 'title: { en: "" }')],
    ['a date', without(source('a', TURN), /date: .*/, 'date: ""')],
  ])('%s', (_, one) => {
    const { draft, read: found } = read([one]);
    expect(found.problems).toHaveLength(1);
    expect(draft?.rules.rules['striker-pocketed']?.effects).toEqual(['turn-passes']);
  });
});

describe('a draft on one that is not whole', () => {
  const [second, first] = [source('b', OFF, 'a'), unreasoned(source('a', TURN))];
  test('has no fault of its own', () =>
    expect(problemsOf(second, first)).toEqual({ own: [], others: ['a.yaml changes[0].reason: shape'] }));
  test('can be tried, each change of it too', () => {
    const two = { ...second, text: second.text + draftText(TURN).split('changes:\n')[1] };
    for (const own of [second, two]) {
      const { draft } = read([own, first]);
      expect(draft?.basis.rules.rules['striker-pocketed']?.effects).toEqual(['turn-passes']);
      if (draft === undefined) throw new Error('it can be tried');
      const done = [...effects([own, first], CASES, draft, null)].at(-1);
      expect(done?.turned.length).toBeGreaterThan(0);
      expect(done?.byChange?.[0]).toEqual(done?.turned.map(({ id }) => id));
    }
  });
  test('misses its basis where nobody has it, and where it leads back to itself', () => {
    expect(problemsOf(source('b', OFF, 'a'))).toEqual({ own: ['b.yaml basis: basis-unknown'], others: [] });
    expect(problemsOf(source('b', OFF, 'a'), source('a', TURN, 'b')).own).toEqual(['b.yaml basis: basis-unknown']);
  });
});

test('a draft with a fault stands beside its basis, also where that amends a draft itself', () => {
  const chain = [source('c', BROKEN, 'b'), source('b', OFF, 'a'), source('a', TURN)] as const;
  const { basis, draft } = read(chain).read;
  expect(draft).toBeNull();
  expect([basis?.id, basis?.root]).toEqual(['b', '2017']);
  expect(basis?.rules['striker-pocketed']?.effects).toEqual(['turn-passes']);
  expect(basis?.articles['striker-pocketed']).toEqual(['17.1.4']);
  // none where nobody has it
  expect(read(chain.slice(0, 1)).read.basis).toBeNull();
  expect(read([source('c', BROKEN, 'x'), ...chain.slice(1)]).read.basis).toBeNull();
});
