/** The shapes of the exported files, as schemas that others can validate against. */
import * as z from 'zod';
import { type AnyBook, BACKGAMMON, NOVUSS } from '../books.ts';
import { ABOUT, CHANGE_KINDS, LANGS, MARK_PATTERNS } from '../model.ts';
import { SCENARIO_KINDS } from './rule.ts';

const change = z.strictObject({
  kind: z.enum(CHANGE_KINDS).describe('How it stands to the edition that it amends; `amended`: a ruling or a number differs.'),
  effect: z.string().optional().describe('The name of the line among `effects` that says what the change means to a player.'),
});
const entry = z.union([
  z.strictObject({
    articles: z.array(z.string()).describe('The numbers of its articles, as the edition prints them.'),
    wording: z.string().describe('The name of its wording among `wordings`: editions with the same say the same.'),
    change: change.optional().describe('How the edition differs from the one that it amends.'),
  }),
  z.strictObject({
    absent: z.literal(true).describe('The edition does not have it.'),
    change: change.optional().describe('How the edition differs from the one that it amends.'),
  }),
]);
const id = z.string().describe('A name that never changes.');
const byEdition = <T extends z.ZodType>(book: AnyBook, value: T) =>
  z.strictObject(Object.fromEntries(book.editions.map((id) => [id, value]))).describe('By edition.');
const someEditions = <T extends z.ZodType>(book: AnyBook, value: T) =>
  z.strictObject(Object.fromEntries(book.editions.map((id) => [id, value.optional()])));
const someLangs = <T extends z.ZodType>(value: T) =>
  z.strictObject(Object.fromEntries(LANGS.map((lang) => [lang, value.optional()]))).describe('By language.');
const texts = z.record(z.string(), z.string());

const provisionsOf = (book: AnyBook) =>
  z
    .array(provisionOf(book))
    .describe('Every question that a rulebook answers, with its articles in each edition and our restatements in each language.');

const provisionOf = (book: AnyBook) =>
  z.strictObject({
    id,
    chapter: z.string().describe('The topic under which it is filed.'),
    about: z.enum(ABOUT).describe('What it is about: whether it can be shown on a table.'),
    editions: byEdition(book, entry),
    texts: someLangs(
      z.strictObject({
        title: z.string().describe('What it is called over all editions.'),
        titles: texts
          .optional()
          .describe('What it is called over a wording, by its name, where the editions with it rule otherwise than the title says.'),
        wordings: texts.describe('Our restatements, by the name of the wording.'),
        effects: texts.optional().describe('Lines that say what a change means to a player, by name.'),
      }),
    ),
    rules: z.array(z.string()).describe('The rules of the referee that rest on it.'),
    unmodelled: z.string().optional().describe('Why the referee decides nothing here.'),
    scenarios: z.array(z.string()).describe('Ids in scenarios.json.'),
    readings: z.array(z.string()).describe('Ids in readings.json.'),
  });

const value = z.union([
  z.strictObject({ unstated: z.literal(true).describe('The edition does not say.') }),
  z.strictObject({
    value: z.union([z.number(), z.null()]).describe('The number, in the unit; null where only limits are stated.'),
    min: z.number().optional().describe('The least.'),
    max: z.number().optional().describe('The most.'),
    tolerance: z
      .strictObject({
        plus: z.number().optional().describe('So much more is allowed.'),
        minus: z.number().optional().describe('So much less is allowed.'),
      })
      .optional()
      .describe('By how much it may differ.'),
    article: z.string().describe('Where the edition says so.'),
  }),
]);
const parametersOf = (book: AnyBook) =>
  z.array(parameterOf(book)).describe('Sizes, masses, counts and times, as each edition states them.');

const parameterOf = (book: AnyBook) =>
  z.strictObject({
    id,
    group: z.string().describe('What it is a number of.'),
    unit: z.string().describe('mm, degrees, g, s, min, or a count.'),
    values: byEdition(book, value),
    doubt: texts.optional().describe('By edition: what is uncertain in the print.'),
    texts: someLangs(
      z.strictObject({
        name: z.string().describe('What it is called.'),
        note: z.string().optional().describe('What has to be known beside it.'),
      }),
    ),
  });

const free = z.record(z.string(), z.unknown());
const scenariosOf = (book: AnyBook) => z.array(scenarioOf(book)).describe('Cases with what comes out of each under each edition.');

const scenarioOf = (book: AnyBook) =>
  z.strictObject({
    id,
    provision: z.string().describe('The id of the provision that it shows, in provisions.json.'),
    file: z.string().describe('The file of the content in which it stands.'),
    case: z.enum(SCENARIO_KINDS).describe('Whether its rule is kept, broken, or beside the point.'),
    rule: z.string().optional().describe('The rule of the referee that it tries.'),
    command: z.enum(book.commands).describe('What the document is put to.'),
    input: free.describe('The document of the command, without an edition.'),
    shows: z.array(free).optional().describe('What the stroke of the case has to show.'),
    editions: z.array(z.enum(book.editions)).describe('The editions that it is about.'),
    expect: someEditions(book, free).describe('What must come out, whole, where it is stated.'),
    texts: someLangs(z.strictObject({ title: z.string().describe('What it is called.'), describe: z.string().describe('What happens.') })),
  });

export const exportedReadings = z
  .array(
    z.strictObject({
      id,
      editions: z.array(z.string()).describe('The editions that leave it open.'),
      articles: z.record(z.string(), z.array(z.string())).describe('The articles concerned, by edition.'),
      provisions: z.array(z.string()).describe('Ids in provisions.json.'),
      kind: z.enum(['gap', 'ambiguity', 'contradiction']).describe('Whether nothing is said, something unclear, or two things.'),
      options: z.array(z.string()).describe('The possible answers.'),
      default: z.string().describe('The one that the referee takes.'),
      defaults: z.record(z.string(), z.string()).optional().describe('The one that it takes in single editions.'),
      engine: z.boolean().describe('Whether the referee asks it.'),
      texts: someLangs(
        z.strictObject({
          question: z.string().describe('What is open.'),
          options: texts.describe('Each answer in words.'),
          why: z.string().describe('Why the referee takes the one it takes.'),
        }),
      ),
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
            id,
            term: z.string().describe('What we call it.'),
            forms: z.array(z.string()).describe('Its forms in sentences.'),
            definition: z.string().describe('What it is.'),
            synonyms: z.record(z.string(), z.array(z.string())).describe('What others call it, by who does.'),
          }),
        ),
      ]),
    ),
  )
  .describe('The terms of each language, with their definitions and what people call them.');

export const exportedEditions = z
  .array(
    z.strictObject({
      id,
      mark: z.string().describe('Its short sign.'),
      number: z.int().describe('Its number in links; no other edition ever has it.'),
      basis: z.string().optional().describe('The edition that it amends.'),
      language: z.string().describe('The language of its source.'),
      inForce: z.string().optional().describe('The day from which it holds.'),
      country: z.string().describe('Whose federation issued it.'),
      color: z
        .strictObject({ light: z.string().describe('On light pages.'), dark: z.string().describe('On dark pages.') })
        .describe('The colour in which it is marked.'),
      pattern: z.enum(MARK_PATTERNS).describe('The pattern of its mark, for who sees no colour.'),
      name: texts.describe('What it is called here, by language.'),
      issuer: texts.describe('Who issued it, by language.'),
      title: texts.describe('Its title, by language.'),
      source: z.string().describe('What our texts were written from.'),
      chapters: z
        .array(
          z.strictObject({
            id: z.string().describe('Its number.'),
            title: texts.describe('By language.'),
            articles: z.array(z.string()).describe('The numbers of its articles, as printed, in order.'),
          }),
        )
        .describe('In order.'),
    }),
  )
  .describe('The rulebooks: what each is, which one it amends, its chapters with the numbers of their articles.');

export const exportedAmendments = z
  .array(
    z.strictObject({
      edition: z.string().describe('Its id in editions.json.'),
      basis: z.string().describe('The edition that it amends.'),
      provisions: z
        .array(
          z.strictObject({
            provision: z.string().describe('An id in provisions.json.'),
            kind: z.enum(CHANGE_KINDS).exclude(['unchanged']).describe('How it stands to the basis.'),
            from: z.array(z.string()).describe('Its articles in the basis; none where it is new.'),
            to: z.array(z.string()).describe('Its articles in the edition; none where it is gone.'),
            differs: z
              .strictObject({
                scenarios: z.array(z.string()).describe('Cases that are ruled differently.'),
                rules: z.array(z.string()).describe('Rules of the referee that come to something else.'),
                parameters: z.array(z.string()).describe('Numbers that differ.'),
                stated: z.boolean().describe('Whether the author says so, of a part that the referee has no model for.'),
              })
              .optional()
              .describe('What shows that it is ruled differently.'),
          }),
        )
        .describe('What it has otherwise than the basis.'),
      parameters: z
        .array(
          z.strictObject({
            id: z.string().describe('Its id in parameters.json.'),
            from: value.describe('In the basis.'),
            to: value.describe('In the edition.'),
          }),
        )
        .describe('Numbers that differ, wherever they are stated.'),
      readings: z
        .strictObject({
          opened: z.array(z.string()).describe('Left open by the edition and not by its basis.'),
          settled: z.array(z.string()).describe('Left open by the basis and no more.'),
        })
        .describe('What it leaves open otherwise.'),
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
