/** What players do outside the strokes, club rules: no warnings, no lost games, a short list of penalties. */
import type { RuleTable } from '../../edition.ts';
import { all, atLeast, has, not } from '../../incidents/conditions.ts';
import { asRuleTable } from '../../incidents/table.ts';
import type { IncidentRules } from '../../incidents/types.ts';

export const incidentRules: IncidentRules = {
  lines: {
    'partner-talk': [{ article: '8.6', cost: 'none', when: has('when', 'striker-on-table') }],
    'table-shaken': [
      { article: '6.3', cost: 'set', when: all(has('phase', 'during-set'), atLeast(3)) },
      { article: '6.3', cost: 'set', when: all(has('phase', 'during-set'), atLeast(2)), reading: ['club-several-displaced', 'two'] },
    ],
    'surface-touched': [{ article: '3.5', also: ['3.7'], cost: 'none' }],
    'striker-misplaced': [{ article: '3.3', cost: 'none' }],
    'striker-lifted-early': [{ article: '5.6 •12', cost: 'penalty' }],
    'cue-over-corner': [{ article: '3.7', cost: 'none' }],
    'wrong-end-of-cue': [{ article: '3.8', cost: 'none' }],
    'double-hit': [
      { article: '5.6 •14', also: ['3.8'], cost: 'penalty', restore: 'moved', reading: ['club-double-hit', 'penalty'] },
      { article: '3.8', also: ['5.6 •14'], cost: 'turn', restore: 'moved' },
    ],
    'stroke-refused': [{ article: '5.6 •13', cost: 'penalty' }],
    'discs-displaced': [
      { article: '6.2', cost: 'set', when: all(atLeast(3), not(has('with', 'body'))) },
      { article: '6.2', cost: 'set', when: all(atLeast(2), not(has('with', 'body'))), reading: ['club-several-displaced', 'two'] },
      { article: '6.2', cost: 'set', when: all(atLeast(2), has('with', 'body')), reading: ['displaced-with-body', 'as-hand'] },
      { article: '3.4', cost: 'none', when: has('with', 'striker') },
    ],
    'moving-object-touched': [
      { article: '5.6 •12', cost: 'penalty', when: has('object', 'striker'), reading: ['club-moving-striker', 'penalty'] },
    ],
    'penalty-forgotten': [{ article: '5.4', cost: 'annulled' }],
  },
  whileWaiting: null,
  turnWhileWaiting: null,
  breach: { article: '5.1', reading: 'club-other-infringements', cost: 'penalty' },
  thirdWarning: null,
  secondLateness: [],
  secondMisconduct: [],
  misconduct: [],
};

export const incidents: RuleTable = asRuleTable(incidentRules);
