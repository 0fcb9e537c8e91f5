/** The shapes of the exported files, as schemas that others can validate against. */
import * as z from 'zod';
import { type AnyBook, BACKGAMMON, NOVUSS } from '../books.ts';
import { ABOUT, CHANGE_KINDS, LANGS, MARK_PATTERNS } from '../model.ts';

const change = z.strictObject({
  kind: z.enum(CHANGE_KINDS).describe('How it stands to the edition that it amends; `amended`: a ruling or a number differs.'),
  effect: z.string().optional().describe('The name of the line among `effects` that says what the change means to a player.'),
});
const entry = z.union([
  z.strictObject({
    articles: z.array(z.string()).describe('The numbers of its articles, as the edition prints them.'),
    wording: z.string().describe('The name of its wording among `wordings`: editions with the same say the same.'),
    change: change.optional(),
  }),
  z.strictObject({ absent: z.literal(true), change: change.optional() }),
]);
const byEdition = <T extends z.ZodType>(book: AnyBook, value: T) =>
  z.strictObject(Object.fromEntries(book.editions.map((id) => [id, value])));
const someEditions = <T extends z.ZodType>(book: AnyBook, value: T) =>
  z.strictObject(Object.fromEntries(book.editions.map((id) => [id, value.optional()])));
const someLangs = <T extends z.ZodType>(value: T) => z.strictObject(Object.fromEntries(LANGS.map((lang) => [lang, value.optional()])));
const texts = z.record(z.string(), z.string());

const provisionsOf = (book: AnyBook) =>
  z
    .array(provisionOf(book))
    .describe('Every question that a rulebook answers, with its articles in each edition and our restatements in each language.');

const provisionOf = (book: AnyBook) =>
  z.strictObject({
    id: z.string().describe('A name that never changes.'),
    chapter: z.string().describe('The topic under which it is filed.'),
    about: z.enum(ABOUT).describe('What it is about: whether it can be shown on a table.'),
    editions: byEdition(book, entry),
    texts: someLangs(z.strictObject({ title: z.string(), wordings: texts, effects: texts.optional() })),
    rules: z.array(z.string()).describe('The rules of the referee that rest on it.'),
    unmodelled: z.string().optional().describe('Why the referee decides nothing here.'),
    scenarios: z.array(z.string()).describe('Ids in scenarios.json.'),
    readings: z.array(z.string()).describe('Ids in readings.json.'),
  });

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
  z.array(parameterOf(book)).describe('Sizes, masses, counts and times, as each edition states them.');

const parameterOf = (book: AnyBook) =>
  z.strictObject({
    id: z.string(),
    group: z.string(),
    unit: z.string(),
    values: byEdition(book, value),
    doubt: texts.optional().describe('By edition: what is uncertain in the print.'),
    texts: someLangs(z.strictObject({ name: z.string(), note: z.string().optional() })),
  });

const free = z.record(z.string(), z.unknown());
const scenariosOf = (book: AnyBook) => z.array(scenarioOf(book)).describe('Cases with what comes out of each under each edition.');

const scenarioOf = (book: AnyBook) =>
  z.strictObject({
    id: z.string(),
    provision: z.string(),
    file: z.string(),
    case: z.enum(['passed', 'failed', 'inapplicable']).describe('Whether its rule is kept, broken, or beside the point.'),
    rule: z.string().optional(),
    command: z.enum(book.commands),
    input: free.describe('The document of the command, without an edition.'),
    shows: z.array(free).optional().describe('What the stroke of the case has to show.'),
    editions: z.array(z.enum(book.editions)).describe('The editions that it is about.'),
    expect: someEditions(book, free).describe('What must come out, whole, where it is stated.'),
    texts: someLangs(z.strictObject({ title: z.string(), describe: z.string() })),
  });

export const exportedReadings = z
  .array(
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
  )
  .describe('Where an edition is silent, ambiguous or contradicts itself: the options, and the one that the referee takes by default.');

export const exportedGlossary = z
  .strictObject(
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
  )
  .describe('The terms of each language, with their definitions and what people call them.');

export const exportedEditions = z
  .array(
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
  )
  .describe('The rulebooks: what each is, which one it amends, its chapters with the numbers of their articles.');

export const exportedAmendments = z
  .array(
    z.strictObject({
      edition: z.string(),
      basis: z.string().describe('The edition that it amends.'),
      provisions: z.array(
        z.strictObject({
          provision: z.string(),
          kind: z.enum(CHANGE_KINDS).exclude(['unchanged']),
          from: z.array(z.string()).describe('Its articles in the basis; none where it is new.'),
          to: z.array(z.string()).describe('Its articles in the edition; none where it is gone.'),
          differs: z
            .strictObject({
              scenarios: z.array(z.string()),
              rules: z.array(z.string()),
              parameters: z.array(z.string()),
              stated: z.boolean(),
            })
            .optional()
            .describe('What shows that it is ruled differently; `stated`: only the author of the edition says so.'),
        }),
      ),
      parameters: z.array(z.strictObject({ id: z.string(), from: value, to: value })),
      readings: z.strictObject({
        opened: z.array(z.string()).describe('Left open by the edition and not by its basis.'),
        settled: z.array(z.string()).describe('Left open by the basis and no more.'),
      }),
    }),
  )
  .describe('What each edition changes in the one that it amends.');

export const exportedProvisions = provisionsOf(NOVUSS);
export const exportedParameters = parametersOf(NOVUSS);
export const exportedScenarios = scenariosOf(NOVUSS);

/** The backgammon sheet's files: the same shapes with its own edition and commands. */
export const exportedSheet = {
  provisions: provisionsOf(BACKGAMMON),
  parameters: parametersOf(BACKGAMMON),
  scenarios: scenariosOf(BACKGAMMON),
} as const;
