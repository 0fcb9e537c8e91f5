/** What players do outside the strokes, edition 2008. */
import type { RuleTable } from '../../edition.ts';
import { all, atLeast, doubles, firstOnSheet, has, lastMoved, longerThan, not, repeated, waiting } from '../../incidents/conditions.ts';
import { asRuleTable } from '../../incidents/table.ts';
import type { IncidentRules } from '../../incidents/types.ts';

export const incidentRules: IncidentRules = {
  lines: {
    'late-arrival': [
      { article: '3 ¶2', cost: 'allowed', when: not(longerThan(2)) },
      { article: '15.1', cost: 'allowed', when: has('announced', true), reading: ['lateness-announced', 'excused'] },
      { article: '15.1', also: ['3 ¶2'], cost: 'game', when: has('announced', false) },
      { article: '3 ¶2', cost: 'game' },
    ],
    'handshake-refused': [{ article: '14.4', also: ['3 ¶5'], cost: 'excluded' }],
    misconduct: [{ article: '15.2', cost: 'game' }],
    'gross-misconduct': [{ article: '14.1', cost: 'excluded' }],
    'warm-up-overrun': [
      { article: '12 ¶23 (no. 27)', also: ['21.1'], cost: 'none', when: all(longerThan(2), doubles) },
      { article: '12 ¶23 (no. 27)', cost: 'none', when: longerThan(2) },
      { article: '12 ¶23 (no. 27)', cost: 'allowed' },
    ],
    'left-table': [
      { article: '16.1.10', also: ['3 ¶8 s2'], cost: 'set', when: longerThan(3) },
      { article: '3 ¶8 s2', cost: 'none', when: has('consent', false) },
      { article: '3 ¶8 s2', cost: 'allowed' },
    ],
    'left-own-zone': [
      { article: '18.1.e', cost: 'allowed', when: has('reason', 'fetch-disc', 'check-scoresheet', 'check-disc') },
      { article: '18.1.e', cost: 'allowed', when: has('consent', true), reading: ['zone-left-with-consent', 'excused'] },
      { article: '18.1.e', also: ['3 ¶6'], cost: 'turn' },
    ],
    'walked-around': [
      { article: '18.1.e', also: ['12 ¶18 (no. 22)'], cost: 'turn', reading: ['walking-round', 'leaves-zone'] },
      { article: '12 ¶18 (no. 22)', cost: 'none' },
    ],
    'leaned-with-body': [{ article: '12 ¶19 (no. 23)', cost: 'allowed' }],
    'phone-call': [{ article: '19.1.k', also: ['3 ¶7'], cost: 'warning', reading: ['phone-as-talking', 'talking'] }],
    talking: [{ article: '19.1.k', also: ['3 ¶7'], cost: 'warning' }],
    'partner-talk': [{ article: '21 ¶7', cost: 'none', when: has('when', 'striker-on-table') }],
    'argued-with-referee': [{ article: '19.1.i', also: ['3 ¶4'], cost: 'warning' }],
    'rules-broken-on-purpose': [{ article: '16.1.3', cost: 'set' }],
    'table-shaken': [
      { article: '12 ¶24 (no. 28)', cost: 'restored', when: all(has('phase', 'before-first-stroke'), atLeast(1)) },
      { article: '16.1.2', cost: 'set', when: all(has('phase', 'during-set'), atLeast(2)) },
      { article: '17.1.p', cost: 'penalty', when: all(has('phase', 'during-set'), atLeast(1), waiting), restore: 'named' },
      { article: '9 ¶4 s3(3)', cost: 'none', when: all(has('phase', 'during-set'), atLeast(1)), restore: 'named' },
    ],
    'object-on-board': [{ article: '19.1.g', also: ['12 ¶20 (no. 24)'], cost: 'warning' }],
    'powder-removed': [
      { article: '19.1.ž', also: ['10 ¶1 s1'], cost: 'warning', when: has('with', 'hand') },
      { article: '10 ¶1 s2', cost: 'allowed' },
    ],
    'powder-piled': [{ article: '10 ¶1 s1', cost: 'none' }],
    'surface-touched': [{ article: '12 ¶6 (no. 8)', cost: 'none' }],
    'distance-measured': [{ article: '19.1.e', also: ['12 ¶22 (no. 26)'], cost: 'warning' }],
    'equipment-swapped': [
      { article: '12 ¶21 (no. 25)', cost: 'allowed', when: has('damaged', true) },
      { article: '16.1.9', also: ['12 ¶21 (no. 25)'], cost: 'set' },
    ],
    'foreign-striker': [{ article: '26.2', cost: 'none' }],
    'striker-not-returned': [
      { article: '19.1.b', also: ['12 ¶20 (no. 24)', '21 (no. 71)'], cost: 'warning', when: doubles },
      { article: '19.1.b', also: ['12 ¶20 (no. 24)'], cost: 'warning' },
    ],
    'striker-left-at-side-board': [{ article: '19.1.v', also: ['12 ¶20 (no. 24)'], cost: 'warning' }],
    'striker-moved-with-cue': [{ article: '19.1.z', also: ['12 ¶20 (no. 24)'], cost: 'warning' }],
    'striker-misplaced': [{ article: '19.1.a', also: ['12 ¶3 s1'], cost: 'warning' }],
    'striker-touched-while-aiming': [
      { article: '17.1.a', also: ['12 ¶8 (no. 11)'], cost: 'penalty', reading: ['striker-touched-aiming', 'stroke-made'] },
    ],
    'striker-placed-early': [{ article: '18.1.z', also: ['12 ¶17 (no. 21)'], cost: 'turn' }],
    'striker-lifted-early': [{ article: '17.1.m', cost: 'penalty' }],
    'cue-over-corner': [{ article: '19.1.d', also: ['12 ¶5 (no. 9)'], cost: 'warning' }],
    'wrong-end-of-cue': [{ article: '17.1.u (1st)', also: ['12 ¶7 (no. 10)'], cost: 'penalty' }],
    'double-hit': [{ article: '17.1.k', cost: 'penalty' }],
    'stroke-refused': [{ article: '17.1.ž', cost: 'penalty' }],
    'stroke-after-stop': [{ article: '16.1.3', cost: 'set' }],
    'first-stroke-out-of-turn': [
      { article: '16.1.8', cost: 'set', when: doubles },
      { article: '16.1.7', cost: 'set', when: all(firstOnSheet, has('noticed', 'before-next-stroke')) },
      { article: '16.1.7', cost: 'allowed', when: firstOnSheet },
      { article: '16.1.7', cost: 'set', when: has('noticed', 'before-next-stroke'), reading: ['out-of-turn-second-on-sheet', 'set-lost'] },
    ],
    'stroke-out-of-order': [{ article: '16.1.8', also: ['21.1'], cost: 'set' }],
    delay: [
      { article: '18.1.ž', also: ['17.1.t', '19.2 ¶2'], cost: 'turn', when: repeated, reading: ['delay-cost', 'turn-only'] },
      { article: '17.1.t', also: ['19.2 ¶2', '18.1.ž'], cost: 'penalty', when: repeated },
      { article: '18.1.ž', also: ['19.2 ¶2'], cost: 'turn' },
    ],
    'discs-displaced': [
      { article: '16.1.5', cost: 'set', when: all(atLeast(2), not(has('with', 'body'))) },
      { article: '16.1.5', cost: 'set', when: atLeast(2), reading: ['displaced-with-body', 'as-hand'] },
      { article: '16.1.6', cost: 'set', when: all(lastMoved, waiting) },
      { article: '16.1.6', cost: 'set', when: lastMoved, reading: ['waiting-clause', 'pocket-only'] },
      {
        article: '17.1.o',
        also: ['17.1.l', '12 ¶3 s2', '9 ¶4 s3(3)'],
        cost: 'penalty',
        when: all(has('with', 'striker'), not(waiting)),
        restore: 'named',
      },
      { article: '17.1.o', also: ['9 ¶4 s3(3)'], cost: 'penalty', when: not(has('with', 'body')), restore: 'named' },
      { article: '17.1.p', cost: 'penalty', when: waiting, restore: 'named' },
      { article: '17.1.o', also: ['9 ¶4 s3(3)'], cost: 'penalty', reading: ['displaced-with-body', 'as-hand'], restore: 'named' },
    ],
    'discs-moved-fetching': [{ article: '9 ¶4 s3(3)', also: ['12 ¶11 (no. 16)'], cost: 'restored', restore: 'named' }],
    'disc-taken': [
      { article: '16.1.6', cost: 'set', when: waiting },
      { article: '16.1.6', cost: 'set', reading: ['waiting-clause', 'pocket-only'] },
    ],
    'hand-in-pocket': [
      { article: '16.1.6', cost: 'set', when: waiting },
      { article: '16.1.6', cost: 'allowed' },
    ],
    'moving-object-touched': [
      { article: '17.1.n', cost: 'penalty', when: has('object', 'striker') },
      { article: '16.1.11', cost: 'set', reading: ['moving-object-touched', 'set-lost'] },
      { article: '17.1.n', cost: 'penalty' },
    ],
    'penalty-forgotten': [{ article: '17.4', cost: 'annulled' }],
  },
  whileWaiting: { article: '17.1.p' },
  turnWhileWaiting: 'turn-lost-while-waiting',
  breach: { article: '9 ¶4 s1', reading: 'breach-warned', cost: 'warning' },
  thirdWarning: { article: '15.3', also: ['19.1 ¶2', '9 ¶4 s2'], scope: 'current-and-unplayed-sets', reading: 'third-warning' },
  secondLateness: ['14.3', '3 ¶2'],
  secondMisconduct: ['14.2'],
  misconduct: ['misconduct'],
};

export const incidents: RuleTable = asRuleTable(incidentRules);
