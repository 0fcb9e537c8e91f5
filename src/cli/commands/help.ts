import { type Command, DONE } from '../command.ts';
import { commandNames, loadCommand } from '../commands.ts';

const HEAD = `novuss COMMAND [FILE|TEXT]

Reads a JSON document, or an array of them, from FILE or from standard input and writes the answer, as JSON, to standard output.
A document may also be written in the notation (docs/notation.md), in FILE or as TEXT: 'r1 0,300 s 0,-440; stroke 90 3.5; edition 2017'.
Exit codes: 0 done; 2 refused (standard error says why); 1 a fault of the program, or what a check of the content lists.
`;

/** Lists the commands. */
export const command: Command = {
  usage: '',
  summary: 'this list',
  run: async (io) => {
    const names = commandNames();
    const commands = await Promise.all(names.map(loadCommand));
    const lines = commands.flatMap(({ usage, summary }, i) => [
      ...usage.split(' | ').map((way) => `  ${names[i]} ${way}`.trimEnd()),
      `      ${summary}`,
    ]);
    io.stdout.write(`${HEAD}\n${lines.join('\n')}\n`);
    return DONE;
  },
};
