/** An exam being sat on the page: its questions, its clock, and what the device keeps of it so that it can be gone on with. */
import type { Exam } from '../../../quiz/exam/exam.ts';
import { giveAnswer, isOver, msLeft, type OpenSitting, runOn } from '../../../quiz/exam/sitting.ts';
import type { Answer, Question } from '../../../quiz/types.ts';
import type { Store } from '../store.ts';
import type { Clock } from '../training.svelte.ts';

export class SatExam {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly exam: Exam;
  readonly questions: readonly Question[];
  sitting: OpenSitting = $state.raw() as OpenSitting;
  /** Whole seconds left on the clock that runs; `Infinity` without a limit. */
  left: number = $state(Number.POSITIVE_INFINITY);
  /** False where this device stores nothing: a reload would lose it. */
  stored: boolean = $state(true);
  /** Answers that are on the disk: these survive a page that is closed now. */
  storedAnswers: number = $state(0);
  /** The question being shown: the next one waits until the answer before it is on the disk, or until it is known that nothing is stored. */
  at: number = $state(0);
  /** Settles when what was last answered is on the disk, or can't be. */
  settled: Promise<void> = Promise.resolve();

  constructor(exam: Exam, questions: readonly Question[], sitting: OpenSitting, store: Store, clock: Clock) {
    this.exam = exam;
    this.questions = questions;
    this.#store = store;
    this.#clock = clock;
    this.sitting = sitting;
    this.at = sitting.answers.length;
    this.#keep();
    this.tick();
  }

  /** Whether an answer is on its way to the disk. */
  get saving(): boolean {
    return this.at < this.sitting.answers.length;
  }
  get question(): Question | undefined {
    return this.questions[this.at];
  }
  get over(): boolean {
    return isOver(this.exam, this.sitting) && !this.saving;
  }

  /** Looks at the clock; true where something ran out since it was last looked at. */
  tick(): boolean {
    const now = this.#clock.now();
    const ran = this.#moveTo(runOn(this.exam, this.sitting, now));
    this.left = Math.ceil(msLeft(this.exam, this.sitting, now) / 1000);
    return ran;
  }

  /** Answers the question that is being shown, null leaves it open; true where its time had run out before. Nothing while one is being stored. */
  give(answer: Answer | null): boolean {
    if (this.saving) return false;
    const late = this.tick();
    if (!late) this.#moveTo(giveAnswer(this.exam, this.sitting, answer, this.#clock.now()));
    this.tick();
    return late;
  }

  /** It is handed in: nothing of it needs to be stored. */
  async close(): Promise<void> {
    await this.#store.dropSitting(this.sitting.code);
  }

  #moveTo(next: OpenSitting): boolean {
    if (next === this.sitting) return false;
    this.sitting = next;
    this.#keep();
    return true;
  }

  #keep(): void {
    const { answers } = this.sitting;
    const goOn = (): void => {
      this.at = Math.max(this.at, answers.length);
    };
    this.settled = new Promise((settle) => {
      void this.#store.keepSitting(this.sitting).then((stored) => {
        this.stored = stored;
        if (stored) this.storedAnswers = Math.max(this.storedAnswers, answers.length);
        goOn();
        settle();
      });
      // A disk that does not answer stops nobody's exam.
      this.#clock.later?.(() => {
        if (this.storedAnswers < answers.length) this.stored = false;
        goOn();
        settle();
      });
    });
  }
}
