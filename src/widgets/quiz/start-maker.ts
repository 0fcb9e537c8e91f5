/** Starts the question maker of a page: in a worker, or in this thread where a browser gives none. */
import type { QuizBook } from '../../quiz/book.ts';
import { linkWorker } from '../lazy/link-worker.ts';
import type { QuestionMaker } from './question-maker.ts';
import type { StartMaker } from './worker.ts';

async function inWorker(book: QuizBook): Promise<QuestionMaker> {
  const { remote, answer } = linkWorker<StartMaker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return (await answer(remote(book) as Promise<unknown>)) as QuestionMaker;
}

/** A question maker for the life of the page. */
export async function startQuestionMaker(book: QuizBook): Promise<QuestionMaker> {
  try {
    return await inWorker(book);
  } catch {
    const { questionMaker } = await import('./question-maker.ts');
    return questionMaker(book);
  }
}
