/** docs/referee-mutation.md: which faults in the referee are noticed, and why the others are not. */
import type { MutatedFile } from './stryker.ts';
import { type Explained, type Fault, faultOf, type Group, grouped, isNoticed, isUnnoticed, type Mutant } from './survivors.ts';

interface Counts {
  readonly noticed: number;
  readonly unnoticed: number;
}

const countsOf = (mutants: readonly Mutant[]): Counts => ({
  noticed: mutants.filter(isNoticed).length,
  unnoticed: mutants.filter(isUnnoticed).length,
});

/** The share of noticed faults, per cent. */
export function scoreOf(files: readonly MutatedFile[]): number {
  const { noticed, unnoticed } = countsOf(files.flatMap(({ mutants }) => mutants));
  return (100 * noticed) / (noticed + unnoticed);
}

const number = (n: number): string => n.toLocaleString('en');
const code = (text: string): string => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

function row(name: string, mutants: readonly Mutant[]): string {
  const { noticed, unnoticed } = countsOf(mutants);
  const all = noticed + unnoticed;
  return `| ${name} | ${number(all)} | ${number(noticed)} | ${number(unnoticed)} | ${((100 * noticed) / all).toFixed(1)} |`;
}

function section(file: string, groups: readonly Group[]): readonly string[] {
  if (groups.length === 0) return [];
  const lines = groups.map(({ line, faults, why }) => {
    const list = faults.map((fault) => `  - ${code(fault)}`);
    return [`- ${code(line)}: ${why ?? '**not explained yet**'}`, ...list].join('\n');
  });
  return [`### ${file}`, '', ...lines, ''];
}

/** The faults that nothing noticed. */
export const survivorsOf = (files: readonly MutatedFile[]): readonly Fault[] =>
  files.flatMap(({ file, source, mutants }) => mutants.filter(isUnnoticed).map((mutant) => faultOf(file, source, mutant)));

/** The whole page. */
export function pageOf(files: readonly MutatedFile[], explained: readonly Explained[]): string {
  const groups = grouped(survivorsOf(files), explained);
  const withFaults = files.filter(({ mutants }) => mutants.length > 0).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return [
    '# Faults put into the referee',
    '',
    'Written by `npm run validate` (test/validate/mutation.validate.ts). Stryker puts every fault it knows into src/referee, one at a time: another',
    'operator, a condition that always holds, a statement left out, an empty text. A fault is noticed where one of the cases of the perft’s sample, of',
    'test/referee/reading-cases.ts or of test/referee/limits.ts, one of the score sheets of test/referee/score-sheets.ts or one of the debts of',
    'test/referee/debt-before.ts is ruled otherwise; in what rules on no single case (the finder, whole games, the comparison of rulings, the orders of',
    'editions, the fields of incidents), where one of its tests fails. At least 85 % must be noticed, and each other is explained in test/validate/mutation/survivors.yaml.',
    '',
    '| file | faults | noticed | not noticed | noticed, % |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...withFaults.map(({ file, mutants }) => row(file, mutants)),
    row(
      '**all**',
      withFaults.flatMap(({ mutants }) => mutants),
    ),
    '',
    '## What is not noticed, and why',
    '',
    'Each line of the source with its faults. Most of them change no answer: there is no test that could notice them.',
    '',
    ...withFaults.flatMap(({ file }) =>
      section(
        file,
        groups.filter((group) => group.file === file),
      ),
    ),
  ].join('\n');
}
