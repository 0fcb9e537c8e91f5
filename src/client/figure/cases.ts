/** Wakes the case book's filter; what it filters by is fetched when somebody first uses it. */
const caseFilter = document.querySelector<HTMLFormElement>('[data-case-filter]');
if (caseFilter) {
  // where it does not come the next letter tries again
  const wake = () => import('./case-filter.ts').then((m) => m.filterBy(caseFilter)).catch(() => {});
  caseFilter.addEventListener('input', wake);
  caseFilter.addEventListener('submit', (event) => event.preventDefault());
  if (location.search) void wake();
}

export {};
