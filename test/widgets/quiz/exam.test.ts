/** An exam as somebody sits it: broken off it is not begun anew, its clock runs on whatever the address says, and what was left is offered as it stands. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examCode, newExam, STANDARD_EXAM, sealOf } from '../../../src/quiz/exam/exam.ts';
import type { OpenSitting } from '../../../src/quiz/exam/sitting.ts';
import Exam from '../../../src/widgets/quiz/exam/Exam.svelte';
import { openStore } from '../../../src/widgets/quiz/store.ts';
import { book, kitOf } from '../../support/quiz-kit.ts';

vi.mock('../../../src/widgets/quiz/kit.ts', async (original) => ({ ...(await original<object>()), loadKit: () => kitOf('en') }));
/** Whether the device has stopped answering. */
const device = vi.hoisted(() => ({ silent: false }));
vi.mock('../../../src/widgets/quiz/store.ts', async (original) => {
  const real = await original<typeof import('../../../src/widgets/quiz/store.ts')>();
  const ask = <T>(work: () => Promise<T>): Promise<T> => (device.silent ? new Promise<T>(() => {}) : work());
  const openStore = async () => {
    const store = await real.openStore();
    return {
      ...store,
      sittings: () => ask(store.sittings),
      keepSitting: (sitting: OpenSitting) => ask(() => store.keepSitting(sitting)),
    };
  };
  return { ...real, openStore };
});

const codeOf = (seed: number) =>
  examCode(newExam(book, { edition: '2017', ...STANDARD_EXAM, kinds: ['article'], count: 5, seed, attempts: 1 }));
const clock = { at: 0, now: () => clock.at, today: () => '2026-11-21' };
/** Questions are made in the page's own thread. */
const PATIENT = { timeout: 20_000 };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
  clock.at = Date.parse('2026-11-21T12:00:00Z');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  device.silent = false;
  location.hash = '';
});

const lead = (hash: string): void => {
  history.replaceState(null, '', hash);
  dispatchEvent(new Event('hashchange'));
};
/** Opens the page, with an exam's code that exam; without, where exams are put together. */
async function open(code?: string) {
  history.replaceState(null, '', code === undefined ? location.pathname : `#e=${code}`);
  const { container } = render(Exam, { lang: 'en', base: '/', loading: 'Loading', clock });
  const words = (await kitOf('en')).words.quiz.exam;
  const find = <T extends Element>(selector: string): T => {
    const found = container.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const shows = (selector: string, text: string) =>
    waitFor(() => expect(container.querySelector(selector)?.textContent).toContain(text), PATIENT);
  async function begin(name: string): Promise<void> {
    await waitFor(() => find('.ready'), PATIENT);
    await fireEvent.input(find('.ready input'), { target: { value: name } });
    await fireEvent.submit(find('.ready form'));
  }
  /** Leaves the n-th question open. */
  async function skip(n: number): Promise<void> {
    await fireEvent.click(find('.question .acts .quiet'));
    await shows('.top', `Question ${n + 1} of 5`);
  }
  return { container, find, shows, begin, skip, words };
}
const stored = async () => (await (await openStore()).sittings()).map(({ answers }) => answers.length);

test('a second press while an exam is being begun does not begin it anew', async () => {
  const { begin, shows } = await open(codeOf(1));
  await begin('Õie');
  await begin('Ozola');
  await shows('.top', 'Question 1 of 5');
  const sittings = await (await openStore()).sittings();
  expect(sittings.map(({ name }) => name)).toEqual(['Õie']);
});

/** One question of an exam is answered; then another exam is looked at, and the first again. */
async function breakOff({ begin, shows, skip }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await begin('Õie');
  await shows('.top', 'Question 1 of 5');
  await skip(1);
  lead(`#e=${codeOf(2)}`);
  await shows('.ready', '2017');
  lead(`#e=${codeOf(1)}`);
  await shows('.broken', 'Question 2 of 5');
}

describe('an exam that was broken off', () => {
  test('is not begun anew beside it: it is finished or dropped first, and dropped it was an attempt', async () => {
    const first = await open(codeOf(1));
    await first.begin('Õie');
    await first.shows('.top', 'Question 1 of 5');
    await first.skip(1);
    await first.skip(2);
    cleanup();
    const next = await open(codeOf(1));
    await next.shows('.broken', 'Question 3 of 5');
    await next.begin('Õie');
    await next.shows('.note', next.words.stillOpen);
    expect(next.container.querySelector('.top')).toBeNull();
    expect(await stored()).toEqual([2]);
    await fireEvent.click(next.find('.broken .quiet'));
    await fireEvent.click(next.find('.broken .quiet'));
    await waitFor(() => expect(next.container.querySelector('.broken')).toBeNull(), PATIENT);
    await next.begin('Õie');
    await next.shows('.note', 'Õie: one attempt on this device already');
    expect(await stored()).toEqual([]);
  });

  test('is not dropped by a second press after the focus has gone elsewhere', async () => {
    const page = await open(codeOf(1));
    await breakOff(page);
    const { find, container } = page;
    await fireEvent.click(find('.broken .quiet'));
    find<HTMLElement>('.broken .go').focus();
    await fireEvent.click(find('.broken .quiet'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container.querySelector('.broken')).not.toBeNull();
  });

  test('by the address of another is offered with its last answers when the address leads back', async () => {
    const { begin, skip, shows, container } = await open(codeOf(1));
    await begin('Õie');
    await shows('.top', 'Question 1 of 5');
    await skip(1);
    lead(`#e=${codeOf(2)}`);
    await shows('.ready', '2017');
    expect(container.querySelector('.broken')).toBeNull();
    lead(`#e=${codeOf(1)}`);
    await shows('.broken', 'Question 2 of 5');
  });

  test('by an address is left at once, though the device no longer answers', async () => {
    const { begin, skip, shows } = await open(codeOf(1));
    await begin('Õie');
    await shows('.top', 'Question 1 of 5');
    await skip(1);
    device.silent = true;
    lead(`#e=${codeOf(2)}`);
    await shows('.ready', '2017');
    lead(`#e=${codeOf(1)}`);
    await shows('.broken', 'Question 2 of 5');
  });

  test('by two addresses, one right after the other, leaves the exam of the second', async () => {
    const { begin, shows, find } = await open(codeOf(1));
    await begin('Õie');
    await shows('.top', 'Question 1 of 5');
    lead(`#e=${codeOf(2)}`);
    lead(`#e=${codeOf(3)}`);
    await shows('.ready', '2017');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(find('.ready').textContent).toContain('Exam number 3 ');
  });

  test('is not begun anew where the device stores nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('private', 'SecurityError');
      },
    });
    const page = await open(codeOf(1));
    await breakOff(page);
    const { begin, shows, words } = page;
    await begin('Õie');
    await shows('.note', words.stillOpen);
  });
});

test('an address that opens nothing does not stop the clock', async () => {
  const { begin, shows, words } = await open(codeOf(1));
  await begin('Õie');
  await shows('.top', 'Question 1 of 5');
  for (const [i, hash] of ['#e=x', '#c=x'].entries()) {
    lead(hash);
    await shows('.note', 'link');
    clock.at += 31_000;
    await shows('.top', `Question ${i + 2} of 5`);
    await shows('.note', words.timeUp);
  }
});

test('without a name it does not begin: the field says why and takes the focus', async () => {
  const { begin, find, container, words, shows } = await open(codeOf(1));
  await begin('  ');
  const field = find<HTMLInputElement>('.ready input');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const why = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe(words.noName);
  expect(why?.closest('label')).toBe(field.closest('label'));
  expect(container.querySelector('.top')).toBeNull();
  await begin('Õie');
  await shows('.top', 'Question 1 of 5');
});

test('a word that does not open it: the field says so and takes the focus', async () => {
  const sealed = newExam(book, { edition: '2017', ...STANDARD_EXAM, kinds: ['article'], count: 5, seed: 1, seal: sealOf(1, 'birch') });
  const { begin, find, words } = await open(examCode(sealed));
  await begin('Õie');
  await waitFor(() => expect(document.activeElement).toBe(find('.ready [aria-invalid]')));
  expect(find('.ready .why').textContent).toBe(words.wrongWord);
  expect(find<HTMLInputElement>('.ready input').getAttribute('aria-invalid')).toBeNull();
});

test('an exam that is put together stands at the top of the window; Back leads to its form, as it was filled in', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.className);
  };
  const { find, container } = await open();
  const entries = vi.spyOn(history, 'pushState');
  await waitFor(() => find('form.set'), PATIENT);
  const count = find<HTMLInputElement>('form.set input[type=number]');
  await fireEvent.input(count, { target: { value: '7' } });
  await fireEvent.submit(find('form.set'));
  await waitFor(() => expect(document.activeElement).toBe(find('.ready h2')));
  expect(seen).toEqual(['exam']);
  // an entry of its own, so that the page is not left
  expect(entries).toHaveBeenCalledOnce();
  expect(find<HTMLElement>('div:has(> form.set)').hidden).toBe(true);
  lead(location.pathname);
  await waitFor(() => expect(container.querySelector('.ready')).toBeNull());
  expect(find<HTMLElement>('div:has(> form.set)').hidden).toBe(false);
  expect(find<HTMLInputElement>('form.set input[type=number]').value).toBe('7');
});

test('Back in the middle of an exam leaves it broken off, and it is offered', async () => {
  const { begin, skip, shows, find } = await open(codeOf(1));
  await begin('Õie');
  await shows('.top', 'Question 1 of 5');
  await skip(1);
  lead(location.pathname);
  await shows('.broken', 'Question 2 of 5');
  expect(find('form.set')).not.toBeNull();
});
