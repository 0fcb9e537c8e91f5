/** The figures of a chapter, fetched once, when one is wanted. */

import styles from '../../styles/figures.css?url';
import { remembered } from '../../ui/remembered.ts';
import { lazy } from '../../widgets/lazy/lazy.ts';
import drawing from '../../widgets/table/board/drawing.css?url';
import { addStylesheet } from '../stylesheet.ts';

const fetched = new Map<string, () => Promise<Map<string, HTMLElement>>>();

/** The provision that a strip leads to. */
const provisionOf = (strip: HTMLAnchorElement): string => strip.pathname.split('/').at(-2) ?? '';

const fetchFigures = (from: string): Promise<Map<string, HTMLElement>> =>
  fetch(from)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
    .then(async (html) => {
      await Promise.all([addStylesheet(styles), addStylesheet(drawing)]);
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const discs = parsed.getElementById('discs');
      if (discs) document.body.append(discs);
      const found = parsed.querySelectorAll<HTMLElement>('[data-id]');
      return new Map([...found].map((figure) => [figure.dataset.id ?? '', figure] as const));
    });

/** Figures by provision. */
function figures(chapter: HTMLElement): Promise<Map<string, HTMLElement>> {
  const from = chapter.dataset.figures ?? '';
  return remembered(fetched, from, () => lazy(() => fetchFigures(from)))();
}

/** Strips whose figure is being fetched. */
const unfolding = new Set<HTMLAnchorElement>();

/** Shows a figure under its strip, or puts it away; without network the strip is an ordinary link. */
export async function unfold(chapter: HTMLElement, strip: HTMLAnchorElement): Promise<void> {
  const next = strip.nextElementSibling;
  if (next?.matches('.fig-body')) {
    next.remove();
    strip.removeAttribute('aria-expanded');
    return;
  }
  // pressed again before it has come
  if (unfolding.has(strip)) return;
  unfolding.add(strip);
  const figure = await figures(chapter).then(
    (all) => all.get(provisionOf(strip)),
    () => undefined,
  );
  unfolding.delete(strip);
  if (!figure) {
    location.href = strip.href;
    return;
  }
  strip.after(figure.cloneNode(true));
  strip.setAttribute('aria-expanded', 'true');
}

/** Puts a figure on the table beside the text. */
export async function beside(chapter: HTMLElement, side: HTMLElement, strip: HTMLAnchorElement): Promise<void> {
  const id = provisionOf(strip);
  if (side.querySelector<HTMLElement>('[data-id]')?.dataset.id === id) return;
  const figure = (await figures(chapter).catch(() => undefined))?.get(id);
  if (figure) side.replaceChildren(figure.cloneNode(true));
}
