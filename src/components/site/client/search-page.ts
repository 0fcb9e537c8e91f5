/** The search page: fetches the search when somebody looks for something. */
import { unloaded } from './unloaded.ts';

const form = document.querySelector<HTMLFormElement>('[data-search]');
const box = form?.querySelector('input');
const look = (): void => void import('./search.ts').then((search) => search.look(), unloaded);

if (form && box) {
  box.value = new URLSearchParams(location.search).get('q') ?? '';
  box.oninput = look;
  form.onsubmit = () => {
    look();
    return false;
  };
  if (box.value) look();
  else box.focus();
}
