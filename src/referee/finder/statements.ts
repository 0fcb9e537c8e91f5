/**
 * What single provisions say by themselves, where more than one speaks of the same: the finder lays them side by side. An edition says what those it
 * amends say, unless a list of its own stands here.
 */
import { EDITION_INFO, type EditionId } from '../../compiled/editions.ts';
import { PARAMETERS, type ParameterId } from '../../compiled/parameters.ts';
import { PROVISION_ARTICLES } from '../../compiled/provision-articles.ts';
import { INCIDENT_TYPES, type IncidentType, type RuleCode } from '../codes.ts';
import { EDITIONS } from '../editions.ts';
import { type Condition, holds } from '../incidents/conditions.ts';
import {
  act,
  came,
  costs,
  DARKENED,
  darkFirst,
  direct,
  farFree,
  lightFirst,
  lightTogether,
  OTHERS,
  rebound,
  right,
  type Sanction,
  seenOf,
  series,
  sideCircle,
  stroke,
  third,
  wrong,
} from './say.ts';
import type { Stated, StatedCondition, Statement, StrokeSituation } from './types.ts';

const WAY: readonly Stated[] = [
  stroke('right-stroke-light-first', { way: 'correct' }, (s) => lightFirst(s) || lightTogether(s)),
  stroke('right-stroke-far-board', { way: 'correct' }, farFree),
  stroke('right-stroke-side-board-circle', { way: 'correct' }, sideCircle),
  stroke('own-dark-discs-ways#2', { way: 'correct' }, (s) => s.way === 'far-board' && darkFirst(s)),
  stroke('opponent-disc-first', { way: 'punishable' }, (s) => direct(s) && s.first === 'opponent'),
  stroke('opponent-disc-first', { way: 'punishable' }, (s) => direct(s) && s.first === 'light-and-opponent', true),
  stroke(
    'rebound-opponent-first',
    { way: 'punishable' },
    (s) => rebound(s) && s.hasLight && (s.first === 'opponent' || s.first === 'light-and-opponent'),
  ),
  stroke('dark-only-far-board-missed', { way: 'punishable' }, (s) => !s.hasLight && s.way !== 'far-board' && !sideCircle(s)),
  stroke('own-dark-directly', { way: 'punishable' }, (s) => direct(s) && (darkFirst(s) || s.first === 'light-and-dark')),
];

const DISCS: readonly Stated[] = [
  stroke(
    'restoration-after-punishable-stroke',
    { disc: 'restored' },
    (s) => wrong(s) && came(s, 'opponent-driven-dark', 'opponent-off', 'own-dark-out'),
  ),
  stroke('restoration-after-punishable-stroke', { disc: 'stays' }, (s) => wrong(s) && came(s, ...OTHERS)),
  stroke('opponent-dark-driven-out', { disc: 'stays' }, (s) => came(s, 'opponent-driven-out')),
  stroke('opponent-off-table-penalty', { disc: 'restored' }, (s) => wrong(s) && came(s, 'opponent-off')),
  stroke('off-table-placement', { disc: 'centre' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  stroke('own-dark-directly', { disc: 'restored' }, (s) => wrong(s) && darkFirst(s) && came(s, 'own-dark-moved')),
  stroke(
    'doubles-rear-zone',
    { disc: 'stays' },
    (s) => s.format === 'doubles' && direct(s) && wrong(s) && came(s, 'opponent-driven-rear'),
    true,
  ),
  stroke(
    'restoration-after-punishable-stroke',
    { disc: 'restored' },
    (s) => s.format === 'doubles' && wrong(s) && came(s, 'opponent-driven-rear'),
  ),
  stroke('doubles-circle', { disc: 'restored' }, (s) => s.format === 'doubles' && wrong(s) && came(s, 'opponent-driven-dark')),
  stroke('driving-dark-allowed#2', { disc: 'stays' }, (s) => farFree(s) && came(s, ...DARKENED)),
  stroke('driving-dark-allowed#3', { disc: 'stays' }, (s) => lightFirst(s) && came(s, ...DARKENED)),
];

const TURN: readonly Stated[] = [
  stroke('series-continues', { turn: 'continues' }, (s) => right(s) && came(s, 'own-pocketed')),
  stroke(
    'nothing-pocketed',
    { turn: 'passes' },
    (s) => !came(s, 'own-pocketed', 'own-and-opponent-pocketed', 'last-own-pocketed', 'both-last-pocketed'),
  ),
  stroke('opponent-pocketed', { turn: 'passes' }, (s) => came(s, 'own-and-opponent-pocketed')),
  stroke('disc-over-board-ends-series', { turn: 'passes' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  costs('striker-pocketed', 'striker-pocketed', (s) => came(s, 'striker-pocketed')),
  costs('striker-off-table', 'striker-off-table', (s) => came(s, 'striker-off')),
  stroke('striker-returned', { turn: 'passes' }, (s) => !darkFirst(s) && came(s, 'striker-back')),
];

const SETS: readonly Stated[] = [
  stroke('set-winner', { set: 'won' }, (s) => right(s) && came(s, 'last-own-pocketed')),
  stroke('set-winner', { set: 'won-by-opponent' }, (s) => came(s, 'last-opponent-pocketed')),
  stroke('last-discs-together', { set: 'replayed' }, (s) => right(s) && came(s, 'both-last-pocketed')),
  stroke('last-discs-together', { set: 'lost' }, (s) => wrong(s) && came(s, 'both-last-pocketed')),
  stroke('debt-paid-in-series', { set: 'goes-on' }, (s) => right(s) && s.owes && came(s, 'last-own-pocketed', 'both-last-pocketed')),
  stroke('own-dark-discs-driven-out', { set: 'lost' }, (s) => wrong(s) && came(s, 'own-dark-two-out')),
  series('set-winner', 'won', 'singles'),
  series('first-series-cleared', 'answered', 'singles', [1]),
  series('doubles-goal', 'won', 'doubles'),
  stroke('own-dark-first-then-others', { set: 'lost' }, (s) => wrong(s) && darkFirst(s) && came(s, 'two-others-moved')),
];

/** What the federations' books say alike of strokes. */
const FEDERATIONS: readonly Stated[] = [...WAY, ...DISCS, ...TURN, ...SETS];

const HAND: StatedCondition = { with: ['hand', 'cue'] };
const LAST: StatedCondition = { last: true, atLeast: 1 };
const BY_BODY: StatedCondition = { with: 'body' };
const TO_FETCH_OR_CHECK: StatedCondition = { reason: ['fetch-disc', 'check-scoresheet', 'check-disc'] };

/** What 2008 and 2010 say alike. */
const EARLIER: readonly Stated[] = [
  ...FEDERATIONS,
  stroke('punishable-stroke-term', { way: 'punishable' }, (s) => wrong(s) && !lightTogether(s)),
  stroke('disc-falls-later', { disc: 'restored' }, (s) => came(s, 'disc-fell-later')),
  series('doubles-first-series', 'answered', 'doubles', [1, 2, 3]),
  stroke('side-board-missed', { way: 'punishable' }, (s) => s.way === 'side-board' && s.first !== 'dark-circle' && s.first !== 'light'),
  act('moving-object-touched', 'set', 'moving-object-touched', { object: 'disc' }),
  act('moving-object-touched-penalty', 'penalty', 'moving-object-touched'),
  act('discs-moved-without-stroke', 'set', 'discs-displaced', { atLeast: 2, ...HAND }),
  act('discs-moved-without-stroke', 'set', 'discs-displaced', { atLeast: 2, with: 'striker' }),
  act('disc-touched#2', 'penalty', ['discs-displaced', 'disc-taken'], { not: BY_BODY }),
  act('disc-touched', 'penalty', 'discs-displaced', { with: 'striker' }),
  act('disc-taken-or-hand-in-pocket', 'set', 'disc-taken'),
  act('disc-taken-or-hand-in-pocket', 'set', 'discs-displaced', { ...LAST, ...HAND }),
  act('disc-taken-or-hand-in-pocket', 'set', 'discs-displaced', { ...LAST, with: 'striker' }),
  act('disc-taken-or-hand-in-pocket', 'set', 'discs-displaced', { ...LAST, ...BY_BODY }),
  act('disc-taken-or-hand-in-pocket', 'set', 'hand-in-pocket', { waiting: true }),
  act('wait-for-referee', 'allowed', 'hand-in-pocket', { waiting: false }),
  act('delay-penalty', 'penalty', 'delay', { repeated: true }),
  act('delay-loses-turn', 'turn', 'delay'),
  act('no-walking-round', 'nothing', 'walked-around'),
  act('left-own-zone', 'turn', 'walked-around'),
  act('left-own-zone', 'turn', 'left-own-zone', { not: TO_FETCH_OR_CHECK }),
  act('left-own-zone', 'allowed', 'left-own-zone', TO_FETCH_OR_CHECK),
  act('first-stroke-out-of-turn', 'set', 'first-stroke-out-of-turn', { firstOnSheet: true, noticed: 'before-next-stroke' }),
  act('first-stroke-out-of-turn', 'allowed', 'first-stroke-out-of-turn', { firstOnSheet: true, noticed: 'later' }),
];

const threeDrivenBack = stroke(
  'restoration-after-punishable-stroke',
  { disc: 'restored' },
  (s) => wrong(s) && came(s, 'opponent-three-driven-dark'),
);

const OF_2008: readonly Stated[] = [
  ...EARLIER,
  stroke('own-dark-discs-ways#6', { way: 'correct' }, (s) => s.way === 'side-board' && darkFirst(s)),
  stroke('disc-falls-later', { turn: 'continues' }, (s) => came(s, 'disc-fell-later')),
  stroke('own-dark-discs-ways#3', { set: 'goes-on' }, (s) => s.first === 'light' && came(s, 'own-dark-two-out')),
  stroke('own-dark-discs-driven-out', { set: 'lost' }, (s) => direct(s) && came(s, 'own-dark-two-out')),
  stroke('opponent-dark-moved-within', { disc: 'stays' }, (s) => came(s, 'opponent-edge-to-circle')),
  third('third-warning', 'current-and-unplayed-sets'),
  third('third-warning#2', 'current-and-unplayed-sets'),
  third('game-referee-warns#2', 'unplayed-sets'),
  act('loss-of-game-lateness', 'allowed', 'late-arrival', { longerThan: 'callToTable', announced: true }),
  act('loss-of-game-lateness', 'game', 'late-arrival', { longerThan: 'callToTable', announced: false }),
  act('called-to-table', 'game', 'late-arrival', { longerThan: 'callToTable' }),
  act('called-to-table', 'allowed', 'late-arrival', { not: { longerThan: 'callToTable' } }),
];

const OF_2010: readonly Stated[] = [
  ...EARLIER,
  threeDrivenBack,
  stroke('opponent-dark-moved-within', { disc: 'stays' }, (s) => wrong(s) && came(s, 'opponent-edge-to-circle')),
  third('third-warning', 'unplayed-sets'),
  third('third-warning#2', 'unplayed-sets'),
  act('moving-object-touched', 'set', ['moving-object-touched', 'striker-lifted-early'], { not: { object: 'disc' } }),
  act('striker-lifted-early', 'penalty', ['striker-lifted-early', 'moving-object-touched'], { not: { object: 'disc' } }),
  act('table-shaken-in-set', 'set', 'table-shaken', { phase: 'during-set', atLeast: 2 }),
  act('table-shaken-before-start', 'nothing', 'table-shaken', { phase: 'before-first-stroke' }),
];

const OF_2017: readonly Stated[] = [
  ...FEDERATIONS,
  threeDrivenBack,
  stroke('right-stroke', { way: 'punishable' }, (s) => wrong(s) && !lightTogether(s)),
  stroke('disc-falls-later#3', { disc: 'restored' }, (s) => came(s, 'disc-fell-later')),
  series('doubles-first-series', 'answered', 'doubles', [1]),
  series('doubles-first-series', 'won', 'doubles', [2]),
  stroke(
    'forbidden-stroke-restores',
    { disc: 'restored' },
    (s) => wrong(s) && came(s, 'own-light-moved', 'opponent-light-moved', 'two-others-moved', 'own-light-off'),
  ),
  stroke('opponent-off-table-penalty', { disc: 'restored' }, (s) => wrong(s) && came(s, 'own-light-off')),
  stroke('series-continues', { turn: 'continues' }, (s) => came(s, 'opponent-pocketed') && !wrong(s)),
  stroke('touched-outside-and-back', { disc: 'restored' }, (s) => came(s, 'fell-back-and-moved')),
  third('third-warning', 'game'),
  third('third-warning#2', 'unplayed-sets'),
  act('moving-object-touched', 'set', 'moving-object-touched', { object: 'disc' }),
  act('moving-object-touched', 'set', ['moving-object-touched', 'striker-lifted-early'], { not: { object: 'disc' } }),
  act('striker-lifted-early', 'penalty', ['moving-object-touched', 'striker-lifted-early'], { not: { object: 'disc' } }),
  act('discs-moved-without-stroke', 'set', 'discs-displaced', { atLeast: 2, not: BY_BODY }),
  act('disc-touched', 'penalty', ['discs-displaced', 'disc-taken'], { not: BY_BODY }),
  act('disc-taken-or-hand-in-pocket', 'set', 'disc-taken'),
  act('disc-taken-or-hand-in-pocket', 'set', 'discs-displaced', { ...LAST, not: BY_BODY }),
  act('disc-taken-or-hand-in-pocket', 'set', 'discs-displaced', { ...LAST, ...BY_BODY }),
  act('disc-taken-or-hand-in-pocket', 'set', 'hand-in-pocket'),
  act('wait-for-referee', 'allowed', 'hand-in-pocket', { waiting: false }),
  act('delay-penalty', 'penalty', 'delay'),
  act('delay-loses-turn', 'turn', 'delay'),
  act('delay-of-game', 'penalty', 'delay'),
  act('table-shaken-in-set', 'set', 'table-shaken', { phase: 'during-set', atLeast: 2 }),
  act('table-shaken-before-start', 'nothing', 'table-shaken', { phase: 'before-first-stroke' }),
  act('no-walking-round', 'nothing', 'walked-around'),
  act('left-own-zone', 'warning', 'walked-around'),
  act('left-table-between-sets', 'set', 'left-table', { longerThan: 'breakBetweenSets', consent: false }),
  act('between-sets', 'nothing', 'left-table'),
];

const far = (s: StrokeSituation): boolean => s.way === 'far-board';
const onlyDark = (s: StrokeSituation): boolean => rebound(s) && !s.hasLight;
/** A rebound that touched no far edge, and no disc in the circle. */
const shortRebound = (s: StrokeSituation): boolean => rebound(s) && !far(s) && s.first !== 'dark-circle' && s.first !== 'nothing';
/** A right stroke under the club rules. */
const clubRight = (s: StrokeSituation): boolean =>
  direct(s) ? lightFirst(s) : lightFirst(s) || (!shortRebound(s) && !(s.hasLight && s.first === 'opponent'));

const OF_CLUB: readonly Stated[] = [
  series('set-winner', 'won', 'singles'),
  series('first-series-cleared', 'answered', 'singles', [1]),
  series('doubles-goal', 'won', 'doubles'),
  series('doubles-first-series', 'answered', 'doubles', [1]),
  stroke('right-stroke-light-first', { way: 'correct' }, (s) => lightFirst(s) || (direct(s) && s.first === 'light-and-dark')),
  stroke('rebound-stroke-own-discs', { way: 'correct' }, (s) => onlyDark(s) && far(s)),
  stroke('own-dark-discs-ways#2', { way: 'correct' }, (s) => rebound(s) && darkFirst(s)),
  stroke('nothing-touched', { way: 'punishable' }, (s) => direct(s) && s.first === 'nothing'),
  stroke('own-and-opponent-together', { way: 'punishable' }, (s) => direct(s) && s.first === 'light-and-opponent'),
  stroke('own-dark-directly', { way: 'punishable' }, (s) => direct(s) && (darkFirst(s) || s.first === 'light-and-dark')),
  stroke('opponent-disc-first', { way: 'punishable' }, (s) => direct(s) && s.first === 'opponent'),
  stroke('rebound-opponent-first', { way: 'punishable' }, (s) => rebound(s) && s.hasLight && s.first === 'opponent'),
  stroke('dark-only-far-board-missed', { way: 'punishable' }, shortRebound),
  costs('opponent-driven-dark', 'opponent-driven-dark', (s) => direct(s) && came(s, ...DARKENED), { disc: 'restored' }),
  costs('opponent-dark-driven-out', 'opponent-driven-out', (s) => direct(s) && came(s, 'opponent-driven-out')),
  costs('opponent-off-table-penalty', 'opponent-off-table', (s) => direct(s) && came(s, 'opponent-off'), { disc: 'restored' }),
  stroke('opponent-off-table-penalty#2', { disc: 'centre', sanction: 'penalty' }, (s) => rebound(s) && came(s, 'opponent-off')),
  stroke('opponent-driven-dark#2', { disc: 'restored', sanction: 'penalty' }, (s) => rebound(s) && s.hasLight && came(s, ...DARKENED)),
  stroke(
    'driving-dark-allowed#2',
    { disc: 'stays', sanction: 'nothing' },
    (s) => onlyDark(s) && clubRight(s) && came(s, ...DARKENED, 'opponent-driven-out'),
  ),
  stroke(
    'driving-dark-allowed#3',
    { disc: 'stays', sanction: 'nothing' },
    (s) => lightFirst(s) && came(s, ...DARKENED, 'opponent-driven-out'),
  ),
  stroke(
    'opponent-off-table-penalty#3',
    { disc: 'centre', sanction: 'turn' },
    (s) => onlyDark(s) && clubRight(s) && came(s, 'opponent-off'),
  ),
  stroke('off-table-placement', { disc: 'centre' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  stroke('own-dark-discs-driven-out', { set: 'lost' }, (s) => direct(s) && !clubRight(s) && came(s, 'own-dark-two-out')),
  stroke('series-continues', { turn: 'continues' }, (s) => clubRight(s) && came(s, 'own-pocketed')),
  stroke(
    'nothing-pocketed',
    { turn: 'passes' },
    (s) =>
      !came(
        s,
        'own-pocketed',
        'own-and-opponent-pocketed',
        'opponent-pocketed',
        'last-own-pocketed',
        'both-last-pocketed',
        'last-opponent-pocketed',
      ),
  ),
  stroke('opponent-pocketed', { turn: 'passes' }, (s) => came(s, 'opponent-pocketed', 'own-and-opponent-pocketed')),
  stroke('disc-over-board-ends-series', { turn: 'passes' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  costs('striker-pocketed', 'striker-pocketed', (s) => came(s, 'striker-pocketed', 'striker-off')),
  stroke('set-winner', { set: 'won' }, (s) => clubRight(s) && came(s, 'last-own-pocketed')),
  stroke('set-winner', { set: 'won-by-opponent' }, (s) => came(s, 'last-opponent-pocketed')),
  stroke('penalty-timing', { set: 'goes-on' }, (s) => clubRight(s) && s.owes && came(s, 'last-own-pocketed', 'both-last-pocketed')),
  stroke('last-discs-together', { set: 'drawn' }, (s) => clubRight(s) && came(s, 'both-last-pocketed')),
  stroke('penalty-on-last-disc', { set: 'lost' }, (s) => !clubRight(s) && came(s, 'last-own-pocketed', 'both-last-pocketed')),
  act('double-hit#2', 'turn', 'double-hit'),
  act('double-hit', 'penalty', 'double-hit'),
  act('discs-moved-without-stroke', 'set', 'discs-displaced', { atLeast: 2, ...HAND }),
  act('discs-moved-without-stroke', 'set', 'discs-displaced', { atLeast: 2, with: 'striker' }),
  act('striker-placed-without-contact', 'nothing', 'discs-displaced', { with: 'striker' }),
  act('table-shaken-in-set', 'set', 'table-shaken', { phase: 'during-set', atLeast: 2 }),
];

/** The lists by the edition from which on they hold. */
const OWN: Readonly<Record<string, readonly Stated[]>> = { '2008': OF_2008, '2010': OF_2010, '2017': OF_2017, club: OF_CLUB };

/** The edition whose list holds: an edition itself, or the nearest one that it amends. */
function ownerOf(edition: EditionId): EditionId {
  const { basis } = EDITION_INFO[edition];
  return edition in OWN || basis === undefined ? edition : ownerOf(basis);
}

/** Whether an edition rules on a type of incident as the owner of its list does. */
function ruledAlike(edition: EditionId, owner: EditionId, type: IncidentType): boolean {
  const lines = (id: EditionId) =>
    JSON.stringify(EDITIONS[id].incidents[type]?.map(({ when, reading, cost, restore }) => [when, reading, cost, restore]));
  return lines(edition) === lines(owner);
}

function articleOf(edition: EditionId, cites: string): string | undefined {
  const [provision = '', place = '1'] = cites.split('#');
  return PROVISION_ARTICLES[provision]?.[edition]?.[Number(place) - 1];
}

function minutes(edition: EditionId, parameter: ParameterId): number {
  const stated = PARAMETERS[edition][parameter];
  return 'value' in stated && typeof stated.value === 'number' ? stated.value : Number.POSITIVE_INFINITY;
}

const inNumbers = (edition: EditionId, { longerThan, not, ...fields }: StatedCondition): Condition => ({
  ...(fields as Condition),
  ...(longerThan === undefined ? {} : { longerThan: minutes(edition, longerThan) }),
  ...(not === undefined ? {} : { not: inNumbers(edition, not) }),
});

/** What a rule costs in an edition, in the finder's words. */
function sanctionOf(edition: EditionId, rule: RuleCode): Sanction {
  const effects = EDITIONS[edition].rules[rule]?.effects ?? [];
  if (effects.includes('penalty-disc')) return 'penalty';
  return effects.includes('turn-passes') ? 'turn' : 'nothing';
}

function statementOf(edition: EditionId, { cites, condition, costs: rule, when, ...said }: Stated): readonly Statement[] {
  const article = articleOf(edition, cites);
  if (article === undefined) return [];
  const whole = condition === undefined ? undefined : inNumbers(edition, condition);
  const applies: Statement['when'] = (s) => when(s) && (whole === undefined || (s.kind === 'incident' && holds(whole, seenOf(s))));
  const says = rule === undefined ? said.says : { ...said.says, sanction: sanctionOf(edition, rule) };
  return [{ ...said, says, article, when: applies }];
}

/**
 * What the single articles of an edition say; a provision that it lacks says nothing. Of an incident that it rules on otherwise than the owner of
 * the list, the list says nothing either: there its own lines speak (`fromTable`).
 */
export function statementsOf(edition: EditionId): readonly Statement[] {
  const owner = ownerOf(edition);
  const own = (OWN[owner] ?? []).flatMap((stated) => statementOf(edition, stated));
  const otherwise = new Set(edition === owner ? [] : INCIDENT_TYPES.filter((type) => !ruledAlike(edition, owner, type)));
  if (otherwise.size === 0) return own;
  return own.map(({ when, ...said }) => ({
    ...said,
    when: (s) => !(s.kind === 'incident' && otherwise.has(s.incident.type)) && when(s),
  }));
}
