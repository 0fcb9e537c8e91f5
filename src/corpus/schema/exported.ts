/** The shapes of the exported files, as schemas that others can validate against. */
import * as z from 'zod';
import { type AnyBook, BACKGAMMON, NOVUSS } from '../books.ts';
import { ABOUT, CHANGE_KINDS, LANGS, MARK_PATTERNS } from '../model.ts';

const change = z.strictObject({ kind: z.enum(CHANGE_KINDS), effect: z.string().optional() });
const entry = z.union([
  z.strictObject({ articles: z.array(z.string()), wording: z.string(), change: change.optional() }),
  z.strictObject({ absent: z.literal(true), change: change.optional() }),
]);
const byEdition = <T extends z.ZodType>(book: AnyBook, value: T) =>
  z.strictObject(Object.fromEntries(book.editions.map((id) => [id, value])));
const someEditions = <T extends z.ZodType>(book: AnyBook, value: T) =>
  z.strictObject(Object.fromEntries(book.editions.map((id) => [id, value.optional()])));
const someLangs = <T extends z.ZodType>(value: T) => z.strictObject(Object.fromEntries(LANGS.map((lang) => [lang, value.optional()])));
const texts = z.record(z.string(), z.string());

const provisionsOf = (book: AnyBook) =>
  z.array(
    z.strictObject({
      id: z.string(),
      chapter: z.string(),
      about: z.enum(ABOUT),
      editions: byEdition(book, entry),
      texts: someLangs(z.strictObject({ title: z.string(), wordings: texts, effects: texts.optional() })),
      rules: z.array(z.string()),
      unmodelled: z.string().optional(),
      scenarios: z.array(z.string()),
      readings: z.array(z.string()),
    }),
  );

const value = z.union([
  z.strictObject({ unstated: z.literal(true) }),
  z.strictObject({
    value: z.union([z.number(), z.null()]),
    min: z.number().optional(),
    max: z.number().optional(),
    tolerance: z.strictObject({ plus: z.number().optional(), minus: z.number().optional() }).optional(),
    article: z.string(),
  }),
]);
const parametersOf = (book: AnyBook) =>
  z.array(
    z.strictObject({
      id: z.string(),
      group: z.string(),
      unit: z.string(),
      values: byEdition(book, value),
      doubt: texts.optional(),
      texts: someLangs(z.strictObject({ name: z.string(), note: z.string().optional() })),
    }),
  );

const free = z.record(z.string(), z.unknown());
const scenariosOf = (book: AnyBook) =>
  z.array(
    z.strictObject({
      id: z.string(),
      provision: z.string(),
      file: z.string(),
      case: z.enum(['passed', 'failed', 'inapplicable']),
      rule: z.string().optional(),
      command: z.enum(book.commands),
      input: free,
      shows: z.array(free).optional(),
      editions: z.array(z.enum(book.editions)),
      expect: someEditions(book, free),
      texts: someLangs(z.strictObject({ title: z.string(), describe: z.string() })),
    }),
  );

export const exportedReadings = z.array(
  z.strictObject({
    id: z.string(),
    editions: z.array(z.string()),
    articles: z.record(z.string(), z.array(z.string())),
    provisions: z.array(z.string()),
    kind: z.enum(['gap', 'ambiguity', 'contradiction']),
    options: z.array(z.string()),
    default: z.string(),
    defaults: z.record(z.string(), z.string()).optional(),
    engine: z.boolean(),
    texts: someLangs(z.strictObject({ question: z.string(), options: texts, why: z.string() })),
  }),
);

export const exportedGlossary = z.strictObject(
  Object.fromEntries(
    LANGS.map((lang) => [
      lang,
      z.array(
        z.strictObject({
          id: z.string(),
          term: z.string(),
          forms: z.array(z.string()),
          definition: z.string(),
          synonyms: z.record(z.string(), z.array(z.string())),
        }),
      ),
    ]),
  ),
);

export const exportedEditions = z.array(
  z.strictObject({
    id: z.string(),
    mark: z.string(),
    number: z.int(),
    basis: z.string().optional(),
    language: z.string(),
    inForce: z.string().optional(),
    country: z.string(),
    color: z.strictObject({ light: z.string(), dark: z.string() }),
    pattern: z.enum(MARK_PATTERNS),
    name: texts,
    issuer: texts,
    title: texts,
    source: z.string(),
    chapters: z.array(z.strictObject({ id: z.string(), title: texts, articles: z.array(z.string()) })),
  }),
);

export const exportedProvisions = provisionsOf(NOVUSS);
export const exportedParameters = parametersOf(NOVUSS);
export const exportedScenarios = scenariosOf(NOVUSS);

/** The backgammon sheet's files: the same shapes with its own edition and commands. */
export const exportedSheet = {
  provisions: provisionsOf(BACKGAMMON),
  parameters: parametersOf(BACKGAMMON),
  scenarios: scenariosOf(BACKGAMMON),
} as const;
