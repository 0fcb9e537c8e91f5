/** Which fact decides? Of several single changes of what happened, one turns the ruling. */
import type { Random } from '../../random/random.ts';
import { judge } from '../../referee/judge.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { RefereeCase } from '../../referee/types.ts';
import { type Change, changed } from '../change.ts';
import { rightChoice, shuffled, wrongChoice } from '../distractors.ts';
import { askedValues, drawIncident, type Variety } from '../scene/incidents.ts';
import { drawStroke, isSteady } from '../scene/strokes.ts';
import type { Question, Scene } from '../types.ts';
import { type Verdict, verdictKey, verdictOf } from '../verdict.ts';
import { asked, citedBy, type Maker, type Making } from './context.ts';
import { isHardAs, movedDiscs, standsFirm } from './ruling.ts';

/** Changes that turn nothing beside the one that turns the ruling: so many at least, so many at most. */
const FEWEST = 2;
const MOST = 3;

const AROUND: readonly Change[] = [
  { what: 'warnings', whose: 'own', n: 2 },
  { what: 'warnings', whose: 'own', n: 0 },
  { what: 'warnings', whose: 'other', n: 2 },
  { what: 'deciding' },
];

/** Each detail of what was done, told otherwise. */
function ofIncident(variety: Variety): readonly Change[] {
  const details = Object.entries(askedValues(variety)).flatMap(([field, values]) =>
    values.map((value): Change => ({ what: 'field', field, value })),
  );
  return [...details, ...(variety.when.includes('own') && variety.when.includes('other') ? [{ what: 'turn' } as const] : []), ...AROUND];
}

/** What fell, what might have fallen, how the first disc lay, which way the striker took. */
function ofStroke({ before, report }: Omit<RefereeCase, 'edition'>, moved: Parameters<typeof fallen>[0]): readonly Change[] {
  const gone = (report?.events ?? []).flatMap((event): Change[] =>
    event.type === 'pocketed' || event.type === 'off-table' ? [{ what: 'stays', body: event.disc }] : [],
  );
  const met = report?.events.find((event) => event.type === 'contact' && event.a === 'striker');
  const disc = before?.discs.find(({ id }) => met?.type === 'contact' && id === met.b)?.id;
  const lying = disc ? (['light', 'circle', 'edge'] as const).map((as): Change => ({ what: 'lay', disc, as })) : [];
  return [...gone, ...fallen(moved), ...lying, { what: 'far-board' }, { what: 'no-board' }, ...AROUND];
}

const fallen = (moved: ReturnType<typeof movedDiscs>): readonly Change[] => moved.map((disc) => ({ what: 'falls', disc }));

/** Right to play, costs, set and game: what everybody calls another ruling. */
const bigKey = (v: Verdict): string => verdictKey({ ...v, restored: [], returned: [] });

/** What each change makes of the ruling; those that the book leaves open are dropped. */
function sorted(question: RefereeCase, verdict: Verdict, changes: readonly Change[]) {
  const turning: Change[] = [];
  const idle: Change[] = [];
  for (const change of changes) {
    const made = changed(tableFor(question.edition), question, change);
    if (made === null) continue;
    const other: RefereeCase = { ...made, edition: question.edition };
    const ruled = verdictOf(judge(other));
    if (ruled.silent || !standsFirm(other)) continue;
    if (verdictKey(ruled) === verdictKey(verdict)) idle.push(change);
    else if (bigKey(ruled) !== bigKey(verdict)) turning.push(change);
  }
  return { turning, idle };
}

const isAround = ({ what }: Change): boolean => what === 'warnings' || what === 'deciding';

/** What belongs to the case itself before what stands around it, and not two of the same sort where there are others. */
function chosen(random: Random, idle: readonly Change[]): readonly Change[] {
  const all = random.shuffle(idle);
  const own = all.filter((change) => !isAround(change));
  const mixed = [...own, ...all.filter(isAround).slice(0, Math.max(1, FEWEST - own.length))];
  const sorts = new Set<string>();
  const firsts = mixed.filter(({ what }) => !sorts.has(what) && sorts.add(what));
  return [...firsts, ...mixed.filter((change) => !firsts.includes(change))].slice(0, MOST);
}

function factQuestion(making: Making, scene: Scene, situation: Omit<RefereeCase, 'edition'>, changes: readonly Change[]): Question | null {
  const { edition, random } = making;
  const question: RefereeCase = { ...situation, edition };
  const ruling = judge(question);
  const verdict = verdictOf(ruling);
  if (ruling.findings.length === 0 || verdict.silent || !standsFirm(question)) return null;
  const { turning, idle } = sorted(question, verdict, changes);
  if (turning.length === 0 || idle.length < FEWEST) return null;
  const right = random.pick(turning);
  const wrong = chosen(random, idle);
  const options = [
    rightChoice({ type: 'change', change: right }),
    ...wrong.map((change) => wrongChoice({ type: 'change', change }, 'turns-nothing')),
  ];
  const basis = { kind: 'fact' as const, ask: { kind: 'fact' as const, verdict }, ...citedBy(ruling.findings), scene };
  return { ...asked(making, basis), form: 'choice', ...shuffled(random, options) };
}

/** Something a player did or a stroke, by lot. */
export const makeFact: Maker = (making) => {
  const { random, difficulty, edition } = making;
  if (random.chance(0.5)) {
    const { scene, case: situation, variety } = drawIncident(random, difficulty === 3);
    return factQuestion(making, scene, situation, ofIncident(variety));
  }
  const played = drawStroke(random, tableFor(edition), difficulty, 'singles');
  if (played === null) return null;
  const ruling = judge({ ...played.case, edition });
  if (!isHardAs(difficulty, verdictOf(ruling), ruling, 0) || !isSteady(played, edition, ruling)) return null;
  return factQuestion(making, played.scene, played.case, ofStroke(played.case, movedDiscs(played.case)));
};
