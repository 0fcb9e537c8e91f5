/** The look-up box once somebody uses it: what is found unfolds beneath it; arrows choose, Enter goes there. */
import { interpolate } from '../../ui/interpolate.ts';
import { element } from '../element.ts';
import { addExtra } from '../extra.ts';
import { loadError } from '../load-error.ts';
import { base, lang } from '../place.ts';
import { answerOf, elsewhere, explain, find, hitLinks, hrefOf, lineOf, load, sayLines, sheetName, unfold, wordLink } from './data.ts';
import { prepare } from './match.ts';

const SHOWN = 7;
/** Of the book that was not asked for. */
const SHOWN_BESIDE = 3;
let boxes = 0;

/** Options of one book under its name. */
function together(links: readonly HTMLElement[], name: string): HTMLElement {
  const head = element('p', 'whose', name);
  head.setAttribute('aria-hidden', 'true');
  const group = element('div', '', head, ...links);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', name);
  return group;
}

/** Says that only the nearest was found. It describes the box: in the list, which holds options, a screen reader does not meet it. */
function nearestNote(text: string, id: string): HTMLElement {
  const note = element('p', 'nearest', text);
  note.id = id;
  note.setAttribute('aria-hidden', 'true');
  return note;
}

/** Less room than this below the box, px, is none for a list. */
const LEAST_ROOM = 250;

/** A phone's keyboard takes half the screen: the box goes up as far as it has to, and the list ends above the keyboard. */
function fit(form: HTMLElement, list: HTMLElement): void {
  const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
  const room = (): number => height + offsetTop - form.getBoundingClientRect().bottom;
  if (room() < LEAST_ROOM) form.scrollIntoView({ block: 'start', behavior: 'instant' });
  list.style.setProperty('--room', `${Math.max(0, Math.round(room()) - 14)}px`);
}

/** Makes one box suggest. Without a choice Enter leads to a number's article, words to the search page. */
export function attach(form: HTMLFormElement, box: HTMLInputElement): void {
  void addExtra();
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
    // while it stays open its place stays too: measuring at each keystroke would lay the page out again
    const opened = open && list.hidden;
    list.hidden = !open;
    if (opened) fit(form, list);
    box.setAttribute('aria-expanded', String(open));
    if (open) return;
    choose(undefined);
    box.removeAttribute('aria-describedby');
  };
  const update = async (): Promise<void> => {
    const query = box.value.trim();
    if (query === '') return show(false);
    const data = await load().catch(() => undefined);
    const found = data && (await find(query, data).catch(() => undefined));
    if (box.value.trim() !== query) return;
    // a line with a button is no list to choose from
    list.setAttribute('role', found ? 'listbox' : 'group');
    if (!found) {
      const retry = (): void => {
        // the button goes when the answer comes, and the list would close with its focus
        box.focus();
        void update();
      };
      list.replaceChildren(loadError(retry));
      return show(true);
    }
    const rows: HTMLElement[] = found.groups.flatMap((group, i) => {
      const links = hitLinks(group, i === 0 ? SHOWN : SHOWN_BESIDE, found.named, data);
      return group.book === 'sheet' ? [together(links, sheetName(data))] : links;
    });
    box.removeAttribute('aria-describedby');
    if (!found.sure) {
      if (rows.length > 0) {
        rows.unshift(nearestNote(data.words.nearest, `${list.id}-nearest`));
        box.setAttribute('aria-describedby', `${list.id}-nearest`);
      }
      rows.push(wordLink(`${base}${lang}/happened/`, data.words.happened), wordLink(`${base}${lang}/guide/`, data.words.guides));
    }
    rows.push(
      wordLink(`${form.action}?q=${encodeURIComponent(query)}`, interpolate(data.words.all, { query })),
      elsewhere(query, found, data),
    );
    list.replaceChildren(...rows);
    list.querySelectorAll('a').forEach((link, i) => {
      link.id = `${list.id}-${i}`;
      link.setAttribute('role', 'option');
      link.setAttribute('aria-selected', 'false');
      link.tabIndex = -1;
    });
    show(true);
    const hits = found.groups[0]?.book === 'novuss' ? found.groups[0].hits.slice(0, SHOWN) : [];
    const links = [...list.querySelectorAll('a')];
    const shown = hits.flatMap(({ entry }, i) => (links[i] ? [[links[i], entry] as const] : []));
    const [[link, entry] = []] = shown;
    if (!link || !entry) return;
    if (entry.kind === 'rule') {
      const answer = await answerOf(entry);
      if (answer) unfold(link, entry, hits[0]?.at, answer, data);
    } else {
      const line = await lineOf(entry);
      if (line) explain(link, entry, line);
    }
    // what the others say is fetched when the first answer is there
    if (box.value.trim() === query) await sayLines(shown);
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
    // without the file the search page says what is the matter
    const search = (): void => go(`${form.action}?q=${encodeURIComponent(box.value)}`);
    void load()
      .then((data) => find(box.value, data))
      .then((found) => (found.go ? go(hrefOf(found.go.hit, found.go.book)) : search()), search);
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) setTimeout(() => show(false), 120);
  });
  // the keyboard comes and goes
  window.visualViewport?.addEventListener('resize', () => {
    if (!list.hidden) fit(form, list);
  });
  // while the first letters are typed; what does not come is said when there is a question
  void load().then(prepare, () => {});
  if (box.value) void update();
}
