/** What statements name: provisions under these keys, readings in the lines of incidents. */
import type { Rulebook } from './rulebook.ts';

/** The keys of statements under which provisions are cited. */
export const CITING: readonly string[] = ['cites', 'row', 'cornerCites', 'offTableCites', 'whileWaiting'];
/** The keys under which a record names provisions beside what it cites: no article of theirs need be there. */
export const NAMING: readonly string[] = ['statedIn', 'citedOnly'];

/** Every reading that a rule asks is one, with the option the rule names: those that are not, with what was expected. */
export function* unknownReadings(
  { rules }: Pick<Rulebook, 'rules'>,
  optionsOf: (reading: string) => readonly string[] | undefined,
): Generator<{ readonly path: readonly PropertyKey[]; readonly detail: string }> {
  for (const [code, { lines = [] }] of Object.entries(rules))
    for (const [i, { reading = {} }] of lines.entries())
      for (const [id, option] of Object.entries(reading)) {
        const options = optionsOf(id);
        if (options?.includes(option)) continue;
        const detail = `expected ${options?.join(' or ') ?? 'a reading'}; found ${id}: ${option}`;
        yield { path: ['rules', code, 'lines', i, 'reading'], detail };
      }
}
