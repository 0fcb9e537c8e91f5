/** The search page: fetches the search when somebody looks for something. */
import { loadError } from '../load-error.ts';

const form = document.querySelector('[data-search]') as HTMLFormElement;
const box = form.querySelector('input') as HTMLInputElement;

const look = (): void =>
  void import('./search.ts')
    .then((m) => m.look())
    // the next letter tries again too
    .catch(() => document.querySelector('[data-results]')?.replaceChildren(loadError(look)));
box.value = new URLSearchParams(location.search).get('q') ?? '';
box.oninput = look;
form.onsubmit = () => {
  look();
  return false;
};
if (box.value) look();
else box.focus();
