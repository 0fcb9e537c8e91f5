import * as z from 'zod';
import { RULE_CODES } from '../../referee/codes.ts';
import { prose, slug } from './common.ts';

const expectation = z.record(z.string(), z.unknown());

/** `content/novuss/scenarios/<chapter>/<name>.yaml`: documents of the case contract with what must come out. */
export const scenarioFileSchema = z.strictObject({
  provision: slug,
  scenarios: z
    .array(
      z.strictObject({
        id: slug,
        provision: slug.optional(),
        case: z.enum(['passed', 'failed', 'inapplicable']),
        rule: z.enum(RULE_CODES).optional(),
        command: z.enum(['judge', 'place', 'classify', 'check-placement']).default('judge'),
        input: z.record(z.string(), z.unknown()),
        expect: z.strictObject({
          '2008': expectation.optional(),
          '2010': expectation.optional(),
          '2017': expectation.optional(),
          club: expectation.optional(),
        }),
      }),
    )
    .min(1),
});

/** `content/novuss/texts/<lang>/scenarios/<chapter>/<name>.yaml` */
export const scenarioTextSchema = z.record(slug, z.strictObject({ title: prose, describe: prose }));
