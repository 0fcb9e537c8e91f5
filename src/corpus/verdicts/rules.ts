/**
 * What each rule comes to under each edition, worked out by running the referee: incidents and tallies on every combination of what a book may
 * ask about them, everything else on the scenarios. Each ruling is made once.
 */
import { playedCase } from '../../notation/run/played.ts';
import type { Readings } from '../../notation/types.ts';
import { INCIDENT_TYPES, type IncidentType, type RuleCode, TALLY_RULES, type TallyRule } from '../../referee/codes.ts';
import type { EditionRules, RuleEntry } from '../../referee/edition.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { judge } from '../../referee/judge.ts';
import { tableUnder } from '../../referee/sizes.ts';
import type { CaseState, EditionId, Effect, RefereeCase, Ruling } from '../../referee/types.ts';
import type { Corpus, ScenarioFor } from '../model.ts';
import { articlesFor, keyOf, type Outcome, outcomeOf } from './outcome.ts';
import { combinations, questionsOf, type Situation, situationOf } from './questions.ts';
import type { Question, Sample } from './tree.ts';

/** A reading that decides: with another option the rule would come to something else. */
export interface ReadingUsed {
  readonly id: string;
  readonly option: string;
}
/** What a rule comes to in one case. */
export interface Result {
  readonly outcome: Outcome;
  /** The deciding article first. */
  readonly articles: readonly string[];
  readonly readings: readonly ReadingUsed[];
}
/** A rule under an edition: its results by the answers to what one may ask. */
export interface Evaluation {
  readonly questions: readonly Question[];
  readonly samples: readonly Sample<Result>[];
}

const isIncident = (code: RuleCode): code is IncidentType => (INCIDENT_TYPES as readonly string[]).includes(code);
const isTally = (code: RuleCode): code is TallyRule => (TALLY_RULES as readonly string[]).includes(code);

/** The scenarios that ask for a ruling by the books' own readings. */
export const judgedScenarios = (corpus: Corpus): readonly ScenarioFor<'judge'>[] =>
  corpus.scenarios.filter((scenario) => scenario.command === 'judge').filter(({ input }) => input.readings === undefined);

const FORMAT: Question = { id: 'format', answers: ['singles', 'doubles'], ordered: false };

/** What makes each tally count: what was in the books before, and the consequence of the incident that adds to it. */
const TALLIES: Readonly<Record<TallyRule, { readonly state: CaseState; readonly by: Effect }>> = {
  'third-warning': { state: { warnings: { red: 2 } }, by: 'warning' },
  'second-loss-for-lateness': { state: { losses: { red: { lateness: 1 } } }, by: 'game-lost' },
  'second-loss-for-misconduct': { state: { losses: { red: { misconduct: 1 } } }, by: 'game-lost' },
};

/** Runs the referee over a corpus and remembers what came out. */
export class Rules {
  readonly corpus: Corpus;
  /** Readings that are decided otherwise than the referee's own. */
  readonly #readings: Readings;
  /** A draft that stands for the edition at its root. */
  readonly #draft: EditionRules | undefined;
  readonly #options: ReadonlyMap<string, readonly string[]>;
  readonly #rulings = new Map<string, Ruling>();
  readonly #evaluations = new Map<string, Evaluation>();

  constructor(corpus: Corpus, readings: Readings = {}, draft?: EditionRules) {
    this.corpus = corpus;
    this.#draft = draft;
    this.#readings = readings;
    this.#options = new Map(corpus.readings.map(({ id, options }) => [id, options] as const));
  }

  /** The rulebook that rules in the name of an edition. */
  #book(edition: EditionId): EditionRules {
    return this.#draft?.id === edition ? this.#draft : EDITIONS[edition];
  }

  #judge(given: RefereeCase): Ruling {
    return judge(given, this.#book(given.edition));
  }

  /** The ruling on a scenario of `judge`. */
  rulingOn(scenario: ScenarioFor<'judge'>, edition: EditionId): Ruling {
    return this.#once(`${scenario.id} ${edition}`, () => this.#judge(caseOf(scenario, this.#book(edition), this.#readings)));
  }

  /** The ruling on it by a rulebook that is none of the editions. */
  rulingBy(scenario: ScenarioFor<'judge'>, book: EditionRules): Ruling {
    return judge(caseOf(scenario, EDITIONS[book.id], this.#readings), book);
  }

  #once(key: string, make: () => Ruling): Ruling {
    const known = this.#rulings.get(key) ?? make();
    this.#rulings.set(key, known);
    return known;
  }

  /** All results of a rule under an edition. */
  evaluate(code: RuleCode, edition: EditionId): Evaluation {
    const key = `${code} ${edition}`;
    const known = this.#evaluations.get(key) ?? this.#evaluate(code, edition);
    this.#evaluations.set(key, known);
    return known;
  }

  #evaluate(code: RuleCode, edition: EditionId): Evaluation {
    if (isIncident(code)) return this.#incident(code, edition);
    if (isTally(code)) return this.#tally(code, edition);
    return this.#stroke(code, edition);
  }

  #result(given: RefereeCase, ruling: Ruling, code: RuleCode): Result {
    const outcome = outcomeOf(ruling, code);
    return { outcome, articles: articlesFor(ruling, code), readings: this.#deciding(given, ruling, code, outcome) };
  }

  /** The readings of a ruling that decide what a rule comes to: each is tried with its other options. */
  #deciding(given: RefereeCase, ruling: Ruling, code: RuleCode, outcome: Outcome): readonly ReadingUsed[] {
    return ruling.notes.flatMap(({ reading, option }): readonly ReadingUsed[] => {
      if (reading === null || option === null) return [];
      const others = (this.#options.get(reading) ?? []).filter((other) => other !== option);
      const otherwise = others.some((other) => {
        const tried = this.#judge({ ...given, readings: { ...given.readings, [reading]: other } });
        return keyOf(outcomeOf(tried, code)) !== keyOf(outcome);
      });
      return otherwise ? [{ id: reading, option }] : [];
    });
  }

  #situation(situation: Situation, edition: EditionId, code: RuleCode): Result {
    const given: RefereeCase = { ...situation, edition, readings: this.#readings };
    return this.#result(given, this.#judge(given), code);
  }

  #incident(type: IncidentType, edition: EditionId): Evaluation {
    const questions = questionsOf(type);
    const samples = combinations(questions).map((at) => ({
      at,
      value: this.#situation(situationOf(type, questions, at), edition, type),
    }));
    return { questions, samples };
  }

  /** What adds to the tally, each incident in its plainest form. */
  #tally(code: TallyRule, edition: EditionId): Evaluation {
    const { state, by } = TALLIES[code];
    const acts = INCIDENT_TYPES.flatMap((type) => {
      const questions = questionsOf(type);
      const { samples } = this.evaluate(type, edition);
      const sample = samples.find(({ value }) => value.outcome.effects.includes(by));
      if (!sample) return [];
      const result = this.#situation(situationOf(type, questions, sample.at, state), edition, code);
      return result.outcome.kind === 'silent' ? [] : [{ type, result }];
    });
    // a reading that only decides whether one of the acts counts is that act's
    const readings = acts.map(({ result }) => result.readings).reduce(common, acts[0]?.result.readings ?? []);
    const act: Question = { id: 'act', answers: INCIDENT_TYPES, ordered: false };
    return {
      questions: [act],
      samples: acts.map(({ type, result }) => ({ at: [INCIDENT_TYPES.indexOf(type)], value: { ...result, readings } })),
    };
  }

  /** What the rule came to in the scenarios that show it. */
  #stroke(code: RuleCode, edition: EditionId): Evaluation {
    const seen = new Map<string, Sample<Result>>();
    for (const scenario of judgedScenarios(this.corpus)) {
      const ruling = this.rulingOn(scenario, edition);
      if (!ruling.findings.some(({ rule }) => rule === code)) continue;
      const at = scenario.input.format === 'doubles' ? 1 : 0;
      const sample = { at: [at], value: this.#result(caseOf(scenario, this.#book(edition), this.#readings), ruling, code) };
      const key = `${at} ${keyOf(sample.value.outcome)} ${sample.value.articles.join()}`;
      const known = seen.get(key);
      seen.set(
        key,
        known ? { ...known, value: { ...known.value, readings: common(known.value.readings, sample.value.readings) } } : sample,
      );
    }
    return { questions: [FORMAT], samples: inBothFormats([...seen.values()], this.#book(edition).rules[code]) };
  }
}

const common = (a: readonly ReadingUsed[], b: readonly ReadingUsed[]): readonly ReadingUsed[] =>
  a.filter((one) => b.some((other) => other.id === one.id && other.option === one.option));

/** A format that no scenario shows is as the other one, unless the rulebook has an entry of its own for it. */
function inBothFormats(shown: readonly Sample<Result>[], entry: RuleEntry | undefined): readonly Sample<Result>[] {
  const formats = new Set(shown.map(({ at }) => at[0]));
  const missing = FORMAT.answers.map((_, i) => i).filter((i) => !formats.has(i));
  const others = missing.flatMap((i): readonly Sample<Result>[] => {
    if (shown.length > 0 && entry?.doubles === undefined) return shown.map(({ value }) => ({ at: [i], value }));
    return entry === undefined ? [] : [{ at: [i], value: fromEntry(entry, i === 1) }];
  });
  return [...shown, ...others];
}

function fromEntry(entry: RuleEntry, inDoubles: boolean): Result {
  const { article, effects, also = [], scope, replay } = (inDoubles && entry.doubles) || entry;
  const outcome: Outcome = {
    kind: effects.length > 0 ? 'sanctioned' : 'stated',
    effects,
    ...(scope ? { scope } : {}),
    ...(replay ? { replay } : {}),
  };
  return { outcome, articles: [article, ...also], readings: [] };
}

/** A scenario's case under a rulebook and decided readings, its stroke played out. */
const caseOf = ({ input }: ScenarioFor<'judge'>, book: EditionRules, readings: Readings): RefereeCase =>
  playedCase({ ...input, readings }, book.id, tableUnder(book, readings));
