/** What a rule of the same kind would have to say to cost what a draft makes the changed one cost. */

import { COSTS, EFFECTS_OF } from '../referee/codes.ts';
import type { RuleEntry } from '../referee/edition.ts';
import type { Statements } from './basis.ts';
import type { ChangedRule } from './effects.ts';
import type { Rule } from './tree.ts';

interface Stated {
  readonly statements: Pick<Statements, 'rules'>;
}

/** The cost of the changed rule as a line says it: of an incident that of its leading line; undefined where no line can say it. */
function costOf(code: string, { effects }: RuleEntry, { statements }: Stated): string | undefined {
  const lines = statements.rules[code]?.lines ?? [];
  const leading = lines.find(({ cost }) => cost !== 'allowed') ?? lines[0];
  return leading?.cost ?? COSTS.find((cost) => EFFECTS_OF[cost].join() === effects.join());
}

/** What a draft has to state of a rule that cost what a changed one did; nothing where the lines of an incident cannot say it. */
export function likewise({ code, before, after }: ChangedRule, rule: string, basis: Stated, draft: Stated): Rule | 'silent' {
  if (after === undefined) return 'silent';
  const lines = basis.statements.rules[rule]?.lines;
  if (lines === undefined) {
    const said = (['scope', 'reading', 'replay'] as const).flatMap((key) => {
      const value = after[key] ?? (before?.[key] === undefined ? undefined : null);
      return value === undefined ? [] : [[key, value] as const];
    });
    return { effects: [...after.effects], ...Object.fromEntries(said) };
  }
  const cost = costOf(code, after, draft);
  const was = before && costOf(code, before, basis);
  return cost === undefined
    ? {}
    : { lines: lines.map((line) => ({ ...line, cost: line.cost === was ? cost : line.cost })) as NonNullable<Rule['lines']> };
}
