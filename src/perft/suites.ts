/** What the perft asks the referee: scenarios, a seeded sweep of strokes, incidents, and every other option of the readings that came up. */
import type { Corpus } from '../corpus/model.ts';
import { refereeCase } from '../notation/run/case.ts';
import { judge } from '../referee/judge.ts';
import { READING_BY_ID } from '../referee/readings.ts';
import { EDITION_IDS, type EditionId, type Ruling } from '../referee/types.ts';
import { type Answer, answerTo } from './answer.ts';
import { incidentCase, type Question, strokeCase } from './cases.ts';

export const SUITES = ['scenarios', 'strokes', 'incidents', 'readings'] as const;
export type Suite = (typeof SUITES)[number];

/** One answer of the referee. */
export interface Entry {
  readonly suite: Suite;
  readonly edition: EditionId;
  /** Unique within suite and edition. */
  readonly id: string;
  /** The document that was asked, without its edition. */
  readonly document: object;
  /** A ruling, or what another command answers. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** The suite `readings`: which option of which reading was taken in place of the default. */
  readonly reading?: { readonly id: string; readonly option: string };
}

/** How much is asked. */
export interface Extent {
  readonly seed: number;
  readonly strokes: number;
  readonly incidents: number;
  /** Rulings per reading and edition that are made again with each other option. */
  readonly perReading: number;
}
/** In `npm run validate` and the command. */
export const FULL: Extent = { seed: 1, strokes: 20_000, incidents: 5000, perReading: 40 };
/** In `npm test`. */
export const SAMPLE: Extent = { seed: 2, strokes: 1500, incidents: 500, perReading: 8 };

function* scenarioEntries(corpus: Corpus): Generator<Entry> {
  const scenarios = corpus.scenarios.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, command, input } of scenarios) {
    for (const edition of EDITION_IDS) {
      const { rulings, ...answer } = answerTo(command, { ...input, edition });
      yield { suite: 'scenarios', edition, id, document: input, answer };
      for (const [i, ruling] of ((rulings ?? []) as readonly Answer[]).entries()) {
        yield { suite: 'scenarios', edition, id: `${id}#${i + 1}`, document: input, answer: ruling };
      }
    }
  }
}

const ruled = (suite: Suite, id: string, document: Question, edition: EditionId): Entry => ({
  ...{ suite, id, edition, document },
  answer: judge(refereeCase(document, edition)) as unknown as Answer,
});

function* seededEntries(suite: 'strokes' | 'incidents', extent: Extent): Generator<Entry> {
  const make = suite === 'strokes' ? strokeCase : incidentCase;
  for (let i = 0; i < extent[suite]; i += 1) {
    const document = make(extent.seed, i);
    for (const edition of EDITION_IDS) yield ruled(suite, `${suite}-${i}`, document, edition);
  }
}

/** The same case by each other option of the readings that its ruling noted. */
class OtherOptions {
  readonly #made = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  *of({ id, edition, document, answer }: Entry): Generator<Entry> {
    for (const note of (answer as Partial<Ruling>).notes ?? []) {
      const reading = note.reading === null ? undefined : READING_BY_ID.get(note.reading);
      if (reading === undefined || !this.#counts(reading.id, edition)) continue;
      for (const option of reading.options.toSorted()) {
        if (option === note.option) continue;
        const asked = { ...(document as Question), readings: { [reading.id]: option } };
        yield { ...ruled('readings', `${id} ${reading.id}=${option}`, asked, edition), reading: { id: reading.id, option } };
      }
    }
  }

  #counts(reading: string, edition: EditionId): boolean {
    const key = `${reading} ${edition}`;
    const made = (this.#made.get(key) ?? 0) + 1;
    this.#made.set(key, made);
    return made <= this.#most;
  }
}

/** Every answer of an extent, always in the same order. */
export function* entriesOf(corpus: Corpus, extent: Extent): Generator<Entry> {
  yield* scenarioEntries(corpus);
  const others = new OtherOptions(extent.perReading);
  for (const suite of ['strokes', 'incidents'] as const) {
    for (const entry of seededEntries(suite, extent)) {
      yield entry;
      yield* others.of(entry);
    }
  }
}
