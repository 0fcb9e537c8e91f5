/** Buttons beside a rule: copy the citation before them, print the page. */

import { copied } from '../ui/copied.ts';

/** Selects what could not be copied, so that the reader can. */
function select(text: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(text);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** Buttons that say that they have copied. */
const saying = new WeakSet<HTMLButtonElement>();

export async function use(button: HTMLButtonElement): Promise<void> {
  if (button.matches('[data-print]')) print();
  const text = button.dataset.copy === undefined ? null : button.parentElement?.querySelector<HTMLElement>('[data-cite]');
  if (!text) return;
  if (!(await copied(text.textContent ?? ''))) return select(text);
  if (saying.has(button)) return;
  saying.add(button);
  const before = [...button.childNodes];
  button.replaceChildren(button.dataset.done ?? '');
  setTimeout(() => {
    button.replaceChildren(...before);
    saying.delete(button);
  }, 1500);
}
