import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { editionsIn, newEdition } from '../../corpus/new-edition/new-edition.ts';
import { day, slug } from '../../corpus/schema/common.ts';
import { readContentFiles } from '../../files/content.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, Refusal } from '../command.ts';

const YEAR = /^\d{4}$/;
const USAGE = 'add-edition takes an id and the edition it amends: novuss add-edition 2026 --basis 2017 [--in-force 2026-01-01].';

/** Starts a further edition: its file, which so far amends nothing. */
export const command: Command = {
  usage: 'ID --basis EDITION [--in-force DATE] [CONTENT]',
  summary: 'the file of a further edition, which amends another one',
  run: async ({ args, cwd, stdout }) => {
    const { id, basis, inForce, folder } = optionsOf(args);
    const content = folder === undefined ? join(projectRoot(), 'content') : resolve(cwd, folder);
    const files = readContentFiles(content, ['novuss/editions']);
    const added = newEdition(files, { id, basis, inForce });
    if (added === 'basis-unknown') throw new Refusal(`There is no edition ${basis}. Expected one of ${editionsIn(files).join(', ')}.`);
    if (added === 'edition-there') throw new Refusal(`There is an edition ${id} already; nothing was written.`);
    writeFileSync(join(content, added.path), added.text, { flag: 'wx' });
    stdout.write(`${added.path} written: an edition that says what ${basis} says. Its comments tell how it says what differs;
npm run --silent novuss -- lint names what is missing, by file and line.\n`);
    return DONE;
  },
};

interface Options {
  readonly id: string;
  readonly basis: string;
  readonly inForce: string;
  readonly folder: string | undefined;
}

function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const [id = '', folder, ...more] = positionals;
  if (more.length > 0 || !slug.safeParse(id).success || values.basis === undefined) throw new Refusal(USAGE);
  const inForce = values['in-force'] ?? (YEAR.test(id) ? `${id}-01-01` : undefined);
  if (inForce === undefined) throw new Refusal(`From when does ${id} hold? Expected --in-force with a date like 2026-01-01.`);
  if (!day.safeParse(inForce).success)
    throw new Refusal(`--in-force: expected a date like 2026-01-01; found ${JSON.stringify(inForce.slice(0, 40))}`);
  return { id, basis: values.basis, inForce, folder };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { basis: { type: 'string' }, 'in-force': { type: 'string' } } });
  } catch {
    throw new Refusal(USAGE);
  }
}
