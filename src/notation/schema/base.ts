/**
 * Building blocks of the contract's schemas: names, numbers, places. Shape only; what a shape cannot say (overlaps, seats that do not
 * match, events of discs that are not there) is checked in `../check/`.
 */
import * as z from 'zod/mini';
import { discIds } from '../../geometry/discs.ts';
import { MAX_ANGLE, MAX_SPEED } from '../../physics/ranges.ts';
import { COLORS, POCKETS, SEATS } from '../../physics/types.ts';
import { EDITION_IDS } from '../../referee/types.ts';
import { MAX_COUNT } from '../limits.ts';

// Compiled schemas need `new Function`, which the site's content security policy forbids and would report.
z.config({ jitless: true });

export const colorSchema = z.enum(COLORS);
export const seatSchema = z.enum(SEATS);
export const pocketSchema = z.enum(POCKETS);
export const overSchema = z.enum([...SEATS, ...POCKETS]);
export const editionSchema = z.enum(EDITION_IDS);
export const formatSchema = z.enum(['singles', 'doubles']);

const DISC_IDS = COLORS.flatMap((color) => discIds(color));

export const discIdSchema = z.enum(DISC_IDS);
export const bodyIdSchema = z.enum(['striker', ...DISC_IDS]);

export const numberSchema = z.number();
export const countSchema = z.int().check(z.gte(0), z.lte(MAX_COUNT));

export const pointSchema = z.strictObject({ x: numberSchema, y: numberSchema });
const discSchema = z.strictObject({ id: discIdSchema, color: colorSchema, x: numberSchema, y: numberSchema });

export const positionSchema = z.strictObject({
  discs: z.array(discSchema),
  striker: z.exactOptional(z.nullable(pointSchema)),
});

export const strokeSchema = z.strictObject({
  angle: z.number().check(z.gte(-MAX_ANGLE), z.lte(MAX_ANGLE)),
  speed: z.number().check(z.gt(0), z.lte(MAX_SPEED)),
});

export const seatingSchema = z.strictObject({ red: z.array(seatSchema), black: z.array(seatSchema) });
