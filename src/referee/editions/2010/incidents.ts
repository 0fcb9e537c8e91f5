/** What players do outside the strokes, edition 2010. */
import type { RuleTable } from '../../edition.ts';
import { all, atLeast, doubles, firstOnSheet, has, lastMoved, longerThan, not, repeated, waiting } from '../../incidents/conditions.ts';
import { asRuleTable } from '../../incidents/table.ts';
import type { IncidentRules } from '../../incidents/types.ts';

export const incidentRules: IncidentRules = {
  lines: {
    'late-arrival': [
      { article: '15.1', also: ['3.2'], cost: 'game', when: longerThan(2) },
      { article: '3.2', cost: 'allowed' },
    ],
    'handshake-refused': [{ article: '14.4', also: ['3.5'], cost: 'excluded' }],
    misconduct: [{ article: '15.2', cost: 'game' }],
    'gross-misconduct': [
      { article: '14.1', also: ['7.2.б'], cost: 'excluded', reading: ['exclusion-may', 'excluded'] },
      { article: '14.1', cost: 'none' },
    ],
    'warm-up-overrun': [
      { article: '12.23', also: ['21.1 ¶2'], cost: 'none', when: all(longerThan(2), doubles) },
      { article: '12.23', cost: 'none', when: longerThan(2) },
      { article: '12.23', cost: 'allowed' },
    ],
    'left-table': [
      { article: '16.1.л', also: ['3.8'], cost: 'set', when: longerThan(3) },
      { article: '3.8', cost: 'none', when: has('consent', false) },
      { article: '3.8', cost: 'allowed' },
    ],
    'left-own-zone': [
      { article: '18.1.е', cost: 'allowed', when: has('reason', 'fetch-disc', 'check-scoresheet', 'check-disc') },
      { article: '18.1.е', cost: 'allowed', when: has('consent', true), reading: ['zone-left-with-consent', 'excused'] },
      { article: '18.1.е', also: ['3.6'], cost: 'turn' },
    ],
    'walked-around': [
      { article: '18.1.е', also: ['12.18'], cost: 'turn', reading: ['walking-round', 'leaves-zone'] },
      { article: '12.18', cost: 'none' },
    ],
    'leaned-with-body': [{ article: '12.19', cost: 'none' }],
    'phone-call': [{ article: '19.1.к', also: ['3.7'], cost: 'warning', reading: ['phone-as-talking', 'talking'] }],
    talking: [{ article: '19.1.к', also: ['3.7'], cost: 'warning' }],
    'partner-talk': [{ article: '21.9', cost: 'none', when: has('when', 'striker-on-table') }],
    'argued-with-referee': [{ article: '19.1.и', also: ['3.4'], cost: 'warning' }],
    'rules-broken-on-purpose': [{ article: '16.1.в', cost: 'set' }],
    'table-shaken': [
      { article: '12.24', cost: 'restored', when: all(has('phase', 'before-first-stroke'), atLeast(1)) },
      { article: '16.1.б', cost: 'set', when: all(has('phase', 'during-set'), atLeast(2)) },
      { article: '16.1.б', cost: 'set', when: all(has('phase', 'during-set'), atLeast(1)), reading: ['table-shaken-one-disc', 'set-lost'] },
    ],
    'object-on-board': [{ article: '19.1.г', also: ['12.20'], cost: 'warning' }],
    'powder-removed': [
      { article: '19.1.ж', also: ['10.1'], cost: 'warning', when: has('with', 'hand') },
      { article: '10.1', cost: 'allowed' },
    ],
    'powder-piled': [{ article: '10.1', cost: 'none' }],
    'surface-touched': [{ article: '12.7', cost: 'none' }],
    'distance-measured': [{ article: '19.1.е', also: ['12.22'], cost: 'warning' }],
    'equipment-swapped': [
      { article: '12.21', cost: 'allowed', when: has('damaged', true) },
      { article: '16.1.к', also: ['12.21'], cost: 'set' },
    ],
    'foreign-striker': [{ article: '26.2', cost: 'none' }],
    'striker-not-returned': [
      { article: '19.1.б', also: ['12.20', '21.8'], cost: 'warning', when: doubles },
      { article: '19.1.б', also: ['12.20'], cost: 'warning' },
    ],
    'striker-left-at-side-board': [{ article: '19.1.в', also: ['12.20'], cost: 'warning' }],
    'striker-moved-with-cue': [{ article: '19.1.з', also: ['12.20'], cost: 'warning' }],
    'striker-misplaced': [{ article: '19.1.а', also: ['12.3'], cost: 'warning' }],
    'striker-touched-while-aiming': [
      { article: '17.1.а', also: ['12.9'], cost: 'penalty', reading: ['striker-touched-aiming', 'stroke-made'] },
    ],
    'striker-placed-early': [{ article: '18.1.з', also: ['12.17'], cost: 'turn' }],
    'striker-lifted-early': [
      { article: '16.1.м', also: ['17.1.м'], cost: 'set', reading: ['lifted-while-moving', 'set-lost'] },
      { article: '17.1.м', cost: 'penalty' },
    ],
    'cue-over-corner': [{ article: '19.1.д', also: ['12.6'], cost: 'warning' }],
    'wrong-end-of-cue': [{ article: '17.1.у', also: ['12.8'], cost: 'penalty' }],
    'double-hit': [{ article: '17.1.к', cost: 'penalty' }],
    'stroke-refused': [{ article: '17.1.ж', cost: 'penalty' }],
    'stroke-after-stop': [{ article: '16.1.в', cost: 'set' }],
    'first-stroke-out-of-turn': [
      { article: '16.1.з', cost: 'set', when: doubles },
      { article: '16.1.ж', cost: 'set', when: all(firstOnSheet, has('noticed', 'before-next-stroke')) },
      { article: '16.1.ж', cost: 'allowed', when: firstOnSheet },
      { article: '16.1.ж', cost: 'set', when: has('noticed', 'before-next-stroke'), reading: ['out-of-turn-second-on-sheet', 'set-lost'] },
    ],
    'stroke-out-of-order': [{ article: '16.1.з', also: ['21.1 ¶2'], cost: 'set' }],
    delay: [
      { article: '18.1.ж', also: ['17.1.т', '19.3'], cost: 'turn', when: repeated, reading: ['delay-cost', 'turn-only'] },
      { article: '17.1.т', also: ['19.3', '18.1.ж'], cost: 'penalty', when: repeated },
      { article: '18.1.ж', also: ['19.3'], cost: 'turn' },
    ],
    'discs-displaced': [
      { article: '16.1.д', cost: 'set', when: all(atLeast(2), not(has('with', 'body'))) },
      { article: '16.1.д', cost: 'set', when: atLeast(2), reading: ['displaced-with-body', 'as-hand'] },
      { article: '16.1.е', cost: 'set', when: all(lastMoved, waiting) },
      { article: '16.1.е', cost: 'set', when: lastMoved, reading: ['waiting-clause', 'pocket-only'] },
      {
        article: '17.1.о',
        also: ['17.1.л', '12.4', '9.1.з'],
        cost: 'penalty',
        when: all(has('with', 'striker'), not(waiting)),
        restore: 'named',
      },
      { article: '17.1.о', also: ['9.1.з'], cost: 'penalty', when: not(has('with', 'body')), restore: 'named' },
      { article: '17.1.п', cost: 'penalty', when: all(waiting, atLeast(1)), restore: 'named' },
      { article: '17.1.о', also: ['9.1.з'], cost: 'penalty', reading: ['displaced-with-body', 'as-hand'], restore: 'named' },
    ],
    'discs-moved-fetching': [{ article: '9.1.з', also: ['12.12'], cost: 'restored', restore: 'named' }],
    'disc-taken': [
      { article: '16.1.е', cost: 'set', when: waiting },
      { article: '16.1.е', cost: 'set', reading: ['waiting-clause', 'pocket-only'] },
    ],
    'hand-in-pocket': [
      { article: '16.1.е', cost: 'set', when: waiting },
      { article: '16.1.е', cost: 'allowed' },
    ],
    'moving-object-touched': [
      { article: '16.1.м', cost: 'set', reading: ['moving-object-touched', 'set-lost'] },
      { article: '17.1.н', cost: 'penalty' },
    ],
    'penalty-forgotten': [{ article: '17.4', cost: 'annulled' }],
  },
  whileWaiting: { article: '17.1.п' },
  turnWhileWaiting: 'turn-lost-while-waiting',
  breach: null,
  thirdWarning: { article: '15.3', also: ['9.1.ж', '19.3 ¶2'], scope: 'unplayed-sets' },
  secondLateness: ['14.3', '3.2'],
  secondMisconduct: ['14.2'],
  misconduct: ['misconduct'],
};

export const incidents: RuleTable = asRuleTable(incidentRules);
