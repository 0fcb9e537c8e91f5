/** Filters the case book as one types; the choice stands in the address, so that it can be sent and found again. */
export {};

const caseFilter = document.querySelector<HTMLFormElement>('[data-case-filter]');

function filter(fields: HTMLFormElement): void {
  const value = (name: string): string => String(new FormData(fields).get(name) ?? '').trim();
  const [query, edition, level] = [value('q').toLocaleLowerCase(document.documentElement.lang), value('e'), value('d')];
  const isNumber = /^\d/.test(query);
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-topic]')) {
    let here = 0;
    for (const item of section.querySelectorAll<HTMLElement>('li')) {
      const { a = '', e = '', d = '' } = item.dataset;
      const text = item.textContent?.toLocaleLowerCase(document.documentElement.lang) ?? '';
      const fits = isNumber
        ? a.split(' ').some((article) => article === query || article.startsWith(`${query}.`))
        : query === '' || text.includes(query);
      item.hidden = !(fits && (edition === '' || e.split(' ').includes(edition)) && (level === '' || d === level));
      if (!item.hidden) here += 1;
    }
    section.hidden = here === 0;
    found += here;
  }
  const output = fields.querySelector('output');
  if (output) output.value = found === 0 ? (output.dataset.none ?? '') : (output.dataset.found ?? '').replace('{n}', String(found));
  const chosen = [...new FormData(fields)].flatMap(([name, one]) => (one === '' ? [] : [[name, String(one)]]));
  const search = new URLSearchParams(chosen).toString();
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

if (caseFilter) {
  caseFilter.hidden = false;
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = caseFilter.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  caseFilter.addEventListener('input', () => filter(caseFilter));
  caseFilter.addEventListener('submit', (event) => event.preventDefault());
  filter(caseFilter);
}
