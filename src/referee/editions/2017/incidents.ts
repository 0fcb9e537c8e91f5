/** What players do outside the strokes, edition 2017. */
import type { RuleTable } from '../../edition.ts';
import { all, atLeast, doubles, has, lastMoved, longerThan, not, waiting } from '../../incidents/conditions.ts';
import { asRuleTable } from '../../incidents/table.ts';
import type { IncidentRules } from '../../incidents/types.ts';

export const incidentRules: IncidentRules = {
  lines: {
    'late-arrival': [
      { article: '15.1', also: ['2.2'], cost: 'game', when: longerThan(2) },
      { article: '2.2', cost: 'allowed' },
    ],
    'handshake-refused': [{ article: '15.2', also: ['2.6', '11.11'], cost: 'game' }],
    misconduct: [{ article: '15.2', also: ['11.11'], cost: 'game' }],
    'gross-misconduct': [{ article: '14.1', cost: 'excluded' }],
    'warm-up-overrun': [
      { article: '19.1.1', also: ['12.2'], cost: 'warning', when: longerThan(2) },
      { article: '12.2', cost: 'allowed' },
    ],
    'left-table': [
      { article: '16.1.8', also: ['2.9'], cost: 'set', when: all(longerThan(3), has('consent', false)) },
      { article: '16.1.8', also: ['2.9'], cost: 'set', when: longerThan(3), reading: ['left-table-with-consent', 'lost'] },
      { article: '2.9', cost: 'none', when: longerThan(3) },
      { article: '2.9', cost: 'none', when: has('consent', false) },
      { article: '2.9', cost: 'allowed' },
    ],
    'left-own-zone': [
      { article: '19.1.11', cost: 'allowed', when: has('consent', true) },
      { article: '19.1.11', cost: 'allowed', when: has('reason', 'fetch-disc', 'check-scoresheet') },
      { article: '19.1.11', also: ['12.25', '2.7'], cost: 'warning' },
    ],
    'walked-around': [
      { article: '19.1.11', also: ['12.24'], cost: 'warning', reading: ['walking-round', 'leaves-zone'] },
      { article: '12.24', cost: 'none' },
    ],
    'phone-call': [{ article: '19.1.15', also: ['2.10'], cost: 'warning' }],
    talking: [{ article: '19.1.12', also: ['2.8'], cost: 'warning' }],
    'partner-talk': [
      { article: '19.1.13', cost: 'warning', when: has('when', 'opponents-turn') },
      { article: '19.1.14', also: ['21.10'], cost: 'warning' },
    ],
    'argued-with-referee': [{ article: '19.1.10', also: ['2.4'], cost: 'warning' }],
    'rules-broken-on-purpose': [{ article: '16.1.3', cost: 'set' }],
    'table-shaken': [
      { article: '12.4', cost: 'restored', when: all(has('phase', 'before-first-stroke'), atLeast(1)) },
      { article: '16.1.2', cost: 'set', when: all(has('phase', 'during-set'), atLeast(2)) },
      { article: '16.1.2', cost: 'set', when: all(has('phase', 'during-set'), atLeast(1)), reading: ['table-shaken-one-disc', 'set-lost'] },
    ],
    'object-on-board': [{ article: '19.1.6', also: ['12.27'], cost: 'warning' }],
    'powder-removed': [{ article: '19.1.8', also: ['10.1'], cost: 'warning' }],
    'surface-touched': [{ article: '19.1.7', also: ['12.6', '12.13'], cost: 'warning' }],
    'distance-measured': [{ article: '19.1.9', also: ['12.29'], cost: 'warning' }],
    'equipment-swapped': [{ article: '2.7', cost: 'allowed', when: has('damaged', true) }],
    'striker-not-returned': [
      { article: '19.1.4', also: ['12.27', '21.9'], cost: 'warning', when: doubles },
      { article: '19.1.4', also: ['12.27'], cost: 'warning' },
    ],
    'striker-left-at-side-board': [{ article: '19.1.5', also: ['12.27'], cost: 'warning' }],
    'striker-moved-with-cue': [{ article: '12.27', cost: 'none' }],
    'striker-misplaced': [{ article: '12.9', cost: 'none' }],
    'striker-slid-to-board': [{ article: '19.1.2', also: ['12.3'], cost: 'warning' }],
    'striker-dropped-on-row': [{ article: '12.5', cost: 'restored', when: atLeast(1) }],
    'striker-touched-while-aiming': [{ article: '17.1.17', cost: 'penalty' }],
    'striker-placed-early': [{ article: '18.1.7', also: ['12.23'], cost: 'turn' }],
    'striker-lifted-early': [
      { article: '16.1.9', also: ['17.1.11'], cost: 'set', reading: ['lifted-while-moving', 'set-lost'] },
      { article: '17.1.11', cost: 'penalty' },
    ],
    'cue-over-far-line': [{ article: '19.1.3', also: ['12.12'], cost: 'warning' }],
    'cue-over-corner': [{ article: '12.30', cost: 'none' }],
    'wrong-end-of-cue': [{ article: '17.1.16', also: ['12.14'], cost: 'penalty' }],
    'double-hit': [{ article: '17.1.9', cost: 'penalty' }],
    'stroke-refused': [{ article: '17.1.7', cost: 'penalty' }],
    'stroke-after-stop': [{ article: '16.1.3', cost: 'set' }],
    'first-stroke-out-of-turn': [{ article: '16.1.7', also: ['12.8'], cost: 'set' }],
    'stroke-out-of-order': [{ article: '16.1.10', also: ['21.1'], cost: 'set' }],
    delay: [
      { article: '18.1.6', also: ['17.1.15', '19.2'], cost: 'turn', reading: ['delay-cost', 'turn-only'] },
      { article: '17.1.15', also: ['19.2', '18.1.6'], cost: 'penalty' },
    ],
    'discs-displaced': [
      { article: '16.1.5', cost: 'set', when: all(atLeast(2), not(has('with', 'body'))) },
      { article: '16.1.5', cost: 'set', when: atLeast(2), reading: ['displaced-with-body', 'as-hand'] },
      { article: '16.1.6', cost: 'set', when: lastMoved },
      { article: '17.1.10', cost: 'penalty', when: all(waiting, not(has('with', 'body'))), restore: 'named' },
      { article: '17.1.12', cost: 'penalty', when: waiting, restore: 'named' },
      { article: '17.1.10', cost: 'penalty', when: has('with', 'body'), reading: ['displaced-with-body', 'as-hand'], restore: 'named' },
      {
        article: '17.1.10',
        cost: 'penalty',
        when: not(has('with', 'body')),
        reading: ['displaced-in-own-turn', 'restored'],
        restore: 'named',
      },
      { article: '17.1.10', cost: 'penalty', when: not(has('with', 'body')) },
    ],
    'discs-moved-fetching': [{ article: '12.18', cost: 'restored', restore: 'named' }],
    'disc-taken': [{ article: '16.1.6', cost: 'set' }],
    'hand-in-pocket': [
      { article: '16.1.6', cost: 'set', when: waiting },
      { article: '16.1.6', cost: 'set', reading: ['hand-in-pocket-own-turn', 'set-lost'] },
      { article: '12.23', cost: 'allowed' },
    ],
    'moving-object-touched': [
      { article: '16.1.9', cost: 'set', when: not(has('object', 'striker')) },
      { article: '16.1.9', cost: 'set', reading: ['moving-object-touched', 'set-lost'] },
      { article: '17.1.11', cost: 'penalty' },
    ],
    'penalty-forgotten': [{ article: '17.4', cost: 'annulled' }],
  },
  whileWaiting: { article: '17.1.12' },
  turnWhileWaiting: 'turn-lost-while-waiting',
  breach: null,
  thirdWarning: { article: '15.3', also: ['19.2 ¶2'], scope: 'game', reading: 'third-warning' },
  secondLateness: ['14.3', '2.2'],
  secondMisconduct: ['14.2'],
  misconduct: ['misconduct', 'handshake-refused'],
};

export const incidents: RuleTable = asRuleTable(incidentRules);
