/** A question opened by its link: another edition's leads into no chapter of the one being trained, and an answer is slow by the time of a stroke. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findQuestion } from '../../../src/quiz/generate.ts';
import { questionCode } from '../../../src/quiz/link.ts';
import type { EditionId } from '../../../src/referee/types.ts';
import Quiz from '../../../src/widgets/quiz/Quiz.svelte';
import { Training } from '../../../src/widgets/quiz/training.svelte.ts';
import { book, kitOf } from '../../support/quiz-kit.ts';

vi.mock('../../../src/widgets/quiz/kit.ts', async (original) => ({ ...(await original<object>()), loadKit: () => kitOf('en') }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});

/** Answers a question of the edition, opened by its link, after some seconds; 2017 is being trained. */
async function answer(edition: EditionId, isRight: boolean, seconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const question = findQuestion(book, { edition, kinds: ['article'] }, 5);
  if (question?.form !== 'choice') throw new Error('no choice');
  history.replaceState(null, '', `#q=${questionCode(book, question.ref)}`);
  const { container } = render(Quiz, { lang: 'en', base: '/', loading: 'Loading' });
  await waitFor(() => expect(container.querySelector('.question form')).not.toBeNull(), { timeout: 60_000 });
  vi.setSystemTime(Date.now() + seconds * 1000);
  const pick = isRight ? question.right : (question.right + 1) % question.options.length;
  await fireEvent.click(container.querySelectorAll('.choices input')[pick] as HTMLElement);
  await fireEvent.submit(container.querySelector('.question form') as HTMLElement);
}
const onward = () => screen.queryByRole('button', { name: /^Practise: / });

test.each([
  ['2017', true],
  ['2008', false],
] as const)('a wrong answer to a question of %s leads on to its chapter where that edition is trained: %s', async (edition, leads) => {
  await answer(edition, false, 1);
  await fireEvent.click(document.querySelector('.question .acts .go') as HTMLElement);
  await waitFor(() => expect(document.querySelector('.over')).not.toBeNull());
  expect(onward() !== null).toBe(leads);
});

test.each([
  [29, false],
  [31, true],
])('a right answer after %i seconds is slow: %s', async (seconds, slow) => {
  const counted = vi.spyOn(Training.prototype, 'answered');
  await answer('2017', true, seconds);
  expect(counted.mock.calls.map((call) => call[2])).toEqual([slow]);
});
