/**
 * The page that shows what other sites can embed: its lines are copied, the program of its table comes as the reader comes near, and what the table
 * tells the page is written down.
 */

import { copied } from '../../ui/copied.ts';
import { onceSeenByReader } from '../../widgets/lazy/seen-by-reader.ts';

for (const lines of document.querySelectorAll<HTMLTextAreaElement>('[data-lines]')) lines.value = lines.dataset['lines'] ?? '';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-lines]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const lines = button.parentElement?.querySelector('textarea');
    const done = await copied(lines?.value ?? '');
    lines?.select();
    button.textContent = button.dataset[done ? 'copied' : 'byHand'] ?? '';
  });
}

const SHOWN = 6;
const LONGEST = 160;
const table = document.querySelector<HTMLElement>('novuss-table[data-script]');
if (table)
  onceSeenByReader(
    table,
    () => {
      const script = document.createElement('script');
      script.src = table.dataset['script'] ?? '';
      document.head.append(script);
    },
    '600px',
  );
const list = document.querySelector('[data-events]');
for (const type of ['position', 'stroke', 'ruling']) {
  table?.addEventListener(type, (event) => {
    const text = JSON.stringify((event as CustomEvent<unknown>).detail);
    const line = document.createElement('li');
    line.dataset['event'] = type;
    line.textContent = `${type} ${text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text}`;
    list?.prepend(line);
    while ((list?.children.length ?? 0) > SHOWN) list?.lastElementChild?.remove();
    document.querySelector('[data-none]')?.remove();
  });
}
