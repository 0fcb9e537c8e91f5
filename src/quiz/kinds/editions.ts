/** Which books rule as this one does? */
import { judge } from '../../referee/judge.ts';
import { tableFor } from '../../referee/sizes.ts';
import { EDITION_IDS, type EditionId, type RefereeCase } from '../../referee/types.ts';
import { shuffled } from '../distractors.ts';
import { drawIncident } from '../scene/incidents.ts';
import { drawStroke, isSteady, type PlayedScene } from '../scene/strokes.ts';
import type { MistakeCode, Option, Question, Scene } from '../types.ts';
import { isNothing, verdictKey, verdictOf } from '../verdict.ts';
import { asked, citedBy, type Maker, type Making } from './context.ts';
import { standsFirm } from './ruling.ts';

const has = (list: readonly EditionId[], id: EditionId): boolean => list.includes(id);

function sets(
  right: readonly EditionId[],
  others: readonly EditionId[],
): readonly { readonly editions: readonly EditionId[]; readonly code: MistakeCode }[] {
  const flips = others.map((id) => ({
    editions: others.filter((other) => (other === id ? !has(right, id) : has(right, other))),
    code: has(right, id) ? ('one-less' as const) : ('one-more' as const),
  }));
  return [{ editions: others, code: 'all-agree' }, { editions: [], code: 'none-agrees' }, ...flips];
}

/** The question about a case; null where a book is silent while another says that nothing follows, or anything hangs on a reading. */
function editionsQuestion(
  making: Making,
  scene: Scene,
  situation: Omit<RefereeCase, 'edition'>,
  about: 'stroke' | 'incident',
): Question | null {
  const { edition, random } = making;
  const rulings = EDITION_IDS.map((id) => ({ id, ruling: judge({ ...situation, edition: id }) }));
  const verdicts = new Map(rulings.map(({ id, ruling }) => [id, verdictOf(ruling)]));
  const all = [...verdicts.values()];
  if (all.some((v) => v.silent) && all.some(isNothing)) return null;
  if (!EDITION_IDS.every((id) => standsFirm({ ...situation, edition: id }))) return null;
  const keyOf = (id: EditionId): string => {
    const verdict = verdicts.get(id);
    return verdict === undefined ? '' : verdictKey(verdict);
  };
  const others = EDITION_IDS.filter((id) => id !== edition);
  const right = others.filter((id) => keyOf(id) === keyOf(edition));
  const own = rulings.find(({ id }) => id === edition)?.ruling;
  if (own === undefined || own.findings.length === 0) return null;
  const seen = new Set([right.join()]);
  const options: Option[] = [{ choice: { type: 'editions', editions: right }, mistake: null }];
  for (const { editions, code } of random.shuffle(sets(right, others))) {
    if (seen.has(editions.join()) || options.length === 4) continue;
    seen.add(editions.join());
    options.push({ choice: { type: 'editions', editions }, mistake: { code } });
  }
  return {
    ...asked(making, { kind: 'editions', ask: { kind: 'editions', about }, ...citedBy(own.findings), scene }),
    form: 'choice',
    ...shuffled(random, options),
  };
}

const steadyInAll = (played: PlayedScene): boolean =>
  EDITION_IDS.every((id) => isSteady(played, id, judge({ ...played.case, edition: id })));

/** A stroke or an incident by lot; the harder, the more often a stroke. */
export const makeEditions: Maker = (making) => {
  const { random, difficulty } = making;
  if (random.chance(difficulty === 1 ? 0.8 : 0.4)) {
    const { scene, case: situation } = drawIncident(random, difficulty === 3);
    return editionsQuestion(making, scene, situation, 'incident');
  }
  const played = drawStroke(random, tableFor(making.edition), difficulty, 'singles');
  if (played === null) return null;
  const question = editionsQuestion(making, played.scene, played.case, 'stroke');
  return question !== null && steadyInAll(played) ? question : null;
};
