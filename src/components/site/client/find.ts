/** The look-up box once somebody uses it: what is found unfolds beneath it; arrows choose, Enter goes there. */
import extra from '../../../styles/extra.css?url';
import { dress } from './dress.ts';
import { base, hitLink, hrefOf, lang, load, preferred } from './lookup-data.ts';
import { match } from './match.ts';

const SHOWN = 7;
let boxes = 0;

/** Makes one box suggest. Without a choice Enter leads to a number's article, words to the search page. */
export function attach(form: HTMLFormElement, box: HTMLInputElement): void {
  void dress(extra);
  const list = document.createElement('div');
  list.className = 'hits ui';
  list.id = `hits-${++boxes}`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', box.getAttribute('aria-label') ?? '');
  list.hidden = true;
  form.append(list);
  for (const [name, value] of [
    ['aria-controls', list.id],
    ['aria-autocomplete', 'list'],
  ])
    box.setAttribute(name as string, value as string);
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const chosen = () => list.querySelector<HTMLAnchorElement>('[aria-selected=true]');

  const choose = (option: HTMLAnchorElement | undefined): void => {
    chosen()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) box.setAttribute('aria-activedescendant', option.id);
    else box.removeAttribute('aria-activedescendant');
  };
  const show = (open: boolean): void => {
    list.hidden = !open;
    box.setAttribute('aria-expanded', String(open));
    if (!open) choose(undefined);
  };
  const update = async (): Promise<void> => {
    const query = box.value.trim();
    if (query === '') return show(false);
    const data = await load();
    if (box.value.trim() !== query) return;
    const found = match(query, data, preferred);
    const links = found.hits.slice(0, SHOWN).map((hit) => hitLink(hit, data));
    for (const term of found.terms) {
      const link = document.createElement('a');
      link.className = 'hit word';
      link.href = `${base}${lang}/glossary/#${term.i}`;
      link.textContent = term.t;
      links.push(link);
    }
    const everything = document.createElement('a');
    everything.className = 'hit word';
    everything.href = `${form.action}?q=${encodeURIComponent(query)}`;
    everything.textContent = data.words.all.replace('{query}', query);
    links.push(everything);
    links.forEach((link, i) => {
      link.id = `${list.id}-${i}`;
      link.setAttribute('role', 'option');
      link.setAttribute('aria-selected', 'false');
      link.tabIndex = -1;
    });
    list.replaceChildren(...links);
    show(links.length > 0);
  };

  box.addEventListener('input', () => void update());
  box.addEventListener('keydown', (event) => {
    const all = options();
    const at = all.indexOf(chosen() as HTMLAnchorElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden || all.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? at + 1 : at < 0 ? all.length - 1 : at - 1;
      choose(all[step]);
    } else if (event.key === 'Escape' && !list.hidden) {
      // a search box would empty itself: the first Escape only puts the list away
      event.preventDefault();
      show(false);
    }
  });
  form.addEventListener('submit', (event) => {
    const go = (href: string): void => {
      show(false);
      location.assign(href);
    };
    const option = chosen();
    if (option) {
      event.preventDefault();
      go(option.href);
      return;
    }
    if (!/\d/.test(box.value)) return;
    event.preventDefault();
    void load().then((data) => {
      const { hits, number } = match(box.value, data, preferred);
      const [first] = hits;
      if (number && first) go(hrefOf(first));
      else go(`${form.action}?q=${encodeURIComponent(box.value)}`);
    });
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) setTimeout(() => show(false), 120);
  });
  if (box.value) void update();
}
