/** One seed for every law over random input, so that a run can be repeated; `SEED=n npm test` tries others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 2026) });
