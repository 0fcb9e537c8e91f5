/** A draft while it is being written: what its fields show, what its file says, and that nothing is lost between the two. */
import { describe, expect, test } from 'vitest';
import { draftFrom } from '../../src/draft/read.ts';
import { emptyDraft, nameFor, nameIn, provisional, textOf, treeOf } from '../../src/draft/tree.ts';
import { draftText, MOTIONS, motionText } from './support.ts';

const compiledFrom = (text: string) => {
  const { draft, problems } = draftFrom([{ file: 'd.yaml', text }]);
  return { draft: draft?.draft, problems: problems.map(({ path, code }) => `${path}: ${code}`) };
};

describe('a file', () => {
  test.each(MOTIONS)('%s is the same draft when its fields have been through it', (name) => {
    const tree = treeOf(motionText(name));
    expect(tree).not.toBeNull();
    expect(compiledFrom(textOf(tree ?? {}))).toEqual(compiledFrom(motionText(name)));
  });
  test('what no field knows stays in it', () => {
    const text = motionText('stroke-time-20').replace('changes:', 'remark: kept\nchanges:');
    expect(textOf(treeOf(text) ?? {})).toContain('remark: kept');
  });
  test.each([
    ['no YAML', 'id: ['],
    ['a list', '- a'],
    [
      'changes that are none',
      'id: a\nstatus: draft\nbasis: "2017"\nlanguage: en\ntitle: { en: A }\nmover: b\ndate: 2026-01-01\nchanges: twenty',
    ],
  ])('%s is mended as a text', (_what, text) => expect(treeOf(text)).toBeNull());
});

test.each([
  ['its title', draftText('amends: {}'), 'Tried'],
  ['its title, where another field is wrong', draftText('amends: {}').replace('mover: nobody', 'mover: 5'), 'Tried'],
  ['its name, where it has no title', 'id: no-title\nstatus: draft', 'no-title'],
  ['its name, while its text cannot be read', `${draftText('amends: {}')}  [`, 'tried'],
  ['nothing, where it says neither', '{"hello":1}', null],
  ['nothing, where it is empty', '', null],
])('a text is called by %s', (_, text, name) => expect(nameIn(text, 'en')).toBe(name));

describe('a draft that was just begun', () => {
  const begun = emptyDraft('tried', '2017', 'en', 'Tried', ' nobody ', '2026-11-22');
  test('lacks its reason, which is said at its place', () =>
    expect(compiledFrom(textOf(begun)).problems).toEqual(['changes[0].reason: shape']));
  test('can be tried all the same', () => expect(compiledFrom(textOf(provisional(begun))).problems).toEqual([]));
  test('has no blanks around its words', () => expect(textOf(begun)).toContain('mover: nobody\n'));
});

describe('the name of a draft', () => {
  test.each([
    ['A striker in a pocket!', [], 'a-striker-in-a-pocket'],
    ['Время удара', [], 'vremya-udara'],
    ['Õige löök', [], 'oige-look'],
    ['Tried', ['tried', 'tried-2'], 'tried-3'],
    ['???', [], 'draft'],
  ] as const)('%s', (title, taken, name) => expect(nameFor(title, taken, 'draft')).toBe(name));
});
