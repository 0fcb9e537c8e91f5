/** A reader's training: progress in memory and on the device, answers counted, the edition chosen. The clock comes from outside. */

import type { QuizBook } from '../../quiz/book.ts';
import { askedAbout } from '../../quiz/generate.ts';
import { levelsOf, type ThemeLevel } from '../../quiz/levels.ts';
import { questionCode } from '../../quiz/link.ts';
import type { Mark } from '../../quiz/mark.ts';
import { carryOver, type Grading, type Memory, type Moved, memoryKey, review } from '../../quiz/memory.ts';
import {
  type Attempt,
  type Day,
  EMPTY_PROGRESS,
  type MissedQuestion,
  MOST_ATTEMPTS,
  mergeProgress,
  mistakesOf,
  type Progress,
  type ProgressProblem,
  parseProgress,
  streakOf,
} from '../../quiz/progress.ts';
import type { Question } from '../../quiz/types.ts';
import { EDITION_IDS, type EditionId } from '../../referee/types.ts';
import { today } from '../../ui/today.ts';
import { myBook, setMyBook } from '../my-book.ts';
import { RETRY, type Trouble } from '../store/device.ts';
import type { PutAside } from '../store/records.ts';
import { writeSetting } from '../store/setting.ts';
import { devicePlans } from './plans.ts';
import type { Change, Store } from './store.ts';

export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** The reader's own calendar day, `2026-11-21`. */
  today(): string;
  /** Does something after a while: what could not be stored is tried again. */
  later?(work: () => void): void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  today,
  later: (work) => void setTimeout(work, RETRY),
};

/** Under which name the daily ten of an edition are noted while they are being answered (`DailyRound`). */
export const dailyKey = (edition: EditionId): string => `novuss.daily.${edition}`;

export class Training {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly book: QuizBook;
  progress: Progress = $state.raw(EMPTY_PROGRESS);
  /** The device stores nothing, or no longer; what is done is stored as soon as it can be. */
  forgets: boolean = $state(false);
  /** Why the device could not be asked at first. */
  trouble: Trouble | null = $state(null);
  /** Rows on the device that cannot be read. */
  aside: readonly PutAside[] = $state.raw([]);
  /** How often everything was deleted here: what was read from the device's settings is read anew. */
  deletions: number = $state(0);
  /** What is not on the disk yet. */
  #waiting: readonly Change[] = [];
  #work: Promise<void> = Promise.resolve();
  #retrying = false;

  constructor(store: Store, book: QuizBook, clock: Clock = browserClock) {
    this.#store = store;
    this.#clock = clock;
    this.book = book;
  }

  get edition(): EditionId {
    return this.progress.edition;
  }
  get now(): number {
    return this.#clock.now();
  }
  get today(): string {
    return this.#clock.today();
  }
  readonly mistakes: readonly MissedQuestion[] = $derived(mistakesOf(this.progress.attempts, this.progress.edition));
  /** How far the reader is in each theme of the edition. */
  readonly levels: ReadonlyMap<string, ThemeLevel> = $derived.by(() => levelsOf(this.book, this.progress.attempts, this.progress.edition));
  readonly streak: number = $derived(streakOf(this.progress.days, this.today));

  /** Reads what the device has stored. */
  async load(): Promise<void> {
    this.trouble = this.#store.trouble;
    this.forgets = this.trouble !== null;
    this.progress = { ...this.progress, edition: myBook() ?? this.progress.edition };
    await this.#read();
  }

  async #read(): Promise<void> {
    const [progress, aside] = await Promise.all([
      this.#store.read().catch(() => null),
      this.#store.aside().catch((): readonly PutAside[] => []),
    ]);
    if (progress !== null && this.#waiting.length === 0) this.progress = { ...progress, edition: myBook() ?? progress.edition };
    this.aside = aside;
  }

  /** Takes over what other windows have stored since. What is not on the disk yet stays. */
  follow(): Promise<void> {
    this.#work = this.#work.then(() => this.#read());
    return this.#work;
  }

  /** Keeps a change, and what could not be stored before. */
  #keep(change: Change): Promise<void> {
    this.#waiting = [...this.#waiting, change];
    return this.#flush();
  }

  #flush(): Promise<void> {
    this.#work = this.#work.then(async () => {
      const changes = this.#waiting;
      if (changes.length === 0) return;
      const stored = await this.#store.write(changes);
      this.forgets = !stored;
      if (stored) this.#waiting = this.#waiting.slice(changes.length);
      else this.#tryLater();
    });
    return this.#work;
  }

  #tryLater(): void {
    if (this.#retrying || this.#clock.later === undefined) return;
    this.#retrying = true;
    this.#clock.later(() => {
      this.#retrying = false;
      void this.#flush();
    });
  }

  /** Deletes a row that cannot be read. */
  async dropAside(key: IDBValidKey): Promise<void> {
    await this.#store.dropAside(key);
    await this.follow();
  }

  memoryOf(question: Question): Memory | undefined {
    const provision = question.provisions[0];
    const key = provision && memoryKey(question.edition, provision);
    return this.progress.memories.find((m) => memoryKey(m.edition, m.provision) === key);
  }

  /** Mistakes as the questions they were made in, opened by `open`; each credits the provision it was asked about before. */
  async again(most: number, open: (code: string) => Promise<Question | null>): Promise<readonly Question[]> {
    const asked = await Promise.all(
      this.mistakes.slice(0, most).map(async ({ code, provision }) => {
        const question = await open(code);
        return question && askedAbout(question, provision);
      }),
    );
    return asked.filter((question) => question !== null);
  }

  /** Counts an answer: memory, day and list of answers. */
  async answered(question: Question, mark: Mark, slow = false): Promise<void> {
    const { book, now } = this;
    const provision = question.provisions[0] ?? null;
    const wording = book.provisions.find(({ id }) => id === provision)?.editions[question.edition]?.wording;
    const grading: Grading = mark.right ? (slow ? 'slow' : 'right') : 'wrong';
    const memories =
      provision !== null && wording !== undefined
        ? [review(this.memoryOf(question), { edition: question.edition, provision, wording }, grading, now)]
        : [];
    const code = questionCode(book, question.ref);
    const attempt: Attempt = {
      code,
      at: now,
      edition: question.edition,
      provision,
      right: mark.right,
      mistake: mark.mistake?.code ?? null,
    };
    const day = { date: this.today, answered: 1, right: Number(mark.right), daily: false };
    this.progress = mergeWith(this.progress, { memories, days: [this.#dayWith(day)], attempts: [attempt] });
    await this.#keep({ memories, attempt, day });
  }

  #dayWith({ date, ...more }: Day): Day {
    const known = this.progress.days.find((day) => day.date === date) ?? { date, answered: 0, right: 0, daily: false };
    return { date, answered: known.answered + more.answered, right: known.right + more.right, daily: known.daily || more.daily };
  }

  /** The daily ten are finished. */
  async finishedDaily(): Promise<void> {
    const day = { date: this.today, answered: 0, right: 0, daily: true };
    this.progress = mergeWith(this.progress, { days: [this.#dayWith(day)] });
    await this.#keep({ day });
  }

  get doneToday(): boolean {
    return this.progress.days.some((day) => day.date === this.today && day.daily);
  }

  /** Trains another edition from now on. */
  async choose(edition: EditionId): Promise<void> {
    this.progress = { ...this.progress, edition };
    setMyBook(edition);
    await this.#keep({ edition });
  }

  /** What could be carried over into the edition being trained. */
  known(from: EditionId): number {
    const { memories, edition } = this.progress;
    const here = new Set(memories.filter((m) => m.edition === edition).map((m) => m.provision));
    return from === edition ? 0 : memories.filter((m) => m.edition === from && !here.has(m.provision)).length;
  }

  /** Carries over what is known of another edition. */
  async carry(from: EditionId): Promise<Moved> {
    const moved = carryOver(this.book, this.progress.memories, from, this.edition, this.now);
    this.progress = mergeWith(this.progress, { memories: moved.memories });
    await this.#keep({ memories: moved.memories });
    return moved;
  }

  /** Reads an exported file and merges it; null where it was read, else what is wrong with it. Nothing is changed then. */
  async import(text: string): Promise<ProgressProblem | null> {
    const read = parseProgress(text);
    if (!read.ok) return read.error;
    this.progress = mergeProgress(this.progress, read.value);
    await this.#keep({ merge: read.value });
    await this.follow();
    return null;
  }

  /** Forgets everything: daily ten and exams that were broken off, plans and gathered certificates as well. */
  async clear(): Promise<void> {
    for (const edition of EDITION_IDS) {
      writeSetting(dailyKey(edition), null);
      devicePlans.set(edition, null);
    }
    this.deletions += 1;
    this.progress = { ...EMPTY_PROGRESS, edition: this.edition };
    await this.#keep({ clear: true, edition: this.edition });
    await this.follow();
  }

  /** An exam was sat. */
  async sat(code: string): Promise<void> {
    const exam = { code, at: this.now };
    this.progress = { ...this.progress, exams: [...this.progress.exams.filter((e) => e.code !== code), exam] };
    await this.#keep({ exam });
  }
}

interface Rows {
  readonly memories?: readonly Memory[];
  readonly days?: readonly Day[];
  readonly attempts?: readonly Attempt[];
}

/** New rows in the place of older ones of the same key. */
function mergeWith(progress: Progress, { memories = [], days = [], attempts = [] }: Rows): Progress {
  const keys = new Set(memories.map((m) => memoryKey(m.edition, m.provision)));
  const dates = new Set(days.map((day) => day.date));
  return {
    ...progress,
    memories: [...progress.memories.filter((m) => !keys.has(memoryKey(m.edition, m.provision))), ...memories],
    days: [...progress.days.filter((day) => !dates.has(day.date)), ...days],
    attempts: [...progress.attempts, ...attempts].slice(-MOST_ATTEMPTS),
  };
}
