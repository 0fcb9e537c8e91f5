/** Two drafts of one basis: what they say, where they collide, and one of both. Tables: place, what a says, what b says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sideBySide, turnedCases } from '../../src/draft/effects.ts';
import { compareDrafts, mergeDrafts, placeName } from '../../src/draft/merge.ts';
import type { Draft } from '../../src/draft/schema.ts';
import { briefDraft } from '../../src/draft/share.ts';
import { CASES, compiled, draftText, MOTIONS, type Motion, motion } from './support.ts';

const of = (text: string): Draft => compiled(text).draft;
const again = (draft: Draft) => compiled(JSON.stringify(briefDraft(draft)));
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const PENALTY = 'amends: { rules: { striker-pocketed: { effects: [penalty-disc] } } }';
const TURN = 'amends: { rules: { striker-pocketed: { effects: [turn-passes] } } }';
const ELSEWHERE = 'amends: { rules: { striker-pocketed: { cites: [striker-off-table] } } }';
const SILENT = 'amends: { rules: { striker-pocketed: silent } }';
const CLUB = 'takes: [{ from: club, rules: [striker-pocketed], parameters: [strokeTime] }]';
const TIME_20 = 'amends: { parameters: { strokeTime: { value: 20 } } }';
const TIME_25 = 'amends: { parameters: { strokeTime: { value: 25 } } }';
const OPEN = 'amends: { readings: { third-warning: { default: game } } }';
const SETTLED = 'amends: { readings: { third-warning: settled } }';
const MISCONDUCT = 'amends: { policies: { misconduct: [misconduct] } }';
const TIES = 'amends: { policies: { penalty: { tieBreaks: [stroke-side] } } }';
const SEVERAL = 'amends: { policies: { penalty: { several: symmetric } } }';
const GREETING_C = 'provisions: { greeting: { wording: c } }';
const GREETING_NEW = 'provisions: { greeting: { texts: { en: Players bow. } } }';
const GREETING_EFFECT = 'provisions: { greeting: { effect: { en: A bow is enough. } } }';
const GREETING_GONE = 'provisions: { greeting: { absent: true } }';
const counting = (provision: string) => `
amends: { chapters: [{ id: "12", adds: ["12.31"] }] }
provisions: { ${provision}: { articles: ["12.31"], chapter: "order-of-play", title: { en: Counting }, texts: { en: Both count. } } }`;

describe('where two drafts collide', () => {
  test.each([
    ['one rule, the same field', TURN, PENALTY, ['rules.striker-pocketed.effects: ["turn-passes"] | ["penalty-disc"]']],
    ['one rule, said alike', TURN, TURN, []],
    ['one rule, other fields', TURN, ELSEWHERE, []],
    ['one rule, repealed by one', SILENT, TURN, ['rules.striker-pocketed: silent | {"effects":["turn-passes"]}']],
    [
      'one rule and one number, taken over by one',
      CLUB,
      `${TURN.slice(0, -1)}, parameters: { strokeTime: { value: 20 } } }`,
      [
        'rules.striker-pocketed: {"takenFrom":"club"} | {"effects":["turn-passes"]}',
        'parameters.strokeTime: {"takenFrom":"club"} | {"value":20}',
      ],
    ],
    ['a number', TIME_20, TIME_25, ['parameters.strokeTime: {"value":20} | {"value":25}']],
    ['a number and another rule', TIME_20, TURN, []],
    ['a reading', OPEN, SETTLED, ['readings.third-warning: {"default":"game"} | settled']],
    ['answers, each another', MISCONDUCT, TIES, []],
    ['one answer, other parts of it', SEVERAL, TIES, []],
    ['words of one provision', GREETING_C, GREETING_NEW, ['provisions.greeting.words: c | {"en":"Players bow."}']],
    ['the words and the effect', GREETING_NEW, GREETING_EFFECT, []],
    [
      'a provision that one repeals',
      GREETING_GONE,
      GREETING_EFFECT,
      ['provisions.greeting: absent | {"effect":{"en":"A bow is enough."}}'],
    ],
    ['an article that both add', counting('discs-counted'), counting('turns-counted'), ['12.31: discs-counted | turns-counted']],
  ])('%s', (_, a, b, expected) => {
    const [one, two] = [of(draftText(a, '2017', 'one')), of(draftText(b, '2017', 'two'))];
    const lines = (x: Draft, y: Draft) => {
      const { collisions, articles } = compareDrafts(x, y, '2017');
      return [
        ...collisions.map(({ place, a: p, b: q }) => [placeName(place), shown(p), shown(q)] as const),
        ...articles.map((found) => [found.article, found.a, found.b] as const),
      ];
    };
    expect(lines(one, two).map(([place, p, q]) => `${place}: ${p} | ${q}`)).toEqual(expected);
    expect(lines(two, one).map(([place, p, q]) => `${place}: ${q} | ${p}`)).toEqual(expected);
    expect('draft' in mergeDrafts(one, two, '2017')).toBe(expected.length === 0);
  });
});

describe('one draft of two', () => {
  test('has the changes of both, each with its reason, and says alike what both say once', () => {
    const [a, b] = [of(draftText(TURN, '2017', 'one')), of(draftText(`${TURN.slice(0, -1)}, parameters: { strokeTime: { value: 20 } } }`))];
    const merged = mergeDrafts(a, b, '2017');
    expect(merged).toMatchObject({
      draft: {
        id: 'one-tried',
        basis: '2017',
        title: { en: 'Tried; Tried' },
        changes: [
          { reason: 'to try it', amends: { rules: { 'striker-pocketed': { effects: ['turn-passes'] } } } },
          { reason: 'to try it', amends: { rules: {}, parameters: { strokeTime: { value: 20 } } } },
        ],
      },
    });
  });
  test.each([
    ['a', ['turn-passes']],
    ['b', ['penalty-disc']],
  ] as const)('where they collide, the word of %s holds when that was decided', (whose, effects) => {
    const [a, b] = [of(draftText(TURN, '2017', 'one')), of(draftText(PENALTY, '2017', 'two'))];
    const merged = mergeDrafts(a, b, '2017', { 'rules.striker-pocketed.effects': whose });
    expect('draft' in merged && again(merged.draft).rules.rules['striker-pocketed']?.effects).toEqual(effects);
  });
  test('a repeal that both move is said once', () => {
    const [a, b] = [of(draftText(SILENT, '2017', 'one')), of(draftText(SILENT, '2017', 'two'))];
    const merged = mergeDrafts(a, b, '2017');
    expect('draft' in merged && again(merged.draft).rules.rules['striker-pocketed']).toBeUndefined();
  });

  const pairs = MOTIONS.flatMap((one, i) => MOTIONS.slice(i + 1).map((two) => [one, two] as const));
  test.each(pairs)('%s and %s say nothing against each other, in either order', (one, two) => {
    const [a, b] = [motion(one).draft, motion(two).draft];
    const [first, second] = [mergeDrafts(a, b, '2017'), mergeDrafts(b, a, '2017')];
    if (!('draft' in first && 'draft' in second)) throw new Error(JSON.stringify(first));
    const [p, q] = [again(first.draft), again(second.draft)];
    expect([p.statements, p.parameters]).toEqual([q.statements, q.parameters]);
  });
  test('of the striker in the pocket and the third warning, the cases of both turn', () => {
    const [a, b] = (['striker-in-pocket', 'third-warning-set'] as Motion[]).map((name) => motion(name)) as [
      ReturnType<typeof motion>,
      ReturnType<typeof motion>,
    ];
    const merged = mergeDrafts(a.draft, b.draft, '2017');
    const turned = 'draft' in merged ? turnedCases(CASES, again(merged.draft)).map(({ id }) => id) : [];
    const beside = sideBySide(CASES, [a, b]);
    expect(turned).toEqual(beside.map(({ id }) => id));
    expect(beside.map(({ drafts }) => drafts.map((one) => one !== null)).filter(([p, q]) => p && q)).toEqual([]);
    expect(turned).toHaveLength(11);
  });

  const parts = [TURN, ELSEWHERE, TIME_20, MISCONDUCT, SEVERAL, TIES, SETTLED, GREETING_NEW, GREETING_EFFECT];
  const some = fc.subarray(parts, { minLength: 1 });
  /** A draft with several changes. */
  const drafted = (changes: readonly string[], id: string): Draft => {
    const [first, ...rest] = changes.map((change) => of(draftText(change, '2017', id)));
    return { ...(first as Draft), changes: [first as Draft, ...rest].flatMap((one) => one.changes) };
  };
  test('what two say without colliding is what one says that says all of it', () => {
    fc.assert(
      fc.property(some, some, (one, two) => {
        const merged = mergeDrafts(drafted(one, 'one'), drafted(two, 'two'), '2017');
        const all = again(
          drafted(
            parts.filter((part) => one.includes(part) || two.includes(part)),
            'all',
          ),
        );
        if (!('draft' in merged)) throw new Error(JSON.stringify(merged));
        expect(again(merged.draft).statements).toEqual(all.statements);
        expect(again(merged.draft).parameters).toEqual(all.parameters);
      }),
      { numRuns: 40 },
    );
  });
});
