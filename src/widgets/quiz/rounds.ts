/** The rounds of the training: which questions each asks, one after the other. */
import { answersIn, type DailyRound, readDailyRound } from '../../quiz/broken-off.ts';
import { DAILY } from '../../quiz/daily.ts';
import { askedAbout, type Wish } from '../../quiz/generate.ts';
import { askedInTheme, FIRST_LEVEL } from '../../quiz/levels.ts';
import { openQuestion, questionCode } from '../../quiz/link.ts';
import { dueOf } from '../../quiz/memory.ts';
import type { PlanDay } from '../../quiz/plan.ts';
import { heldRules } from '../../quiz/progress.ts';
import { SPAN, spread, untilRight, withoutLookAlikes } from '../../quiz/round.ts';
import type { GeneratedRef, Question } from '../../quiz/types.ts';
import { Random, seedOf } from '../../random/random.ts';
import type { HouseInUse } from '../house-rules/in-use.ts';
import { readSetting, writeSetting } from '../store/setting.ts';
import type { Kit } from './kit.ts';
import type { QuestionMaker } from './question-maker.ts';
import { dailyKey, type Training } from './training.svelte.ts';

type Mode = 'daily' | 'practice' | 'cases' | 'mistakes' | 'link' | 'until' | 'plan' | 'theme';
export interface Round {
  readonly mode: Mode;
  /** Null while there is no end to it. */
  readonly total: number | null;
  /** The next question, given whether the one before was answered rightly. */
  readonly next: (right: boolean) => Promise<Question | null>;
  /** Questions to be answered rightly, each asked until it is: what comes next hangs on the answer before, and nothing is made ahead. */
  readonly goal?: number;
  /** With `theme`. */
  readonly chapter?: string;
}
/** A question of a round that was broken off, and how it was answered. */
export interface AnsweredBefore {
  readonly question: Question;
  readonly right: boolean;
}
/** Questions of a round on one theme. */
const THEME_ROUND = 10;
/** Mistakes asked again in one round, at most. */
const AGAIN = 20;

/** The daily ten of today that were begun and not finished. */
export interface BrokenOff {
  readonly stored: DailyRound;
  /** What has been answered of them; undefined where nothing has. */
  readonly answers: ReturnType<typeof answersIn>;
  readonly answered: number;
}
/** Null where no daily ten of today in this edition were broken off. */
export function brokenOff(training: Training): BrokenOff | null {
  const stored = readDailyRound(readSetting(dailyKey(training.edition)));
  if (!stored || stored.date !== training.today) return null;
  const answers = answersIn(stored, training.progress.attempts);
  const answered = answers.filter((answer) => answer !== undefined).length;
  return answered > 0 ? { stored, answers, answered } : null;
}

/** The questions of a list in turn. */
function inTurn(list: readonly Question[] | Promise<readonly Question[]>): () => Promise<Question | null> {
  let i = 0;
  return async () => (await list)[i++] ?? null;
}

/** Makes the rounds of a training. */
export class Rounds {
  readonly #kit: Kit;
  readonly #maker: QuestionMaker;
  readonly #training: Training;
  readonly #house: HouseInUse | null;

  constructor(kit: Kit, maker: QuestionMaker, training: Training, house: HouseInUse | null) {
    this.#kit = kit;
    this.#maker = maker;
    this.#training = training;
    this.#house = house;
  }

  /** What the last questions wanted to be known, the latest last: a round begins with others. */
  async #askedBefore(): Promise<readonly string[]> {
    const refs = this.#training.progress.attempts.slice(-SPAN).flatMap(({ code }): GeneratedRef[] => {
      const read = openQuestion(this.#kit.book, code);
      return read.ok && !('situation' in read.value.ref) ? [read.value.ref] : [];
    });
    return await this.#maker.gists(refs);
  }

  /** Drawn so that neither the last questions nor each other are repeated too soon. */
  #spread(draw: () => Promise<Question | null>): () => Promise<Question | null> {
    const drawn = this.#askedBefore().then((before) => spread(draw, before));
    return async () => await (await drawn)();
  }

  /** The daily ten. */
  daily(): Round {
    const { edition, progress, today, now } = this.#training;
    const make = async (): Promise<readonly Question[]> => {
      const made = await this.#maker.daily(edition, progress.memories, today, now, await this.#askedBefore());
      const questions = made.map(({ ref, provisions }) => ({ code: questionCode(this.#kit.book, ref), provision: provisions[0] ?? null }));
      // where the device stores nothing, a reload begins them anew
      writeSetting(dailyKey(edition), JSON.stringify({ date: today, since: now, questions } satisfies DailyRound));
      return made;
    };
    return { mode: 'daily', total: DAILY, next: inTurn(make()) };
  }

  /** On with the daily ten that were broken off; null where one of their questions is no longer made as it was. */
  async rest({ stored, answers }: BrokenOff): Promise<{ readonly round: Round; readonly before: readonly AnsweredBefore[] } | null> {
    const made = await Promise.all(
      stored.questions.map(async ({ code, provision }) => {
        const question = this.#isUnchanged(code) ? await this.opened(code) : null;
        return question && askedAbout(question, provision);
      }),
    );
    const questions = made.filter((question) => question !== null);
    if (questions.length < made.length) return null;
    const before = questions.flatMap((question, i) => (answers[i] === undefined ? [] : [{ question, right: answers[i] }]));
    const left = questions.filter((_, i) => answers[i] === undefined);
    return { round: { mode: 'daily', total: DAILY, next: inTurn(left) }, before };
  }

  /** Whether a code still opens the question that it was made for. */
  #isUnchanged(code: string): boolean {
    const read = openQuestion(this.#kit.book, code);
    return read.ok && !read.value.changed;
  }

  /** Questions as wished, without an end. */
  practice(wished: Omit<Wish, 'edition'>): Round {
    const { edition, now } = this.#training;
    const seed = seedOf('practice', now);
    let i = 0;
    const draw = () => this.#maker.find({ edition, ...wished }, seedOf('practice', seed, i++));
    return { mode: 'practice', total: null, next: this.#spread(draw) };
  }

  /** A day's part of the plan: what is due first, then its themes in turn, then anything. */
  study({ learn, repeat }: PlanDay): Round {
    const { edition, progress, now } = this.#training;
    const seed = seedOf('plan', now);
    const again = dueOf(progress.memories, edition, now).slice(0, repeat);
    const wishes: Wish[] = [
      ...again.map(({ provision }) => ({ edition, provision })),
      ...learn.flatMap(({ chapter, questions }) => Array.from({ length: questions }, () => ({ edition, chapter }))),
      ...Array.from({ length: repeat - again.length }, () => ({ edition })),
    ];
    let i = 0;
    let drawn = 0;
    const draw = this.#spread(async () => {
      const wish = wishes[i];
      return wish ? this.#maker.find(wish, seedOf('plan', seed, drawn++)) : null;
    });
    const next = async (): Promise<Question | null> => {
      let made: Question | null = null;
      for (; made === null && i < wishes.length; i++) made = await draw();
      return made;
    };
    return { mode: 'plan', total: wishes.length, next };
  }

  /** The case book's situations that this edition decides, shuffled within each level, the plain ones first, nearly the same ones far apart. */
  async fromCases(): Promise<Round> {
    const { edition, now } = this.#training;
    const random = new Random(seedOf('cases', now));
    const order = (await this.#kit.cases())
      .filter(({ editions }) => editions.includes(edition))
      .map((situation) => ({ situation, place: situation.difficulty + random.real() }))
      .sort((a, b) => a.place - b.place);
    let i = 0;
    const next = async (): Promise<Question | null> => {
      for (let one = order[i]; one !== undefined; one = order[i]) {
        i += 1;
        const made = await this.#maker.authored(one.situation, edition, this.#house?.readings);
        if (made) return made;
      }
      return null;
    };
    return { mode: 'cases', total: null, next: withoutLookAlikes(next) };
  }

  /** Ten questions on one theme at its level, each until it is right. */
  theme(chapter: string): Round {
    const { edition, levels, progress, now } = this.#training;
    const { level } = levels.get(chapter) ?? FIRST_LEVEL;
    const held = heldRules(progress, edition, now);
    const seed = seedOf('theme', now);
    let i = 0;
    const draw = async (): Promise<Question | null> => {
      const wish: Wish = { edition, chapter };
      const from = seedOf('theme', seed, i++);
      // a chapter may have nothing so hard
      const made = (await this.#maker.find({ ...wish, difficulty: level }, from)) ?? (await this.#maker.find(wish, from));
      return made && askedInTheme(this.#kit.book, made, chapter, held);
    };
    return { mode: 'theme', total: null, goal: THEME_ROUND, chapter, next: untilRight(this.#spread(draw), THEME_ROUND) };
  }

  /** What was answered wrongly, of all that was. */
  async mistakes(): Promise<Round> {
    const questions = await this.#training.again(AGAIN, (code) => this.opened(code));
    return { mode: 'mistakes', total: questions.length, next: inTurn(questions) };
  }

  /** The question of a code; the case book is fetched where it needs it. */
  async opened(code: string): Promise<Question | null> {
    const read = openQuestion(this.#kit.book, code);
    if (!read.ok) return null;
    const { ref } = read.value;
    if (!('situation' in ref)) return this.#maker.at(ref);
    const situation = (await this.#kit.cases()).find(({ id }) => id === ref.situation);
    return situation ? this.#maker.authored(situation, ref.edition, this.#house?.readings) : null;
  }
}

/** Questions that were answered wrongly, each until it is right. */
export const untilAllRight = (list: readonly Question[]): Round => ({
  mode: 'until',
  total: null,
  goal: list.length,
  next: untilRight(inTurn(list), list.length),
});
/** One question alone. */
export const single = (question: Question): Round => ({ mode: 'link', total: 1, next: async () => question });
