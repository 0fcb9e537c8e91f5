import { ContentError, compileContent } from '../../files/compiled.ts';
import { type Command, DONE, Refusal } from '../command.ts';

/** Compiles the rulebook. Everything that needs it does so by itself; this one says what is wrong. */
export const command: Command = {
  usage: '',
  summary: 'content/ into the typed data of src/compiled/ (done by itself wherever it is needed)',
  run: async ({ args, stdout }) => {
    if (args.length > 0) throw new Refusal('compile takes no arguments.');
    try {
      await compileContent();
    } catch (error) {
      throw error instanceof ContentError ? new Refusal(error.message) : error;
    }
    stdout.write('src/compiled/ is up to date\n');
    return DONE;
  },
};
