/** What a provision is called in a draft. */
import { expect, test } from 'vitest';
import type { DraftTree } from '../../../src/draft/tree.ts';
import { provisionTitle } from '../../../src/narrate/draft/provisions.ts';
import type { DraftTexts, ProvisionWords } from '../../../src/narrate/draft/texts.ts';

const pocketed = {
  id: 'pocketed',
  title: 'In the pocket',
  titles: { b: 'In the far pocket' },
  editions: { '2010': { articles: ['17.1'], wording: 'a' }, '2017': { articles: ['17.1'], wording: 'b' } },
} as unknown as ProvisionWords;
const texts = { provisions: [pocketed] } as unknown as DraftTexts;
const draft = (own: object): DraftTree =>
  ({ changes: [{ provisions: { pocketed: own, added: { title: { en: 'Added' } } } }] }) as unknown as DraftTree;

test.each([
  ['as its edition calls it', '2017', [], 'pocketed', 'In the far pocket'],
  ['over all editions, where its edition has no title for itself', '2010', [], 'pocketed', 'In the pocket'],
  ['as the editions whose wording a draft takes call it', '2010', [draft({ wording: 'b' })], 'pocketed', 'In the far pocket'],
  [
    'as its edition calls it, where a draft only words it anew',
    '2017',
    [draft({ texts: { en: 'Anew.' } })],
    'pocketed',
    'In the far pocket',
  ],
  ['as the draft calls it, where it is new', '2017', [draft({})], 'added', 'Added'],
  ['by its id, where nothing names it', '2017', [], 'added', 'added'],
] as const)('%s', (_, root, drafts, id, title) => {
  expect(provisionTitle(drafts, root, id, 'en', texts)).toBe(title);
});
