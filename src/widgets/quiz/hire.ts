/** Somebody to make questions: a worker, or this thread where a browser gives none. */
import { wrap } from 'comlink';
import type { QuizBook } from '../../quiz/book.ts';
import type { Desk } from './desk.ts';
import type { SitDown } from './worker.ts';

/** A worker at a desk; rejected where its script does not come or does not run. */
async function inWorker(book: QuizBook): Promise<Desk> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
  });
  try {
    return await Promise.race([wrap<SitDown>(worker)(book) as Promise<Desk>, broken]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Hires one for the life of the page. */
export async function hire(book: QuizBook): Promise<Desk> {
  try {
    return await inWorker(book);
  } catch {
    const { deskWith } = await import('./desk.ts');
    return deskWith(book);
  }
}
