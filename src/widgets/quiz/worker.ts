/** A desk off the page's thread: given a book once, it answers whatever is asked of it. */
import { expose, proxy } from 'comlink';
import type { QuizBook } from '../../quiz/book.ts';
import { type Desk, deskWith } from './desk.ts';

/** What the worker answers to. */
export type SitDown = (book: QuizBook) => Desk;

const sitDown: SitDown = (book) => proxy(deskWith(book));
expose(sitDown);
