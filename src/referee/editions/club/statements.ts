/** What single articles of the club rules say by themselves, where more than one speaks of the same: the finder lays them side by side. */
import { act, came, DARKENED, darkFirst, direct, lightFirst, rebound, series, stroke } from '../../finder/say.ts';
import type { Statement, StrokeSituation } from '../../finder/types.ts';
import { all, atLeast, has } from '../../incidents/conditions.ts';

const far = (s: StrokeSituation): boolean => s.way === 'far-board';
const onlyDark = (s: StrokeSituation): boolean => rebound(s) && !s.hasLight;
/** A rebound that touched no far edge, and no disc in the circle. */
const shortRebound = (s: StrokeSituation): boolean => rebound(s) && !far(s) && s.first !== 'dark-circle' && s.first !== 'nothing';
const right = (s: StrokeSituation): boolean =>
  direct(s) ? lightFirst(s) : lightFirst(s) || (!shortRebound(s) && !(s.hasLight && s.first === 'opponent'));

export const statements: readonly Statement[] = [
  series('7.2', 'won', 'singles'),
  series('7.6', 'answered', 'singles', [1]),
  series('8.3', 'won', 'doubles'),
  series('8.4', 'answered', 'doubles', [1]),
  stroke('4.2', { way: 'correct' }, (s) => lightFirst(s) || (direct(s) && s.first === 'light-and-dark')),
  stroke('4.4', { way: 'correct' }, (s) => onlyDark(s) && far(s)),
  stroke('4.5 •1', { way: 'correct' }, (s) => rebound(s) && darkFirst(s)),
  stroke('5.6 •1', { way: 'punishable' }, (s) => direct(s) && s.first === 'nothing'),
  stroke('5.6 •2', { way: 'punishable' }, (s) => direct(s) && s.first === 'light-and-opponent'),
  stroke('5.6 •3', { way: 'punishable' }, (s) => direct(s) && (darkFirst(s) || s.first === 'light-and-dark')),
  stroke('5.6 •5', { way: 'punishable' }, (s) => direct(s) && s.first === 'opponent'),
  stroke('5.6 •8', { way: 'punishable' }, (s) => rebound(s) && s.hasLight && s.first === 'opponent'),
  stroke('5.6 •11', { way: 'punishable' }, shortRebound),
  stroke('5.6 •4', { disc: 'restored', sanction: 'penalty' }, (s) => direct(s) && came(s, ...DARKENED)),
  stroke('5.6 •6', { sanction: 'penalty' }, (s) => direct(s) && came(s, 'opponent-driven-out')),
  stroke('5.6 •7', { disc: 'restored', sanction: 'penalty' }, (s) => direct(s) && came(s, 'opponent-off')),
  stroke('5.6 •9', { disc: 'centre', sanction: 'penalty' }, (s) => rebound(s) && came(s, 'opponent-off')),
  stroke('5.6 •10', { disc: 'restored', sanction: 'penalty' }, (s) => rebound(s) && s.hasLight && came(s, ...DARKENED)),
  stroke('4.6 •1', { disc: 'stays', sanction: 'nothing' }, (s) => onlyDark(s) && right(s) && came(s, ...DARKENED, 'opponent-driven-out')),
  stroke('4.6 •2', { disc: 'stays', sanction: 'nothing' }, (s) => lightFirst(s) && came(s, ...DARKENED, 'opponent-driven-out')),
  stroke('4.6 Note', { disc: 'centre', sanction: 'turn' }, (s) => onlyDark(s) && right(s) && came(s, 'opponent-off')),
  stroke('3.12 ¶2', { disc: 'centre' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  stroke('6.1', { set: 'lost' }, (s) => direct(s) && !right(s) && came(s, 'own-dark-two-out')),
  stroke('3.9', { turn: 'continues' }, (s) => right(s) && came(s, 'own-pocketed')),
  stroke(
    '3.10 •1',
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
  stroke('3.10 •2', { turn: 'passes' }, (s) => came(s, 'opponent-pocketed', 'own-and-opponent-pocketed')),
  stroke('3.10 •3', { turn: 'passes' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  stroke('5.6 •15', { sanction: 'penalty' }, (s) => came(s, 'striker-pocketed', 'striker-off')),
  stroke('7.2', { set: 'won' }, (s) => right(s) && came(s, 'last-own-pocketed')),
  stroke('7.2', { set: 'won-by-opponent' }, (s) => came(s, 'last-opponent-pocketed')),
  stroke('5.2', { set: 'goes-on' }, (s) => right(s) && s.owes && came(s, 'last-own-pocketed', 'both-last-pocketed')),
  stroke('3.14', { set: 'drawn' }, (s) => right(s) && came(s, 'both-last-pocketed')),
  stroke('3.13', { set: 'lost' }, (s) => !right(s) && came(s, 'last-own-pocketed', 'both-last-pocketed')),
  act('3.8', 'turn', 'double-hit'),
  act('5.6 •14', 'penalty', 'double-hit'),
  act('6.2', 'set', 'discs-displaced', all(atLeast(2), has('with', 'hand', 'cue'))),
  act('6.2', 'set', 'discs-displaced', all(atLeast(2), has('with', 'striker'))),
  act('3.4', 'nothing', 'discs-displaced', has('with', 'striker')),
  act('6.3', 'set', 'table-shaken', all(has('phase', 'during-set'), atLeast(2))),
];
