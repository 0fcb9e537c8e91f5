/** The cases of one article; without one, all. The consequence is picked without a script. */
const select = document.querySelector<HTMLSelectElement>('[data-by-article]');

function show(): void {
  const wanted = select?.value ?? '';
  for (const one of document.querySelectorAll<HTMLElement>('.parting')) {
    one.hidden = wanted !== '' && !(one.dataset['articles'] ?? '').split(' ').includes(wanted);
  }
}

if (select) {
  select.addEventListener('change', show);
  // a browser may bring back what was chosen before
  show();
}
