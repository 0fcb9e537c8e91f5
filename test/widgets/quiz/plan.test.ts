/** The plan before an exam, as a reader makes, sees and begins it. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Plan from '../../../src/widgets/quiz/Plan.svelte';
import { openStore } from '../../../src/widgets/quiz/store.ts';
import { Training } from '../../../src/widgets/quiz/training.svelte.ts';
import { book, kitOf } from '../../support/quiz-kit.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(today = '2026-11-21') {
  const clock = { now: () => Date.parse(`${today}T12:00:00Z`), today: () => today };
  const training = new Training(await openStore(), book, clock);
  await training.load();
  const begin = vi.fn();
  const { container } = render(Plan, { training, kit: await kitOf('en'), begin });
  const wish = async (exam: string, load = 20) => {
    await fireEvent.input(container.querySelector('input[type=date]') as HTMLInputElement, { target: { value: exam } });
    if (load !== 20) await fireEvent.change(container.querySelector('select') as HTMLSelectElement, { target: { value: String(load) } });
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  };
  return { container, begin, wish, training };
}

describe('the plan', () => {
  test('is made for a day, begins with today, and today’s part opens with one tap', async () => {
    const { container, begin, wish } = await open();
    await wish('2026-12-05');
    const days = [...container.querySelectorAll('li')];
    expect(days.length).toBe(14);
    expect(days[0]?.getAttribute('aria-current')).toBe('date');
    expect(days.at(-1)?.textContent).toContain('Only repetition: 20');
    await fireEvent.click(screen.getByText(/^Today’s part: \d+ questions$/));
    expect(begin).toHaveBeenCalledOnce();
    expect(begin.mock.calls[0]?.[0].date).toBe('2026-11-21');
  });

  test('is there again on the next day, planned from that day; after the exam it says so', async () => {
    const first = await open();
    await first.wish('2026-12-05');
    cleanup();
    const second = await open('2026-11-22');
    expect(second.container.querySelectorAll('li').length).toBe(13);
    expect(second.container.querySelector('[aria-current]')?.textContent).toContain('Today');
    cleanup();
    const { container } = await open('2026-12-05');
    expect(container.textContent).toContain('The day of the exam has passed.');
    expect(container.querySelector('[role=alert]')).toBeNull();
    await fireEvent.click(screen.getByText('Delete the plan'));
    expect(container.querySelector('form')).not.toBeNull();
    expect(localStorage.getItem('novuss.plan.2017')).toBeNull();
  });

  test('goes from the page when everything is deleted', async () => {
    const { container, wish, training } = await open();
    await wish('2026-12-05');
    await training.clear();
    await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  });

  test('a day that has passed and a day too near are refused with what is wrong', async () => {
    const { container, wish } = await open();
    await wish('2026-11-21');
    expect(container.querySelector('[role=alert]')?.textContent).toBe('Choose a day that is still to come.');
    await wish('2026-11-22', 10);
    expect(container.querySelector('[role=alert]')?.textContent).toMatch(/it would take \d+ questions a day\.$/);
  });

  test('something on the device that is no plan is no obstacle', async () => {
    localStorage.setItem('novuss.plan.2017', '{"exam":"soon"');
    expect((await open()).container.querySelector('form')).not.toBeNull();
  });
});
