import { type Conflict, findConflicts, type Situation } from '../../referee/finder.ts';
import { EDITION_IDS } from '../../referee/types.ts';
import { type Command, DONE } from '../command.ts';
import { jsonOption } from '../output.ts';

/** A situation in one line of codes. */
function lineOf(situation: Situation): string {
  if (situation.kind === 'incident') {
    const { type, by: _, ...fields } = situation.incident;
    const said = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
    return [type, ...said, situation.format, situation.waiting ? 'opponent has the right' : 'own turn'].join(', ');
  }
  if (situation.kind === 'series') return `everything pocketed in series ${situation.turn} of the set, ${situation.format}`;
  const { way, first, hasLight, after, format, owes } = situation;
  return [way, `first ${first}`, hasLight ? 'light discs there' : 'dark discs only', after, ...(owes ? ['in debt'] : []), format].join(
    ', ',
  );
}

const row = ({ edition, kind, aspect, answers, readings, events, example }: Conflict): string =>
  [
    edition,
    kind,
    aspect,
    answers.map(({ article, says }) => `${article}: ${says}`).join(' | '),
    readings.join('; '),
    String(events),
    lineOf(example),
  ].join('\t');

const COLUMNS = ['edition', 'kind', 'aspect', 'answers', 'readings', 'events', 'example'].join('\t');

/** Where a book contradicts itself or is silent, found from the rules as data. */
export const command: Command = {
  usage: '[--json]',
  summary: 'events on which one edition gives two answers or none, found from the rules as data',
  run: async ({ args, stdout }) => {
    const json = jsonOption(args);
    const conflicts = EDITION_IDS.flatMap((edition) => findConflicts(edition));
    stdout.write(json ? `${JSON.stringify(conflicts)}\n` : `${[COLUMNS, ...conflicts.map(row)].join('\n')}\n`);
    return DONE;
  },
};
