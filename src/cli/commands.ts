/** The table of commands: every file in `commands/` is one, named after itself. Only the one that is called is loaded. */
import { readdirSync } from 'node:fs';
import { type Command, Refusal } from './command.ts';

const FOLDER = new URL('./commands/', import.meta.url);

/** The names of all commands, in alphabetical order. */
export function commandNames(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

/** Loads a command that is known to exist. */
export async function loadCommand(name: string): Promise<Command> {
  const module = (await import(new URL(`${name}.ts`, FOLDER).href)) as { readonly command: Command };
  return module.command;
}

/** The command of that name; `--help` and `-h` are `help`. Refuses unknown ones with the list of those there are. */
export async function findCommand(name: string | undefined): Promise<Command> {
  const names = commandNames();
  if (name === '--help' || name === '-h') return loadCommand('help');
  if (name !== undefined && names.includes(name)) return loadCommand(name);
  const said = name === undefined ? 'No command was given' : `${JSON.stringify(name.slice(0, 60))} is not a command`;
  throw new Refusal(`${said}. Expected one of ${names.join(', ')}.`);
}
