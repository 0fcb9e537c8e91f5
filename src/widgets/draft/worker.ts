/** Works out what drafts do off the page's thread. What is asked later goes before what was asked earlier. */
import { expose } from 'comlink';
import type { Source } from '../../corpus/compile/source.ts';
import { type AffectedCorpus, type AffectedSource, withCases } from '../../draft/affected.ts';
import type { CompiledDraft } from '../../draft/basis.ts';
import type { DraftCase } from '../../draft/effects.ts';
import { type NewCaseSearch, searchNewCases, USUAL_EFFORT } from '../../draft/new-cases.ts';
import { type Played, playBoth, type Strength } from '../../draft/play.ts';
import { endlessProblems } from '../../draft/read.ts';
import { type BookView, type Effects, editionView, effects, type MadeCase, madeCases, type Read, read } from '../../draft/work.ts';

/** What is said of a draft while it is worked out. */
export interface WorkReport {
  readonly read: Read;
  /** Null where the draft cannot be run. */
  readonly effects: Effects | null;
  /** Everything has been worked out, sets that cannot end among it. */
  readonly done: boolean;
}

/** What drafts are tried on. */
let known: { readonly cases: readonly DraftCase[]; readonly source: AffectedCorpus | null } = { cases: [], source: null };
/** The search for small cases that goes on in this worker, and the draft that it is about. */
let made: { readonly search: NewCaseSearch; readonly draft: CompiledDraft } | null = null;
/** Cases of each kind between two reports. */
const TRIED = 500;

/** Of the latest question: an earlier one is given up at its next step. */
let latest = 0;
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0));

const api = {
  edition: (id: string): BookView | null => editionView(id),
  /** The cases that drafts are tried on, and what else they may touch. */
  know(cases: readonly DraftCase[], source: AffectedSource | null): void {
    known = { cases, source: source && withCases(source, cases) };
  },
  /**
   * A draft, after it those that it may amend; `notify` is called at every step. Resolves when the last report has been received (reports come
   * by a port of their own and could be later than the answer), or when something else was asked.
   */
  async work(sources: readonly Source[], notify: (report: WorkReport) => void | Promise<void>): Promise<void> {
    latest += 1;
    const own = latest;
    const { read: found, draft } = read(sources);
    if (draft === undefined) {
      await notify({ read: found, effects: null, done: true });
      return;
    }
    let last: Effects | null = null;
    for (const step of effects(sources, known.cases, draft, known.source)) {
      last = step;
      void notify({ read: found, effects: step, done: false });
      await pause();
      if (own !== latest) return;
    }
    const endless = found.problems.length + found.under.length > 0 ? [] : endlessProblems(sources);
    const problems = [...found.problems, ...endless.map((problem) => ({ ...problem, unfilled: [] }))];
    await notify({ read: { ...found, problems }, effects: last, done: true });
  },
  /** Plays sets under draft and basis, one strength; `step` hears how many are played. Null where the draft cannot be run. */
  play(sources: readonly Source[], strength: Strength, sets: number, seed: number, step: (done: number) => void): Played | null {
    const { draft } = read(sources);
    if (draft === undefined) return null;
    const played = playBoth(draft, strength, { sets, seed, step });
    made?.search.learn(played);
    return played;
  },
  /** Makes up small cases in which draft and basis part; `step` hears the share that is tried. What is played afterwards says how often they come up. */
  make(sources: readonly Source[], seed: number, step: (done: number) => void): void {
    const { draft } = read(sources);
    made = draft === undefined ? null : { search: searchNewCases(draft, seed), draft };
    for (let tried = 0; tried < USUAL_EFFORT; tried += TRIED) {
      made?.search.run({ reported: TRIED, incidents: TRIED });
      step(Math.min(1, (tried + TRIED) / USUAL_EFFORT));
    }
  },
  /** The cases made up so far. */
  made: (): readonly MadeCase[] => (made ? madeCases(made.search.result(), made.draft) : []),
};
export type DraftWorker = typeof api;
expose(api);
