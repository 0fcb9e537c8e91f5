/**
 * How long the amendment bench takes: what one change does to all cases, what else it touches, and how often it comes up in play. Times of computing in one thread, so that a
 * machine busy with other work does not count; the first motion runs in a fresh process, as the first one on a page does. Not a timed test.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { affected } from '../../src/draft/affected.ts';
import { openQuestions, turnedCases } from '../../src/draft/effects.ts';
import { searchNewCases, USUAL_EFFORT } from '../../src/draft/new-cases.ts';
import { HANDS, playBoth, type Strength, USUAL_SETS } from '../../src/draft/play.ts';
import { loadCaseBook } from '../../src/files/casebook.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { CASES, MOTIONS, motion } from '../draft/support.ts';

const DOC = join(import.meta.dirname, '..', '..', 'docs', 'drafts.md');
const MARK = /(<!-- measured: npm run bench -- --drafts -->\n)[\s\S]*?(<!-- end -->)/;

/** Seconds of computing that some work takes in this thread. */
function secondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

const STRENGTHS = Object.keys(HANDS) as readonly Strength[];

const seconds = (value: number): string => value.toFixed(value < 1 ? 3 : 1);

/** Measures every motion of the tests; writes the table into docs/drafts.md, but for a quick run. */
export function benchDrafts(machine: string, quick: boolean): void {
  const sets = quick ? 4 : USUAL_SETS;
  const effort = quick ? 200 : USUAL_EFFORT;
  const { corpus } = loadCorpus();
  const situations = loadCaseBook().situations.map(({ id }) => id);
  const rows = MOTIONS.map((name) => {
    const draft = motion(name);
    const cases = secondsOf(() => turnedCases(CASES, draft));
    const questions = secondsOf(() => openQuestions(draft));
    const touched = secondsOf(() => affected(corpus, draft, turnedCases(CASES, draft), situations));
    const play = secondsOf(() => STRENGTHS.map((strength) => playBoth(draft, strength, { sets })));
    const search = secondsOf(() => searchNewCases(draft).run({ reported: effort, incidents: effort }));
    return `| ${name} | ${[cases, questions, touched, play, search].map(seconds).join(' | ')} |`;
  });
  const table = [
    `${machine}; ${CASES.length} cases, ${sets} sets of each of three strengths by both books, ${effort} reported strokes and ${effort} incidents. Seconds of computing in one thread, the first motion in a fresh process.`,
    '',
    '| motion | cases that turn | gaps and contradictions | what else it touches | frequencies and conditions of play | new cases |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
  if (!quick)
    writeFileSync(
      DOC,
      readFileSync(DOC, 'utf8').replace(MARK, (_, start: string, end: string) => `${start}${table}${end}`),
    );
  process.stdout.write(table);
}
