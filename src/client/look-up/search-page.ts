/** The search page: fetches the search when somebody looks for something. */
const form = document.querySelector('[data-search]') as HTMLFormElement;
const box = form.querySelector('input') as HTMLInputElement;

const look = (): void =>
  void import('./search.ts')
    .then((m) => m.look())
    // the next letter tries again too
    .catch(() => import('../load-error.ts').then((m) => document.querySelector('[data-results]')?.replaceChildren(m.loadError(look))))
    // nothing comes: the line after the form says so
    .catch(() => {
      (form.nextElementSibling as HTMLElement).hidden = false;
    });
box.value = new URLSearchParams(location.search).get('q') ?? '';
box.oninput = look;
form.onsubmit = () => {
  look();
  return false;
};
if (box.value) look();
else box.focus();

export {};
