/** The little that every page runs: theme, look-up by keyboard, the same place after a change of book or language, figures on demand. */
import { readSetting, writeSetting, writeShared } from '../widgets/store/setting.ts';

const root = document.documentElement;
const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];

/** Nothing is to be done where a part does not come: what it does is extra, and the next to want it fetches it again. */
const idle = (): void => {};
/** Where a button's part does not come it is said, if at least that comes. */
const failed = (retry: () => void) => (): void => void import('./not-loaded.ts').then((m) => m.notLoaded(retry)).catch(idle);

const toggle = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
if (toggle) {
  toggle.hidden = false;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // first what the system does not say, then what it says, then again whatever it says
  const order = [undefined, system === 'dark' ? 'light' : 'dark', system];
  const announce = (): void => {
    toggle.title = toggle.dataset[root.dataset.theme ?? 'system'] ?? '';
    toggle.ariaLabel = toggle.title;
  };
  toggle.onclick = () => {
    const next = order[(order.indexOf(root.dataset.theme) + 1) % order.length];
    if (next) root.dataset.theme = next;
    else delete root.dataset.theme;
    // with the language, which the entry page looks for, for all sites of a host together
    writeShared('novuss.theme', next ?? '');
    announce();
  };
  announce();
}
writeShared('novuss.lang', root.lang);
for (const tool of all('[data-copy], [data-print]')) tool.hidden = false;
const now = Date.now();
const last = Number(readSetting('novuss.last'));
writeSetting('novuss.last', String(now));
const offline = readSetting('novuss.offline');
// after half an hour without a page another visit begins; the first counts itself
if (offline || (last && now > last + 18e5)) void import('./figure/wanted.ts').then((m) => (offline ? m.check() : m.offer())).catch(idle);
const house = document.querySelector<HTMLElement>('[data-house]')?.dataset['house'];
if (house && readSetting(house)) void import('./house-marks.ts').catch(idle);

/** Running heads of a print: the page's title, and that its text is unofficial. A book's own pages have theirs in a style sheet. */
if (!document.querySelector('link[media=print]')) {
  addEventListener('beforeprint', () => {
    const heads = new CSSStyleSheet();
    const foot = document.querySelector('.foot p')?.textContent?.replace(/:$/, '.');
    const [title, trust] = [document.title, foot].map((text) => JSON.stringify(text));
    heads.replaceSync(`@page{font:7.5pt sans-serif;@top-left{content:${title}}@bottom-left{content:${trust}}}`);
    document.adoptedStyleSheets = [heads];
  });
}

/** The article at the top of the screen: the one the address leads to as long as its beginning is there, else the last that has begun. */
const arts = all('.art');
const here = () => {
  const begun = arts.filter((art) => art.getBoundingClientRect().top < innerHeight / 3);
  return begun.find((art) => art.matches(':target') && art.getBoundingClientRect().top >= 0) ?? begun.pop();
};

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a');
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-bar] button, [data-copy], [data-print]');
  const press = (): void => void import('./buttons.ts').then((m) => m.press(button as HTMLButtonElement)).catch(failed(press));
  if (button) press();
  // without its script, or for a tab of its own, a strip or a term is an ordinary link
  const stays = !event.ctrlKey && !event.metaKey;
  const follow = (): void => location.assign(link?.href ?? '');
  if (stays && link?.matches('.strip') && chapter) {
    event.preventDefault();
    void import('./figure/figures.ts').then((m) => m.unfold(chapter, link)).catch(follow);
  }
  if (stays && link?.matches('.term')) {
    event.preventDefault();
    void import('./figure/wanted.ts').then((m) => m.explain(link)).catch(follow);
  }
  // the table's address says what lies on it
  if (link?.dataset.embedHere !== undefined) link.hash = location.hash;
  if (link?.dataset.reportHere !== undefined) link.hash = location.pathname + (location.hash || (here()?.id ? `#${here()?.id}` : ''));
  if (link?.dataset.lang) {
    // what is sought by words is sought in one language
    link.search = location.search.replace(/[?&]q=[^&]*/, '');
    link.hash = location.hash;
  }
  if (!link?.matches('.bar a, .later a') || scrollY < 80) return;
  const art = here();
  if (!art) return;
  if (link.dataset.lang) link.hash = art.id;
  const same = art.querySelector<HTMLAnchorElement>(`.also a[href*="/rules/${link.dataset.ed}/"]`);
  if (same) link.href = same.href;
});

/** A figure's bar: its slider, and what playing needs for whoever comes near; a table with a script of its own brings that itself. */
document.addEventListener('input', (event) => {
  const slider = (event.target as Element).closest<HTMLInputElement>('[data-seek]');
  if (!slider) return;
  const share = slider.valueAsNumber;
  void import('./buttons.ts').then((m) => m.seek(slider, share)).catch(idle);
});
for (const near of ['pointerover', 'focusin', 'touchstart'] as const) {
  const warm = (event: Event): void => {
    if (!(event.target as Element).closest('[data-bar], novuss-table:not([data-script])')) return;
    document.removeEventListener(near, warm);
    void import('./buttons.ts').then((m) => m.warm()).catch(idle);
  };
  document.addEventListener(near, warm, { passive: true });
}

const forms = all<HTMLFormElement>('[data-find]');
document.addEventListener('keydown', (event) => {
  const typing = (event.target as Element).closest('input, textarea, select, [contenteditable], svg, [role=application]');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  (forms.at(-1) ?? document).querySelector('input')?.focus();
});
for (const form of forms) {
  const box = form.querySelector('input');
  if (!box) continue;
  // a box that suggests says so from the start: a role that changes under the reader's hands confuses whoever reads it out
  box.role = 'combobox';
  box.ariaExpanded = 'false';
  const attach = (): void =>
    void import('./look-up/find.ts')
      .then((m) => m.attach(form, box))
      // it still leads to the search page; the next visit to it tries again
      .catch(wait);
  const wait = (): void => box.addEventListener('focus', attach, { once: true });
  wait();
}

/** On wide screens the table beside the text follows the reading. */
const chapter = document.querySelector<HTMLElement>('[data-figures]');
const side = document.querySelector<HTMLElement>('[data-side]');
if (chapter && side && arts.length > 0) {
  let current: HTMLElement | undefined;
  // without it the strips lead to their figures
  const show = (strip: HTMLAnchorElement) => import('./figure/figures.ts').then((m) => m.beside(chapter, side, strip)).catch(idle);
  const follow = () => {
    const art = here();
    if (art === current || side.offsetParent === null) return;
    current?.classList.remove('now');
    art?.classList.add('now');
    current = art;
    const strip = art?.querySelector<HTMLAnchorElement>('.strip');
    if (strip) show(strip);
  };
  addEventListener('scroll', follow, { passive: true });
  const strip = chapter.querySelector<HTMLAnchorElement>('.strip');
  if (strip && side.offsetParent) void show(strip).then(follow);
}

// an article's number as printed finds it too
const { hash } = location;
// compared as addresses: decoding would throw at a # with a bare percent sign
const asHash = (article: string | undefined): string => new URL(`#${article}`, location.href).hash;
if (hash && !document.getElementById(hash.slice(1))) arts.find((art) => asHash(art.dataset.article) === hash)?.scrollIntoView();
