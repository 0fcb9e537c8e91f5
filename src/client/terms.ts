/** A glossary term explained beside the word, taken from the glossary page; without network the word stays a link to it. */
import { lazy } from '../widgets/lazy/lazy.ts';
import { addExtra } from './extra.ts';

let page: (() => Promise<Document>) | undefined;
const glossary = (href: string): Promise<Document> => {
  page ??= lazy(() =>
    fetch(href)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
      .then((html) => new DOMParser().parseFromString(html, 'text/html')),
  );
  return page();
};

let note: HTMLElement | undefined;

/** Opens the note of the term that `link` leads to, under the word. */
export async function explain(link: HTMLAnchorElement): Promise<void> {
  await addExtra();
  const found = await glossary(link.href.replace(/#.*/, '')).then(
    (doc) => doc.getElementById(link.hash.slice(1)),
    () => null,
  );
  const definition = found?.querySelector('.def');
  if (!definition) {
    location.href = link.href;
    return;
  }
  note?.remove();
  const made = document.createElement('aside');
  note = made;
  made.className = 'term-note';
  made.popover = 'auto';
  const head = document.createElement('b');
  head.textContent = found?.querySelector('h2')?.textContent ?? '';
  const text = document.createElement('div');
  text.append(...[...definition.childNodes].map((node) => node.cloneNode(true)));
  const more = document.createElement('a');
  more.href = link.href;
  more.textContent = document.querySelector<HTMLAnchorElement>('[data-glossary]')?.textContent ?? '→';
  made.append(head, text, more);
  link.after(made);
  made.showPopover();
  place(made, link);
  made.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'closed') return;
    // who pressed somewhere else to close it is there already
    const { activeElement } = document;
    if (activeElement === document.body || made.contains(activeElement)) link.focus({ preventScroll: true });
  });
}

/** Under the word, within the window. */
function place(box: HTMLElement, link: HTMLElement): void {
  const at = link.getBoundingClientRect();
  const left = Math.max(16, Math.min(at.left, innerWidth - box.offsetWidth - 16));
  const below = at.bottom + 8 + box.offsetHeight < innerHeight;
  const top = below ? at.bottom + 8 : Math.max(8, at.top - box.offsetHeight - 8);
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}
