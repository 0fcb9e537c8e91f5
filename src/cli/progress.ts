import type { Io } from './command.ts';

/** Nothing is said of what takes no longer, ms. */
const PATIENCE = 2000;
/** And then not oftener than this, ms. */
const EVERY = 200;

/**
 * Says on standard error how far something is that takes longer than two seconds: `report` whenever there is something new, `end` when it is
 * over. Only where that is a terminal, for scripts read there what is wrong.
 */
export function progressOn(io: Io, now: () => number = Date.now): { readonly report: (text: string) => void; readonly end: () => void } {
  if ((io.stderr as { isTTY?: boolean }).isTTY !== true) return { report: () => undefined, end: () => undefined };
  let next = now() + PATIENCE;
  let said = false;
  return {
    report: (text) => {
      if (now() < next) return;
      next = now() + EVERY;
      said = true;
      io.stderr.write(`\r${text}`);
    },
    end: () => {
      if (said) io.stderr.write('\n');
    },
  };
}
