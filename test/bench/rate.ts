/** Rates of work done over and over in one thread. */

/** Spans that a rate is measured over; the best counts, as with single shots, since whatever else the machine does only slows it. */
export const SPANS = 5;

/** Seconds that this thread has computed: a machine busy with other work does not count. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/**
 * Pieces of work done in a second, the best of `SPANS` spans.
 * @param work does some pieces and says how many
 * @param seconds how long each span lasts, at least
 */
export function bestRate(work: () => number, seconds: number): number {
  let best = 0;
  for (let span = 0; span < SPANS; span += 1) {
    const start = threadSeconds();
    let done = 0;
    let spent = 0;
    while (spent < seconds) {
      done += work();
      spent = threadSeconds() - start;
    }
    best = Math.max(best, done / spent);
  }
  return best;
}
