import * as z from 'zod';
import type { Book } from '../books.ts';
import type { Scenario } from '../model.ts';
import { prose, slug } from './common.ts';

const expectation = z.record(z.string(), z.unknown());

export interface AuthoredScenarios<E extends string, R extends string, C extends string> {
  readonly provision: string;
  readonly scenarios: readonly (Omit<Scenario<E, R, C>, 'provision' | 'file' | 'texts'> & { readonly provision?: string | undefined })[];
}

/** `content/<book>/scenarios/<chapter>/<name>.yaml`: documents of the game's contract with what must come out. */
export const scenarioFileSchema = <E extends string, R extends string, C extends string>(
  book: Book<E, R, C>,
): z.ZodType<AuthoredScenarios<E, R, C>> =>
  z.strictObject({
    provision: slug,
    scenarios: z
      .array(
        z.strictObject({
          id: slug,
          provision: slug.optional(),
          case: z.enum(['passed', 'failed', 'inapplicable']),
          rule: z.enum(book.rules).optional(),
          command: z.enum(book.commands).default((book.commands as readonly string[])[0] as never),
          input: z.record(z.string(), z.unknown()),
          expect: z.partialRecord(z.enum(book.editions), expectation),
        }),
      )
      .min(1),
  }) as unknown as z.ZodType<AuthoredScenarios<E, R, C>>;

/** `content/<book>/texts/<lang>/scenarios/<chapter>/<name>.yaml` */
export const scenarioTextSchema = z.record(slug, z.strictObject({ title: prose, describe: prose }));
