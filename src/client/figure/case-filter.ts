/** Filters the case book as one types; the choice stands in the address, so that it can be sent and found again. */
import { articleLabel } from '../../narrate/article.ts';
import type { Situation } from '../../quiz/situation.ts';
import { fold } from '../../ui/fold.ts';
import { interpolate } from '../../ui/interpolate.ts';
import type { Lang } from '../../ui/langs.ts';
import { fetchJson } from '../../widgets/lazy/json.ts';
import { lazy } from '../../widgets/lazy/lazy.ts';
import { notLoaded } from '../not-loaded.ts';

type Facts = Pick<Situation, 'id' | 'difficulty' | 'editions' | 'sources'>;
let restored = false;

const facts = lazy(() => fetched(document.querySelector<HTMLFormElement>('[data-case-filter]')?.dataset.caseFilter ?? ''));

async function fetched(address: string): Promise<ReadonlyMap<string, Facts>> {
  return new Map((await fetchJson<readonly Facts[]>(address)).map((one) => [one.id, one]));
}

/** What the address asks for, put into the fields; once. */
function restore(form: HTMLFormElement): void {
  if (restored) return;
  restored = true;
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === '') field.value = value;
  }
}

/** Shows the cases that fit the fields of `form`, says how many, and writes the choice into the address. Where their facts do not come it says so. */
export async function filterBy(form: HTMLFormElement): Promise<void> {
  restore(form);
  const known = await facts().catch(() => notLoaded(() => void filterBy(form)));
  if (!known) return;
  const lang = document.documentElement.lang as Lang;
  const value = (name: string): string => String(new FormData(form).get(name) ?? '').trim();
  const [query, edition, level] = [fold(value('q'), lang), value('e'), value('d')];
  const named = (one: Facts): boolean =>
    one.sources
      .flatMap(({ articles }) => articles.flatMap((article) => [article, articleLabel(article, lang)]))
      .some((article) => article === query || article.startsWith(`${query}.`) || article.startsWith(`${query} `));
  const fits = (one: Facts | undefined, text: string): boolean =>
    one !== undefined &&
    (edition === '' || one.editions.some((id) => id === edition)) &&
    (level === '' || String(one.difficulty) === level) &&
    (query === '' || (/^\d/.test(query) ? named(one) : fold(text, lang).includes(query)));
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-topic]')) {
    const topic = section.querySelector('h2')?.textContent ?? '';
    const items = [...section.querySelectorAll<HTMLElement>('.case-list li')];
    for (const item of items) {
      const id = /([^/]+)\/$/.exec(item.querySelector('a')?.pathname ?? '')?.[1] ?? '';
      // A chapter's name finds all its cases.
      item.hidden = !fits(known.get(id), `${item.textContent} ${topic}`);
    }
    const here = items.filter((item) => !item.hidden).length;
    section.hidden = here === 0;
    found += here;
  }
  const output = form.querySelector('output');
  if (output) output.value = found === 0 ? (output.dataset.none ?? '') : interpolate(output.dataset.found ?? '', { n: found });
  const chosen = [...new FormData(form)].flatMap(([name, one]) => (one === '' ? [] : [[name, String(one)]]));
  const search = new URLSearchParams(chosen).toString();
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}
