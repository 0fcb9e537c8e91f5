/** The file of a tournament, version 1, as a schema: its shape, not what only the whole can tell (`read.ts`). */
import * as z from 'zod/mini';
import { DATE, MAX_PLAYERS, MAX_ROUNDS, MAX_SETS } from './types.ts';

// Compiled schemas need `new Function`, which the site's content security policy forbids and would report.
z.config({ jitless: true });

const count = (most: number) => z.int().check(z.gte(0), z.lte(most));
const id = z.int().check(z.gte(1), z.lte(9999));
const round = z.int().check(z.gte(1), z.lte(MAX_ROUNDS + 1));
/** One line of text, without blanks around it. */
const line = z.string().check(z.maxLength(200), z.regex(/^(?:\S(?:.*\S)?)?$/));
const side = z.nullable(z.enum(['first', 'second']));

const scoringSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match'), target: z.int().check(z.gte(1), z.lte(MAX_SETS)) }),
  z.strictObject({ kind: z.literal('sets'), sets: z.int().check(z.gte(1), z.lte(MAX_SETS)), playAll: z.boolean() }),
]);

const resultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('played'), first: count(MAX_SETS), second: count(MAX_SETS), drawn: z.exactOptional(count(MAX_SETS)) }),
  z.strictObject({ kind: z.literal('outcome'), winner: side }),
  z.strictObject({ kind: z.literal('forfeit'), winner: side }),
]);

const playerSchema = z.strictObject({
  id,
  name: line.check(z.minLength(1)),
  club: z.exactOptional(line),
  joined: round,
  left: z.exactOptional(round),
});

const pairingSchema = z.strictObject({ first: id, second: z.nullable(id), result: z.nullable(resultSchema) });

export const tournamentSchema = z.strictObject({
  format: z.literal('novuss-tournament'),
  version: z.literal(1),
  name: line,
  date: z.exactOptional(z.string().check(z.regex(DATE))),
  place: z.exactOptional(line),
  seed: z.int().check(z.gte(0), z.lte(4294967295)),
  scoring: scoringSchema,
  players: z.array(playerSchema).check(z.maxLength(MAX_PLAYERS)),
  rounds: z.array(z.strictObject({ pairings: z.array(pairingSchema).check(z.maxLength(MAX_PLAYERS)) })).check(z.maxLength(MAX_ROUNDS)),
});

/** The schema for readers who bring their own validator (JSON Schema, draft 2020-12). */
export const tournamentJsonSchema = (): Readonly<Record<string, unknown>> => ({
  ...z.toJSONSchema(tournamentSchema),
  title: 'novuss tournament',
});
