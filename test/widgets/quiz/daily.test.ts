/** The daily ten, broken off by a page that is closed. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Quiz from '../../../src/widgets/quiz/Quiz.svelte';
import { kitOf } from '../../support/quiz-kit.ts';

vi.mock('../../../src/widgets/quiz/kit.ts', async (original) => ({ ...(await original<object>()), loadKit: () => kitOf('en') }));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Some questions take a while to be made in the page's own thread. */
const PATIENT = { timeout: 60_000 };

async function open() {
  const { container } = render(Quiz, { lang: 'en', base: '/', loading: 'Loading' });
  const find = <T extends Element>(selector: string): T => {
    const found = container.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  await waitFor(() => find('.way.first'), PATIENT);
  /** The number of the question and its words. */
  const shown = async (): Promise<readonly [string, string]> => {
    await waitFor(() => find('.question form'), PATIENT);
    return [find('.where span').textContent ?? '', `${find('.title').textContent} ${find('.question form').textContent}`];
  };
  async function answer(): Promise<void> {
    for (const group of container.querySelectorAll('.choices')) await fireEvent.click(group.querySelector('input') as HTMLInputElement);
    for (const field of container.querySelectorAll('.place input')) await fireEvent.change(field, { target: { value: '5' } });
    await fireEvent.submit(find('.question form'));
    await waitFor(() => find('.result'));
  }
  async function next(): Promise<void> {
    const before = find('.question');
    await fireEvent.submit(find('.question form'));
    await waitFor(() => expect(container.querySelector('.question')).not.toBe(before), PATIENT);
  }
  const start = async (): Promise<void> => {
    await fireEvent.click(find('.way.first .go'));
    await waitFor(() => find('.question form'), PATIENT);
  };
  return { find, shown, answer, next, start };
}

test('the daily ten that were broken off go on with the question they had come to', async () => {
  const first = await open();
  await first.start();
  await first.answer();
  await first.next();
  const second = await first.shown();
  expect(second[0]).toBe('Question 2 of 10');
  cleanup();

  const again = await open();
  expect(again.find('.way.first p').textContent).toBe('Question 2 of 10');
  expect(again.find('.way.first .go').textContent).toBe('Go on');
  await again.start();
  expect(await again.shown()).toEqual(second);
  expect(again.find('.top span').textContent).toMatch(/of 1 right$/);
  // to the end, and the next round is another
  for (let i = 2; i <= 10; i++) {
    expect((await again.shown())[0]).toBe(`Question ${i} of 10`);
    await again.answer();
    await again.next();
  }
  expect(again.find('.over h2').textContent).toMatch(/of 10 right$/);
  cleanup();
  expect((await open()).find('.way.first .go').textContent).toBe('Begin');
});

test('ten of another day, or damaged ones, are not gone on with', async () => {
  const first = await open();
  await first.start();
  await first.answer();
  cleanup();
  const key = 'novuss.daily.2017';
  const stored = localStorage.getItem(key) ?? '';
  for (const text of [stored.replace(/"date":"[^"]*"/, '"date":"2001-01-01"'), stored.slice(1), '{"date":1}', '']) {
    localStorage.setItem(key, text);
    expect((await open()).find('.way.first .go').textContent, text).toBe('Begin');
    cleanup();
  }
});
