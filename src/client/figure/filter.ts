/** The filter of a comparison: its state is the address, so that a choice can be sent to somebody. */
import { fold } from '../../ui/fold.ts';
import { interpolate } from '../../ui/interpolate.ts';

const form = document.querySelector<HTMLFormElement>('[data-filter]');
const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
/** Rows that say more of a rule that has a row of its own: each is there with it. Which one is told by the rule that both lead to. */
const followers = [...document.querySelectorAll<HTMLElement>('[data-follows]')];
const ruleOf = (row: HTMLElement): string | undefined => row.querySelector('a')?.pathname;
const rowOf = new Map(rows.map((row) => [ruleOf(row), row]));
/** What holds followers, with how many are shown of them. */
const lists = [...document.querySelectorAll<HTMLElement>('[data-list]')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];
const said = form?.querySelector<HTMLElement>('[data-shown]');
const clear = form?.querySelector<HTMLButtonElement>('[type=reset]');
type Field = HTMLSelectElement | HTMLInputElement;
const fields = [...(form?.querySelectorAll<Field>('[name]') ?? [])];
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const { lang } = document.documentElement;

/** A row without a value for a field is not chosen by it. */
function chosen(row: HTMLElement, name: string, value: string): boolean {
  if (name === 'q') return fold(row.textContent ?? '', lang).includes(fold(value, lang));
  return (row.dataset[name] ?? '').split(' ').includes(value);
}

function apply(): void {
  const wanted = fields
    .filter((field) => !isSwitch(field) && field.value.trim() !== '')
    .map(({ name, value }) => ({ name, value: value.trim() }));
  for (const row of rows) row.hidden = !wanted.every(({ name, value }) => chosen(row, name, value));
  for (const row of followers) row.hidden = rowOf.get(ruleOf(row))?.hidden ?? false;
  for (const list of lists) {
    const there = list.querySelectorAll('[data-follows]:not([hidden])').length;
    list.hidden = there === 0;
    const tally = list.querySelector('[data-tally]');
    if (tally) tally.textContent = String(there);
  }
  for (const group of groups) group.hidden = [...group.querySelectorAll<HTMLElement>('[data-row]')].every((row) => row.hidden);
  const shown = rows.filter((row) => !row.hidden).length;
  if (said)
    said.textContent = shown === 0 ? (said.dataset.none ?? '') : interpolate(said.dataset.shown ?? '', { n: shown, all: rows.length });
  const search = new URLSearchParams(wanted.map(({ name, value }) => [name, value]));
  for (const field of fields) if (isSwitch(field) && field.checked) search.set(field.name, '1');
  if (clear) clear.disabled = search.size === 0;
  history.replaceState(null, '', `${location.pathname}${search.size > 0 ? `?${search}` : ''}${location.hash}`);
}

if (form) {
  const given = new URLSearchParams(location.search);
  for (const field of fields) {
    const value = given.get(field.name);
    if (value === null) continue;
    if (isSwitch(field)) field.checked = value === '1';
    else field.value = value;
  }
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  apply();
}
