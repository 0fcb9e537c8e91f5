/** A round on one theme, as a reader chooses, plays and ends it. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Quiz from '../../../src/widgets/quiz/Quiz.svelte';
import { kitOf } from '../../support/quiz-kit.ts';

vi.mock('../../../src/widgets/quiz/kit.ts', async (original) => ({ ...(await original<object>()), loadKit: () => kitOf('en') }));

beforeEach(() => {
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
  await waitFor(() => expect(container.querySelector('.themes')).not.toBeNull(), PATIENT);
  const find = <T extends Element>(selector: string): T => {
    const found = container.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  /** What is right, by the words of the question, once it has been seen. */
  const seen = new Map<string, readonly number[]>();
  /** Answers what is asked, with the first choice of each where it is asked for the first time, and goes on; back comes whether it was right. */
  async function answer(): Promise<boolean> {
    await waitFor(() => expect(container.querySelector('.question form')).not.toBeNull(), PATIENT);
    const words = find('.question').textContent ?? '';
    const groups = [...container.querySelectorAll('.choices')];
    for (const [i, group] of groups.entries())
      await fireEvent.click(group.querySelectorAll('input')[seen.get(words)?.[i] ?? 0] as HTMLInputElement);
    await fireEvent.submit(find('.question form'));
    const marked = groups.map((group) => [...group.querySelectorAll('label')].findIndex((label) => label.matches('.right')));
    seen.set(words, marked);
    const right = container.querySelector('.result.ok') !== null;
    const before = find('.question');
    await fireEvent.click(find('.acts .go'));
    await waitFor(() => expect(container.querySelector('.question')).not.toBe(before), PATIENT);
    return right;
  }
  return { container, find, answer };
}

describe('a theme', () => {
  test('is proposed, another can be chosen; its round asks until ten are right, and ends with what was wrong, the level and a way on', async () => {
    const { container, find, answer } = await open();
    const chosen = find<HTMLSelectElement>('.themes select');
    expect(chosen.value).not.toBe('');
    expect(find('.themes .level').textContent).toMatch(/Level 1 of 3$/);
    await fireEvent.change(chosen, { target: { value: '19' } });
    await fireEvent.click(find('.themes .go'));
    let right = 0;
    let asked = 0;
    while (right < 10 && asked < 200) {
      right += Number(await answer());
      asked += 1;
      if (right < 10) expect(find('.top').textContent).toContain(`${right} of 10 right`);
    }
    expect(right).toBe(10);
    const over = find('.over');
    expect(over.textContent).toContain(`10 of ${asked} right`);
    expect(over.querySelector('.level')?.textContent).toMatch(/Level \d of 3/);
    expect(over.querySelectorAll('.wrong li').length > 0).toBe(asked > 10);
    // all of them are right by now: what is left is to go on with the theme, or to leave
    expect(screen.queryByRole('button', { name: 'Again, until right' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Practise this theme' })).not.toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    const row = [...container.querySelectorAll('.known .scroll details')].find((each) => each.querySelector('.id')?.textContent === '19');
    if (!row) throw new Error('no row of the theme');
    (row as HTMLDetailsElement).open = true;
    await fireEvent(row, new Event('toggle'));
    expect(row.querySelector('.theme .level')?.textContent).toMatch(/Level \d of 3/);
    expect(row.querySelectorAll('.rules li').length).toBeGreaterThan(5);
  });

  test('stopped, its round shows what is still wrong and asks that until it is right', async () => {
    const { container, find, answer } = await open();
    await fireEvent.change(find('.themes select'), { target: { value: '19' } });
    await fireEvent.click(find('.themes .go'));
    let wrong = 0;
    for (let asked = 0; wrong < 2 && asked < 40; asked++) wrong += Number(!(await answer()));
    await fireEvent.click(find('.top .quiet'));
    const left = container.querySelectorAll('.over .wrong li').length;
    expect(left).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Again, until right' }));
    for (let asked = 0; container.querySelector('.over') === null && asked < 60; asked++) await answer();
    expect(find('.over h2').textContent).toMatch(/of \d+ right/);
    expect(screen.queryByRole('button', { name: 'Again, until right' })).toBeNull();
  });
});
