/** The state of set and game; every field may be left out. */
import * as z from 'zod/mini';
import { colorSchema, countSchema } from './base.ts';

const some = z.exactOptional(countSchema);
const perColor = z.exactOptional(z.strictObject({ red: some, black: some }));
const owed = z.exactOptional(z.strictObject({ red: some, black: some, south: some, west: some, north: some, east: some }));
const losses = z.exactOptional(z.strictObject({ lateness: some, misconduct: some }));

export const stateSchema = z.strictObject({
  /** By colour in singles, by seat in doubles; which of the two is checked where the format is known. */
  debts: owed,
  /** Of the debts: earned during the running series by who has not the right to play. */
  waiting: owed,
  warnings: perColor,
  turn: z.exactOptional(z.int().check(z.gte(1), z.lte(100_000))),
  first: z.exactOptional(colorSchema),
  cleared: z.exactOptional(z.array(colorSchema)),
  /** Of `cleared`: whose last stroke cost the right to play all the same. */
  clearedWithOffence: z.exactOptional(z.array(colorSchema)),
  /** Who still has to miss a turn by an earlier ruling. */
  losesNext: z.exactOptional(colorSchema),
  darkMisses: perColor,
  delays: perColor,
  losses: z.exactOptional(z.strictObject({ red: losses, black: losses })),
  deciding: z.exactOptional(z.boolean()),
});
