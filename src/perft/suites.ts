/** What the perft asks the referee: scenarios, a seeded sweep of strokes, incidents, and every other option of the readings that came up. */
import type { Corpus } from '../corpus/model.ts';
import type { Result } from '../notation/result.ts';
import { refereeCase } from '../notation/run/case.ts';
import { runCheckPlacement } from '../notation/run/check-placement.ts';
import { runClassify } from '../notation/run/classify.ts';
import { runJudge } from '../notation/run/judge.ts';
import { runPlace } from '../notation/run/place.ts';
import { runPlay } from '../notation/run/play.ts';
import { judge } from '../referee/judge.ts';
import { READING_BY_ID } from '../referee/readings.ts';
import { EDITION_IDS, type EditionId, type Ruling } from '../referee/types.ts';
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

type Answer = Readonly<Record<string, unknown>>;

/** A log that one edition has no rule to play is answered by what is wrong with it. */
const answerIn = (result: Result<unknown, unknown>): Answer => (result.ok ? (result.value as Answer) : { refused: result.error });

/** Each command's answer to a document with its edition. */
const COMMANDS: Readonly<Record<string, (document: never) => Answer>> = {
  judge: (document) => answerIn(runJudge(document)),
  place: (document) => runPlace(document) as unknown as Answer,
  classify: (document) => runClassify(document) as unknown as Answer,
  'check-placement': (document) => runCheckPlacement(document) as unknown as Answer,
  play: (document) => answerIn(runPlay(document)),
};

function* scenarioEntries(corpus: Corpus): Generator<Entry> {
  const scenarios = corpus.scenarios.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, command, input } of scenarios) {
    const answerTo = COMMANDS[command];
    if (answerTo === undefined) throw new Error(`scenario ${id}: the perft does not know the command ${command}`);
    for (const edition of EDITION_IDS) {
      const { rulings, ...answer } = answerTo({ ...input, edition } as never);
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
