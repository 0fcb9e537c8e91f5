/** One question on the page: chosen, placed, numbered by keys and pointer; answered at once or not at all. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findQuestion } from '../../../src/quiz/generate.ts';
import type { Question, QuestionKind } from '../../../src/quiz/types.ts';
import QuestionView from '../../../src/widgets/quiz/QuestionView.svelte';
import { book, kitOf } from '../../support/quiz-kit.ts';

const ask = (kind: QuestionKind, seed = 5): Question => {
  const found = findQuestion(book, { edition: '2017', kinds: [kind] }, seed);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(question: Question, mode: 'feedback' | 'silent' = 'feedback') {
  const kit = await kitOf('en');
  const onanswer = vi.fn();
  const { container } = render(QuestionView, { question, kit, mode, nextLabel: 'Next', onanswer, onnext: () => undefined });
  const go = () => container.querySelector('.acts .go') as HTMLButtonElement;
  return { container, onanswer, go };
}

describe('a choice', () => {
  test('cannot be given before something is chosen; then it is marked, named and explained', async () => {
    const question = ask('incident');
    if (question.form !== 'choice') throw new Error('not a choice');
    const { container, onanswer, go } = await open(question);
    expect(go().disabled).toBe(true);
    const wrong = (question.right + 1) % question.options.length;
    await fireEvent.click(screen.getAllByRole('radio')[wrong] as HTMLElement);
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(onanswer).toHaveBeenCalledWith({ form: 'choice', pick: wrong }, { right: false, mistake: question.options[wrong]?.mistake });
    expect(container.querySelector('.result')?.textContent).toContain('Not right');
    expect(container.querySelectorAll('.choices .right').length).toBe(1);
    expect(container.querySelector('.why a')?.getAttribute('href')).toMatch(/^\/en\/rules\/2017\//);
  });
  test('in an exam nothing is told', async () => {
    const question = ask('article');
    const { container, onanswer, go } = await open(question, 'silent');
    await fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    expect(go().disabled).toBe(false);
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(onanswer).toHaveBeenCalledOnce();
    expect(container.querySelector('.result')).toBeNull();
    expect(container.querySelector('.why')).toBeNull();
  });
});

test('a place is given by numbers and arrow keys, and judged in millimetres', async () => {
  const question = ask('placement');
  if (question.form !== 'point') throw new Error('not a place');
  const { container, onanswer } = await open(question);
  const [x, y] = screen.getAllByRole('spinbutton') as HTMLInputElement[];
  const { target } = question;
  await fireEvent.change(x as HTMLElement, { target: { value: String(Math.round(target.x) - 1) } });
  await fireEvent.change(y as HTMLElement, { target: { value: String(Math.round(target.y)) } });
  await fireEvent.keyDown(container.querySelector('.mine') as SVGElement, { key: 'ArrowRight' });
  await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  const [answer, mark] = onanswer.mock.calls[0] ?? [];
  expect(answer).toEqual({ form: 'point', x: Math.round(target.x), y: Math.round(target.y) });
  expect(mark.right).toBe(true);
  expect(container.querySelector('.result')?.textContent).toContain('mm');
});

test('several decisions on one stroke are given one by one, each with its own mark', async () => {
  const question = ask('decisions');
  if (question.form !== 'parts') throw new Error('not several');
  const { onanswer, container, go } = await open(question);
  const groups = [...container.querySelectorAll('.part')];
  expect(groups.length).toBe(question.parts.length);
  for (const [i, group] of groups.entries()) {
    expect(go().disabled).toBe(true);
    const { right, options } = question.parts[i] as (typeof question.parts)[number];
    const pick = i === 0 ? (right + 1) % options.length : right;
    await fireEvent.click(group.querySelectorAll('input')[pick] as HTMLElement);
  }
  await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(onanswer.mock.calls[0]?.[1]).toMatchObject({ right: false, parts: question.parts.map((_, i) => i !== 0) });
  expect(container.querySelectorAll('.part .verdict').length).toBe(question.parts.length + 1);
  const n = question.parts.length;
  expect(container.querySelector('.result')?.textContent).toContain(`${n - 1} of ${n} decisions right`);
});

test('whoever hears the page is told what lies where, what happened and what a ruler shows', async () => {
  const stroke = await open(ask('ruling'));
  expect(stroke.container.querySelector('.sr')?.textContent).toMatch(/red\s1/i);
  expect(stroke.container.querySelector('.facts')?.textContent).toMatch(/striker/i);
  cleanup();
  const shade = await open(ask('shade'));
  expect(shade.container.querySelector('details')?.textContent).toMatch(/129.5/);
});
