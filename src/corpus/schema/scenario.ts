import * as z from 'zod';
import type { Problem } from '../../notation/problem.ts';
import { parseEvents, parseText } from '../../notation/text/parse.ts';
import type { TextKind } from '../../notation/text/read.ts';
import type { CaseBase } from '../../notation/types.ts';
import { COLORS, SEATS } from '../../physics/types.ts';
import type { CaseEvent } from '../../referee/types.ts';
import type { Book } from '../books.ts';
import { discsIn, placementsIn } from '../expectation.ts';
import type { Scenario } from '../model.ts';
import { prose, slug } from './common.ts';
import { SCENARIO_KINDS } from './rule.ts';

type AuthoredScenario<E extends string, R extends string, C extends string> = Omit<
  Scenario<E, R, C>,
  'id' | 'provision' | 'file' | 'texts' | 'editions'
> & {
  readonly id: string;
  readonly provision?: string | undefined;
  /** Editions that it is not about. */
  readonly without: readonly string[];
};

export interface AuthoredScenarios<E extends string, R extends string, C extends string> {
  readonly provision: string;
  readonly scenarios: readonly AuthoredScenario<E, R, C>[];
}

/** As what each command's scenarios are read; those of other commands hold their document as it is. */
const KINDS: Readonly<Partial<Record<string, TextKind>>> = {
  judge: 'case',
  place: 'place',
  classify: 'classify',
  'check-placement': 'check-placement',
};

/**
 * `content/<book>/scenarios/<chapter>/<name>.yaml`: what happens, and what must come out, whole (`expectation.ts`). A case of novuss is written in
 * the notation (docs/notation.md), one that is a stroke with the events it is there to show (docs/cases.md); one expectation may serve several
 * editions: `2008 2010: {...}`. An edition for which nothing is expected shows the case as its basis does; where it is not about that edition any
 * more, it says so: `2017: null`.
 */
export const scenarioFileSchema = <E extends string, R extends string, C extends string>(
  book: Book<E, R, C>,
): z.ZodType<AuthoredScenarios<E, R, C>> => {
  const [usual] = book.commands;
  const scenario = z
    .strictObject({
      id: slug,
      provision: slug.optional(),
      case: z.enum(SCENARIO_KINDS),
      rule: z.enum(book.rules).optional(),
      command: z.enum(book.commands).default(usual as never),
      input: z.unknown(),
      shows: z.string().optional(),
      expect: z.record(z.string(), z.unknown()),
    })
    .transform(({ input, shows, expect, ...rest }, ctx) => {
      const { stated, without } = expectationsIn(book, rest.command, expect, ctx);
      const document = inputIn(rest.command, input, Object.keys(stated), ctx);
      const shown = shownIn(rest.command, document, shows, ctx);
      return { ...rest, input: document, ...(shown && { shows: shown }), expect: stated, without };
    });
  return z.strictObject({ provision: slug, scenarios: z.array(scenario).min(1) }) as unknown as z.ZodType<AuthoredScenarios<E, R, C>>;
};

type Context = z.core.$RefinementCtx;
const wrong = (ctx: Context, path: readonly PropertyKey[], message: string): void => {
  ctx.addIssue({ code: 'custom', path: [...path], message });
};

/** The document of a scenario, checked under an edition it is about, without that edition. */
function inputIn(command: string, input: unknown, editions: readonly string[], ctx: Context): unknown {
  const kind = KINDS[command];
  if (!kind) return input;
  if (typeof input !== 'string') {
    wrong(ctx, ['input'], 'expected a text in the notation (docs/notation.md)');
    return z.NEVER;
  }
  const parsed = parseText(kind, input, { edition: editions[0] });
  if (!parsed.ok) {
    for (const problem of parsed.error) wrong(ctx, ['input'], problemText(problem));
    return z.NEVER;
  }
  const { edition, ...document } = parsed.value as { readonly edition?: string };
  if (edition !== editions[0]) wrong(ctx, ['input'], 'names an edition; which editions it is about is said by `expect`');
  return document;
}

/** Stands for no event at all. */
const NOTHING = 'nothing';

/** The events that a stroke is there to show; a case that is no stroke has none. */
function shownIn(command: string, document: unknown, shows: string | undefined, ctx: Context): readonly CaseEvent[] | undefined {
  const { stroke, shooter } = command === 'judge' && typeof document === 'object' ? (document as CaseBase) : {};
  if ((stroke === undefined) !== (shows === undefined))
    wrong(ctx, ['shows'], stroke ? `expected the events that the stroke shows, or "${NOTHING}"` : 'only a stroke shows events');
  if (!stroke || shows === undefined) return undefined;
  const parsed = parseEvents(shows === NOTHING ? '' : shows, shooter ?? 'south');
  if (parsed.ok) return parsed.value;
  for (const problem of parsed.error) wrong(ctx, ['shows'], problemText(problem));
  return undefined;
}

function problemText({ path, code, holds, expected, line, column }: Problem): string {
  const at = line === undefined ? '' : `line ${line} of the text, column ${column}: `;
  const wanted = expected.length > 0 ? ` (${expected.join(', ')})` : '';
  return `${at}${[path, code, holds].filter(Boolean).join(' ')}${wanted}`;
}

/** `2008 2010: {...}` as an expectation for each of the editions, and those for which `null` stands. */
function expectationsIn(
  book: { readonly editions: readonly string[]; readonly rules: readonly string[] },
  command: string,
  expect: Readonly<Record<string, unknown>>,
  ctx: Context,
): { readonly stated: Readonly<Record<string, unknown>>; readonly without: readonly string[] } {
  const schema = expectationSchema(command, book.rules);
  const byEdition = new Map<string, unknown>();
  for (const [key, value] of Object.entries(expect)) {
    const parsed = schema.nullable().safeParse(value);
    for (const issue of parsed.success ? [] : parsed.error.issues) wrong(ctx, ['expect', key, ...issue.path], issue.message);
    for (const edition of key.split(' ')) {
      if (!book.editions.includes(edition))
        wrong(ctx, ['expect', key], `"${edition}" is no edition; expected one of ${book.editions.join(', ')}`);
      else if (byEdition.has(edition)) wrong(ctx, ['expect', key], `${edition} has an expectation already`);
      else byEdition.set(edition, parsed.data);
    }
  }
  const stated = book.editions.flatMap((id) => (byEdition.get(id) == null ? [] : [[id, byEdition.get(id)] as const]));
  if (stated.length === 0) wrong(ctx, ['expect'], 'expected what comes out under at least one edition');
  return { stated: Object.fromEntries(stated), without: book.editions.filter((id) => byEdition.get(id) === null) };
}

const text = <T>(read: (text: string) => T | null, sample: string) =>
  z.string().transform((value, ctx) => {
    const parsed = read(value);
    if (parsed !== null) return parsed;
    wrong(ctx, [], `expected something like ${sample}`);
    return z.NEVER;
  });
const discs = text(discsIn, 'r1 b2').optional();
const placements = text(placementsIn, "'r4 0,485 penalty, b3 0,0 off-table'").optional();
const color = z.enum(COLORS);
const count = z.int().min(1);
const counts = z.partialRecord(z.enum([...COLORS, ...SEATS]), count).optional();
const set = z.union([
  z.strictObject({ outcome: z.enum(['won', 'lost']), color }),
  z.strictObject({ outcome: z.literal('replayed'), swapSides: z.boolean(), swapFirst: z.boolean() }),
  z.strictObject({ outcome: z.literal('drawn') }),
]);
const game = z.strictObject({ outcome: z.literal('lost'), color, scope: z.enum(['game', 'unplayed-sets', 'current-and-unplayed-sets']) });

/** What may be expected of a command. Outcomes of other books' commands are theirs to compare. */
function expectationSchema(command: string, rules: readonly string[]): z.ZodType {
  const finds = z.array(z.enum(rules)).min(1).optional();
  switch (command) {
    case 'judge':
      return z.strictObject({
        stroke: z.enum(['correct', 'punishable']).optional(),
        turn: z.enum(['continues', 'passes', 'interrupted']).optional(),
        losesNext: color.optional(),
        penaltyDiscs: counts,
        warnings: counts,
        debts: counts,
        set: set.optional(),
        game: game.optional(),
        excluded: color.optional(),
        restored: discs,
        placements,
        unplaced: discs,
        finds,
      });
    case 'place':
      return z.strictObject({ placements, unplaced: discs });
    case 'classify':
      return z.strictObject({ dark: discs, light: discs });
    case 'check-placement':
      return z.strictObject({ legal: z.boolean(), finds });
    default:
      return z.record(z.string(), z.unknown());
  }
}

/** `content/<book>/texts/<lang>/scenarios/<chapter>/<name>.yaml` */
export const scenarioTextSchema = z.record(slug, z.strictObject({ title: prose, describe: prose }));
