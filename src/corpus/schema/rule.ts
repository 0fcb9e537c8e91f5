import * as z from 'zod';
import { COSTS, EFFECTS, RULE_CODES } from '../../referee/codes.ts';
import { ACTS, CONCEPTS, PLACES } from '../happenings.ts';
import { slug } from './common.ts';

/** A provision whose article an edition's rule cites: its first article, or another one by its place: `own-dark-discs-ways#2`. */
export const reference = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(#[1-9]\d*)?$/, 'a provision, or one of its articles as provision#2');

/** The kind of events on which a finding rests: the boards before the first contact and that contact, or the events of a type that name its bodies. */
const EVIDENCE = ['way', 'contact', 'pocketed', 'off-table', 'zone-return', 'landed', 'on-edge', 'broken', 'fell-later'] as const;

const scalar = z.union([z.string(), z.boolean()]);
const plainCondition = {
  /** Of `minutes`: the name of a parameter in minutes. */
  longerThan: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*$/, 'the name of a parameter')
    .optional(),
  /** So many discs were moved. */
  atLeast: z.number().int().positive().optional(),
  /** The offender's opponent has the right to play. */
  waiting: z.boolean().optional(),
  doubles: z.boolean().optional(),
  /** Not for the first time in this game. */
  repeated: z.boolean().optional(),
};
/** When a line holds: every key must fit. A key beside the named ones is a field of the incident with its value or values. */
export const condition = z
  .object({
    ...plainCondition,
    not: z
      .object(plainCondition)
      .catchall(z.union([scalar, z.array(scalar).min(2)]))
      .optional(),
  })
  .catchall(z.union([scalar, z.array(scalar).min(2)]));
export type AuthoredCondition = z.infer<typeof condition>;

/** One line of an incident: the first that fits counts. */
const line = z.strictObject({
  when: condition.optional(),
  /** The line holds where this reading has this option. */
  reading: z
    .record(slug, slug)
    .refine((value) => Object.keys(value).length === 1, 'one reading with its option')
    .optional(),
  cost: z.enum(COSTS),
  /** Which discs go back: those the incident names, or everything the stroke moved. */
  restore: z.enum(['named', 'moved']).optional(),
  cites: z.array(reference).min(1),
});
export type AuthoredLine = z.infer<typeof line>;

const replay = z.strictObject({ swapSides: z.boolean(), swapFirst: z.boolean() });
/** What the referee makes of a rule; an edition that changes it states some of this anew. */
const content = {
  /** The provisions whose articles are cited, the leading one first. */
  cites: z.array(reference).min(1).optional(),
  effects: z.array(z.enum(EFFECTS)).optional(),
  /** With `game-lost`: how much is lost. */
  scope: z.enum(['game', 'unplayed-sets', 'current-and-unplayed-sets']).nullable().optional(),
  /** With `set-replayed`: how the set is begun again. */
  replay: replay.nullable().optional(),
  /** A reading that chooses the scope. */
  reading: slug.nullable().optional(),
  /** What holds in doubles, where the book has an article of its own for them. */
  doubles: z
    .strictObject({ cites: z.array(reference).min(1), replay: replay.optional() })
    .nullable()
    .optional(),
  /** Incidents: line by line. */
  lines: z.array(line).min(1).optional(),
};

/** `silent`: the edition has no such rule, or not any more. */
export const ruleChange = z.union([z.literal('silent'), z.strictObject(content)]);
export type RuleChange = z.infer<typeof ruleChange>;

/** The three kinds of scenarios: the rule kept, broken, and what resembles its case. */
export const SCENARIO_KINDS = ['passed', 'failed', 'inapplicable'] as const;
/**
 * Why a rule cannot have a kind of scenario. `by-reading`: the edition has the rule only where a reading is switched, by default it does not bite;
 * `permission`: the edition speaks of it only to allow it; `no-look-alike`: what resembles it is allowed everywhere and no incident tells it;
 * `other-rule`: what would break it breaks another rule first.
 */
export const WHY_NONE = ['by-reading', 'permission', 'no-look-alike', 'other-rule'] as const;

/** One rule of the referee. */
const rule = (book: { readonly editions: readonly string[] }) =>
  z.strictObject({
    /** The editions with which the rule comes in; those that amend them have it too. */
    introduced: z.array(z.enum(book.editions)).min(1),
    ...content,
    /** Provisions that say it too, without their article being cited. */
    statedIn: z.array(slug).default([]),
    /** Of the cited provisions those whose own question is another: the rule is not listed with them. */
    citedOnly: z.array(slug).default([]),
    evidence: z.enum(EVIDENCE).optional(),
    /** Kinds of scenarios that it cannot have, with the reason, in these editions and those that amend them. */
    unshown: z.partialRecord(z.enum(SCENARIO_KINDS), z.partialRecord(z.enum(WHY_NONE), z.array(z.enum(book.editions)).min(1))).default({}),
    /** How people look for it: where it happened, what kind of thing it was, the notions of a description. */
    find: z.strictObject({ where: z.array(z.enum(PLACES)).min(1), act: z.enum(ACTS), concepts: z.array(z.enum(CONCEPTS)).min(1) }),
  });
export type AuthoredRule = z.infer<ReturnType<typeof rule>>;

/** `content/<book>/rules/<topic>.yaml`: records by rule code. */
export const ruleFileSchema = (book: { readonly editions: readonly string[] }) => z.partialRecord(z.enum(RULE_CODES), rule(book));
