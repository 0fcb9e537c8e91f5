/** A term explained beside the word. */
import { afterEach, expect, test, vi } from 'vitest';
import { explain } from '../../src/client/terms.ts';

vi.mock('../../src/client/extra.ts', () => ({ addExtra: async () => {} }));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const closed = () => Object.assign(new Event('toggle'), { newState: 'closed' });

test('a note closed by a press into a field leaves the focus there, and gives it to the word where nothing has it', async () => {
  vi.stubGlobal('fetch', async () => new Response('<div id="disc"><h2>Disc</h2><div class="def">Round.</div></div>'));
  HTMLElement.prototype.showPopover ??= () => {};
  document.body.innerHTML = '<input /><a class="term" href="/en/glossary/#disc">disc</a>';
  const field = document.querySelector('input') as HTMLInputElement;
  const word = document.querySelector('a') as HTMLAnchorElement;
  await explain(word);
  const note = document.querySelector('.term-note') as HTMLElement;
  field.focus();
  note.dispatchEvent(closed());
  expect(document.activeElement).toBe(field);
  field.blur();
  note.dispatchEvent(closed());
  expect(document.activeElement).toBe(word);
  note.querySelector('a')?.focus();
  note.dispatchEvent(closed());
  expect(document.activeElement).toBe(word);
});
