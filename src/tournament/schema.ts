/** The file of a tournament, version 2 and the Swiss one of version 1, as schemas: their shape, not what only the whole can tell (`read.ts`). */
import * as z from 'zod/mini';
import {
  EXCLUSION_REACHES,
  KNOCK_OUT_STROKES,
  MAX_BOARDS,
  MAX_ENTRANTS,
  MAX_EVENTS,
  MAX_GROUPS,
  MAX_MATCHES,
  MAX_MEMBERS,
  MAX_QUALIFIERS,
  MAX_RESULTS,
  MAX_ROBIN,
  MAX_TABLES,
  PLACEMENTS,
  ROBIN_TIES,
  RULEBOOKS,
  SIDES_OF,
  SPREADS,
} from './event/types.ts';
import { DATE, LOSS_REASONS, MAX_PLAYERS, MAX_ROUNDS, MAX_SETS } from './types.ts';

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
  z.strictObject({ kind: z.literal('forfeit'), winner: side, why: z.exactOptional(z.enum(LOSS_REASONS)) }),
]);

const playerSchema = z.strictObject({
  id,
  name: line.check(z.minLength(1)),
  club: z.exactOptional(line),
  joined: round,
  left: z.exactOptional(round),
});

const pairingSchema = z.strictObject({ first: id, second: z.nullable(id), result: z.nullable(resultSchema) });

const players = z.array(playerSchema).check(z.maxLength(MAX_PLAYERS));
const rounds = z.array(z.strictObject({ pairings: z.array(pairingSchema).check(z.maxLength(MAX_PLAYERS)) })).check(z.maxLength(MAX_ROUNDS));
const seed = z.int().check(z.gte(0), z.lte(4294967295));
const head = {
  format: z.literal('novuss-tournament'),
  name: line,
  date: z.exactOptional(z.string().check(z.regex(DATE))),
  place: z.exactOptional(line),
};

/** Version 1: one Swiss tournament. */
export const tournamentSchema = z.strictObject({ ...head, version: z.literal(1), seed, scoring: scoringSchema, players, rounds });

const eventId = z.int().check(z.gte(1), z.lte(999));
const stageSchema = z.strictObject({ event: eventId, best: z.int().check(z.gte(2), z.lte(MAX_ENTRANTS)) });
const placement = z.exactOptional(z.literal(PLACEMENTS));
const eventHead = { id: eventId, from: z.exactOptional(stageSchema), name: line, sides: z.enum(SIDES_OF), seed, scoring: scoringSchema };
const entrantSchema = z.strictObject({
  id,
  name: line.check(z.minLength(1)),
  club: z.exactOptional(line),
  out: z.exactOptional(z.enum(['withdrawn', 'excluded'])),
  members: z.exactOptional(z.array(z.strictObject({ id, name: line.check(z.minLength(1)) })).check(z.maxLength(MAX_MEMBERS))),
});
const key = z.string().check(z.regex(/^(?:f?[12]:\d{1,4}-\d{1,4}|[AB]\d{1,2}\.\d{1,3}x?|F[12]|T|P\d{1,2}-\d{1,2}\.\d{1,2})$/));
const gameSchema = z.strictObject({
  key,
  first: id,
  second: id,
  result: resultSchema,
});
const within = (most: number) => z.int().check(z.gte(1), z.lte(most));
const teamSchema = z.strictObject({
  boards: within(MAX_BOARDS),
  rounds: within(MAX_BOARDS),
  doubles: count(MAX_BOARDS / 2),
  doublesPoints: within(9),
  substitutes: z.boolean(),
  playAll: z.boolean(),
});
const matchSchema = z.strictObject({
  key,
  first: id,
  second: id,
  lineUps: z
    .array(
      z.strictObject({ round: within(MAX_BOARDS), side: z.enum(['first', 'second']), members: z.array(id).check(z.maxLength(MAX_BOARDS)) }),
    )
    .check(z.maxLength(MAX_BOARDS * 2)),
  games: z
    .array(z.strictObject({ round: within(MAX_BOARDS), board: within(MAX_BOARDS * 1.5), result: resultSchema }))
    .check(z.maxLength(MAX_BOARDS * MAX_BOARDS * 1.5)),
  advances: z.exactOptional(z.enum(['first', 'second'])),
});
const drawn = {
  ...eventHead,
  entrants: z.array(entrantSchema).check(z.maxLength(MAX_ENTRANTS)),
  results: z.array(gameSchema).check(z.maxLength(MAX_RESULTS)),
  team: z.exactOptional(teamSchema),
  matches: z.exactOptional(z.array(matchSchema).check(z.maxLength(MAX_MATCHES))),
};
const ties = z.array(z.enum(ROBIN_TIES)).check(z.maxLength(ROBIN_TIES.length));
const turn = z.union([z.literal(1), z.literal(2)]);

const eventSchema = z.discriminatedUnion('format', [
  z.strictObject({ ...eventHead, format: z.literal('swiss'), players, rounds, planned: z.exactOptional(within(MAX_ROUNDS)) }),
  z.strictObject({
    ...drawn,
    format: z.literal('round-robin'),
    turns: turn,
    ties,
    draw: z.nullable(z.array(id).check(z.maxLength(MAX_ENTRANTS))),
  }),
  z.strictObject({
    ...drawn,
    format: z.literal('knock-out'),
    defeats: turn,
    third: z.boolean(),
    placement,
    stroke: z.enum(KNOCK_OUT_STROKES),
    seeded: count(MAX_ENTRANTS),
    draw: z.nullable(z.array(z.nullable(id)).check(z.maxLength(MAX_ENTRANTS))),
  }),
  z.strictObject({
    ...drawn,
    format: z.literal('groups'),
    groups: z.int().check(z.gte(1), z.lte(MAX_GROUPS)),
    spread: z.enum(SPREADS),
    seeded: count(MAX_ENTRANTS),
    qualifiers: z.int().check(z.gte(1), z.lte(MAX_QUALIFIERS)),
    turns: turn,
    ties,
    final: z.enum(['knock-out', 'round-robin']),
    defeats: turn,
    third: z.boolean(),
    placement,
    stroke: z.enum(KNOCK_OUT_STROKES),
    draw: z.nullable(z.array(z.array(id).check(z.maxLength(MAX_ROBIN))).check(z.maxLength(MAX_GROUPS))),
  }),
]);

const venueSchema = z.strictObject({
  tables: z.int().check(z.gte(1), z.lte(MAX_TABLES)),
  begins: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  setMinutes: z.int().check(z.gte(1), z.lte(120)),
  rest: count(240),
  referees: z.boolean(),
});
const callSchema = z.strictObject({
  event: eventId,
  key: z.string().check(z.regex(/^[A-Za-z0-9:.-]{1,24}$/)),
  table: z.int().check(z.gte(1), z.lte(MAX_TABLES)),
  more: z.exactOptional(z.array(z.int().check(z.gte(1), z.lte(MAX_TABLES))).check(z.maxLength(MAX_BOARDS))),
  at: z.int().check(z.gte(0)),
  persons: z.array(line).check(z.maxLength(2 * (MAX_MEMBERS + 1))),
  started: z.exactOptional(z.literal(true)),
  referee: z.exactOptional(line),
});

/** Version 2: a competition of one or more events. */
export const competitionSchema = z.strictObject({
  ...head,
  version: z.literal(2),
  rulebook: z.enum(RULEBOOKS),
  readings: z.exactOptional(z.record(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)), z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)))),
  houseRules: z.exactOptional(line.check(z.minLength(1))),
  exclusion: z.exactOptional(z.enum(EXCLUSION_REACHES)),
  venue: z.exactOptional(venueSchema),
  calls: z.exactOptional(z.array(callSchema).check(z.maxLength(MAX_RESULTS))),
  events: z.array(eventSchema).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
});

/** The schema for readers who bring their own validator (JSON Schema, draft 2020-12). */
export const tournamentJsonSchema = (): Readonly<Record<string, unknown>> => ({
  ...z.toJSONSchema(competitionSchema),
  title: 'novuss tournament',
});
