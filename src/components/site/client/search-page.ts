/** The search page: fetches the search when somebody looks for something. */
const form = document.querySelector<HTMLFormElement>('[data-search]');
const box = form?.querySelector('input');

if (form && box) {
  // where it does not come the line after the form says so; the next letter tries again
  const unloaded = (): void => {
    (form.nextElementSibling as HTMLElement).hidden = false;
  };
  const look = (): void => void import('./search.ts').then((m) => m.look(), unloaded);
  box.value = new URLSearchParams(location.search).get('q') ?? '';
  box.oninput = look;
  form.onsubmit = () => {
    look();
    return false;
  };
  if (box.value) look();
  else box.focus();
}

export {};
