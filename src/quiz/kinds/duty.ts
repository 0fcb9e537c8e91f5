/** What is said and done at the table, where a book says it: moments and acts of `content/quiz/duties.json`. */
import type { EditionId } from '../../referee/types.ts';
import { shuffled } from '../distractors.ts';
import { dutiesOf } from '../duties.ts';
import type { Choice, Option } from '../types.ts';
import { asked, type Maker } from './context.ts';

/** Most answers a question offers. */
const MOST = 4;

/** A moment by lot; what other books want comes first among the wrong answers. */
export const makeDuty: Maker = (making) => {
  const { edition, random } = making;
  const duties = dutiesOf(edition);
  if (duties.length === 0) return null;
  const { id, provision, articles, right, wrong, apart = false } = random.pick(duties);
  const act = (name: string): Choice => ({ type: 'act', act: name });
  const options: Option[] = [{ choice: act(right[edition] ?? ''), mistake: null }];
  const elsewhere = apart ? (Object.entries(right) as readonly (readonly [EditionId, string])[]) : [];
  for (const [other, name] of elsewhere)
    if (!options.some(({ choice }) => choice.type === 'act' && choice.act === name))
      options.push({ choice: act(name), mistake: { code: 'other-edition', edition: other } });
  options.push(...random.shuffle(wrong).map((name): Option => ({ choice: act(name), mistake: { code: 'other-act' } })));
  const basis = {
    kind: 'duty' as const,
    ask: { kind: 'duty' as const, duty: id },
    articles: articles[edition] ?? [],
    rules: [],
    provision,
  };
  return { ...asked(making, basis), provisions: [provision], form: 'choice', ...shuffled(random, options.slice(0, MOST)) };
};
