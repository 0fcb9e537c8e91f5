/** What is worked out of the open draft, and of sets that are played under it: a worker for each, which can be stopped. */
import { proxy } from 'comlink';
import type { Source } from '../../corpus/compile/source.ts';
import type { AffectedSource } from '../../draft/affected.ts';
import type { DraftCase } from '../../draft/effects.ts';
import { HANDS, type Played, type Strength } from '../../draft/play.ts';
import type { BookView, MadeCase } from '../../draft/work.ts';
import { linkWorker, type WorkerLink } from '../lazy/link-worker.ts';
import type { DraftWorker, WorkReport } from './worker.ts';

const start = (): WorkerLink<DraftWorker> =>
  linkWorker<DraftWorker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
const STRENGTHS = Object.keys(HANDS) as readonly Strength[];

/** Of the same draft the questions that it opens and what it touches stay as they were known until they are worked out anew. */
function withKnown(report: WorkReport, before: WorkReport | null): WorkReport {
  const { effects, read } = report;
  if (!effects || !before?.effects || before.read.draft?.id !== read.draft?.id) return report;
  const { questions, affected } = before.effects;
  return { ...report, effects: { ...effects, questions: effects.questions ?? questions, affected: effects.affected ?? affected } };
}

/** Drafts worked out, one after the other. */
export class Calculation {
  readonly #cases: readonly DraftCase[];
  readonly #source: AffectedSource | null;
  #worker: WorkerLink<DraftWorker> | null = null;
  /** When the worker has its cases; fails where it does not get them. */
  #known: Promise<void> = Promise.resolve();
  #asked = 0;
  report: WorkReport | null = $state.raw(null);
  working: boolean = $state(false);
  failed: boolean = $state(false);

  /** On which cases drafts are tried; what else they touch is worked out where a source of it is given. */
  constructor(cases: readonly DraftCase[], source: AffectedSource | null = null) {
    this.#cases = cases;
    this.#source = source;
  }

  #link(): WorkerLink<DraftWorker> {
    if (this.#worker === null) {
      this.#worker = start();
      this.#known = this.#worker.answer(this.#worker.remote.know(this.#cases as DraftCase[], this.#source));
      // said where a draft is worked out
      this.#known.catch(() => {});
    }
    return this.#worker;
  }

  /** Works out a draft, after it those that it may amend; what was asked before is given up. */
  async ask(sources: readonly Source[]): Promise<void> {
    this.#asked += 1;
    const own = this.#asked;
    this.working = true;
    this.failed = false;
    const worker = this.#link();
    const known = this.#known;
    const notify = proxy((report: WorkReport): void => {
      if (own !== this.#asked) return;
      this.report = report.done ? report : withKnown(report, this.report);
      if (report.done) this.working = false;
    });
    try {
      await known;
      if (own !== this.#asked) return;
      await worker.answer(worker.remote.work([...sources], notify));
    } catch {
      if (own !== this.#asked) return;
      this.failed = true;
      this.end();
    }
  }

  edition(id: string): Promise<BookView | null> {
    const worker = this.#link();
    return worker.answer(worker.remote.edition(id));
  }

  /** Nothing more is heard of what was asked. */
  end(): void {
    this.#asked += 1;
    this.#worker?.end();
    this.#worker = null;
    this.working = false;
  }
}

/** Sets under draft and basis. */
export class Play {
  #worker: WorkerLink<DraftWorker> | null = null;
  results: readonly Played[] = $state.raw([]);
  made: readonly MadeCase[] = $state.raw([]);
  /** How much of the search for small cases is done, 0 to 1. */
  making: number | null = $state.raw(null);
  now: { readonly strength: Strength; readonly done: number; readonly of: number } | null = $state.raw(null);
  failed: boolean = $state(false);
  /** The text for which the results hold. */
  played: string = $state('');

  async start(sources: readonly Source[], sets: number, seed: number): Promise<void> {
    this.stop();
    this.results = [];
    this.made = [];
    this.failed = false;
    this.played = sources[0]?.text ?? '';
    const worker = start();
    this.#worker = worker;
    try {
      this.making = 0;
      const tried = proxy((done: number): void => {
        if (this.#worker === worker) this.making = done;
      });
      await worker.answer(worker.remote.make([...sources], seed, tried));
      const found = async (): Promise<boolean> => {
        const made = await worker.answer(worker.remote.made());
        if (this.#worker !== worker) return false;
        this.made = made;
        return true;
      };
      if (!(await found())) return;
      this.making = null;
      for (const strength of STRENGTHS) {
        this.now = { strength, done: 0, of: sets };
        const step = proxy((done: number): void => {
          if (this.#worker === worker) this.now = { strength, done, of: sets };
        });
        const played = await worker.answer(worker.remote.play([...sources], strength, sets, seed, step));
        if (this.#worker !== worker) return;
        if (played === null) break;
        this.results = [...this.results, played];
        if (!(await found())) return;
      }
    } catch {
      if (this.#worker !== worker) return;
      this.failed = true;
    }
    this.stop();
  }

  /** What has been played so far stays. */
  stop(): void {
    this.#worker?.end();
    this.#worker = null;
    this.now = null;
    this.making = null;
  }
}
