/** Random drafts. */
import fc from 'fast-check';
import { draftSchema } from '../../src/draft/schema.ts';
import { COSTS, EFFECTS, RULE_CODES } from '../../src/referee/codes.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5}){0,2}$/);
const prose = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text === text.trim());
const inSome = fc
  .record({ de: prose, ru: prose, et: prose, en: prose }, { requiredKeys: [] })
  .filter((texts) => Object.keys(texts).length > 0);
const rule = fc.oneof(
  fc.constant('silent' as const),
  fc.record(
    {
      effects: fc.array(fc.constantFrom(...EFFECTS), { maxLength: 3 }),
      cites: fc.array(slug, { minLength: 1, maxLength: 2 }),
      scope: fc.constantFrom(null, 'game', 'unplayed-sets'),
      lines: fc.array(fc.record({ cost: fc.constantFrom(...COSTS), cites: fc.array(slug, { minLength: 1, maxLength: 2 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    },
    { requiredKeys: [] },
  ),
);
const change = fc.record(
  {
    reason: prose,
    takes: fc.array(
      fc.record(
        { from: fc.constantFrom('2008', '2010', '2017', 'club'), rules: fc.array(slug, { maxLength: 3 }) },
        { requiredKeys: ['from'] },
      ),
      {
        maxLength: 2,
      },
    ),
    amends: fc.record(
      {
        rules: fc.dictionary(fc.constantFrom(...RULE_CODES), rule, { maxKeys: 4 }),
        parameters: fc.dictionary(slug, fc.record({ value: fc.integer({ min: 1, max: 2000 }) }), { maxKeys: 3 }),
        readings: fc.dictionary(slug, fc.constant('settled'), { maxKeys: 2 }),
      },
      { requiredKeys: [] },
    ),
    provisions: fc.dictionary(
      slug,
      fc.oneof(fc.constant({ absent: true }), fc.record({ texts: inSome, effect: inSome, rule: fc.constant(true) }, { requiredKeys: [] })),
      { maxKeys: 3 },
    ),
  },
  { requiredKeys: ['reason'] },
);
/** Drafts of the form, whether or not what they name is there. */
export const drafts = fc
  .record({
    ...{ id: slug, status: fc.constant('draft'), basis: slug, language: fc.constantFrom('de', 'ru', 'et', 'en'), title: inSome },
    ...{ mover: prose, date: fc.constantFrom('2026-11-22', '2027-01-01'), changes: fc.array(change, { minLength: 1, maxLength: 4 }) },
  })
  .map((said) => draftSchema.parse(said));
