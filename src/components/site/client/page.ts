/** The little that every page runs: theme, look-up by keyboard, and the same place after a change of book or language. */

const root = document.documentElement;
const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // private windows may refuse; the choice then lasts for this page
  }
};

const toggle = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
if (toggle) {
  toggle.hidden = false;
  toggle.onclick = () => {
    const dark = (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
    root.dataset.theme = dark ? 'light' : 'dark';
    store('novuss.theme', root.dataset.theme);
  };
}

store('novuss.lang', root.lang);

/** The article at the top of the screen. */
const here = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.art')].filter((art) => art.getBoundingClientRect().top < innerHeight / 3).pop();

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.bar a, .langs a');
  const art = link && here();
  if (!link || !art || scrollY < 80) return;
  if (link.dataset.lang) link.hash = art.id;
  else {
    const same = art.querySelector<HTMLAnchorElement>(`.also a[data-ed="${link.dataset.ed}"]`);
    if (same) link.href = same.href;
  }
});

const find = document.querySelector<HTMLFormElement>('[data-find]');
const box = find?.querySelector('input');
document.addEventListener('keydown', (event) => {
  const typing = (event.target as Element).closest('input, textarea, select, [contenteditable], svg, [role=application]');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  box?.focus();
});
box?.addEventListener('focus', () => void import('./find.ts').then(({ attach }) => attach(find as HTMLFormElement, box)), { once: true });
