/** Makes questions off the page's thread: given a book once, it answers whatever is asked of it. */
import { expose, proxy } from 'comlink';
import type { QuizBook } from '../../quiz/book.ts';
import { type QuestionMaker, questionMaker } from './question-maker.ts';

export type StartMaker = (book: QuizBook) => QuestionMaker;

const start: StartMaker = (book) => proxy(questionMaker(book));
expose(start);
