/** The filter of a comparison on a page with two rules, of which one is ruled differently. */
import { beforeEach, expect, test, vi } from 'vitest';

const rule = (id: string, kind: string, text: string): string =>
  `<article data-row data-kind="${kind}"><h3><a href="/en/provision/${id}/">${id}</a></h3><p>${text}</p></article>`;
const PAGE = `
<form data-filter><select name="kind"><option value=""></option><option value="ruled"></option><option value="worded"></option></select><input type="search" name="q"><p role="status" data-shown="Shown: {{n}} of {{all}}" data-none="Nothing found."></p><button type="reset"></button></form>
<section id="list" data-list><h2><small data-tally>2</small></h2><table>
  <tbody data-list><tr><th>(<b data-tally>1</b>)</th></tr><tr data-follows><th><a href="/en/provision/late/">late</a></th></tr></tbody>
  <tbody data-list><tr><th>(<b data-tally>1</b>)</th></tr><tr data-follows><th><a href="/en/provision/debts/">debts</a></th></tr></tbody>
</table></section>
<section id="texts" data-group>${rule('late', 'ruled', 'A warning.')}${rule('debts', 'ruled', 'A penalty disc.')}${rule('table', 'worded', 'A penalty disc, again.')}</section>`;

async function opened(search: string): Promise<void> {
  history.replaceState(null, '', `/en/compare/2010/2017/${search}`);
  document.body.innerHTML = PAGE;
  vi.resetModules();
  await import('../../src/client/figure/filter.ts');
}
const seen = (selector: string): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.closest('[hidden]') === null)
    .map((one) => one.textContent ?? '');
const status = (): string => document.querySelector('[role="status"]')?.textContent ?? '';

beforeEach(() => history.replaceState(null, '', '/'));

test('list-above-unfiltered: the list of what is ruled differently is filtered with the texts, and its counts are true', async () => {
  await opened('?q=penalty');
  expect(seen('#list [data-follows]')).toEqual(['debts']);
  expect(seen('#list [data-tally]')).toEqual(['1', '1']);
  expect([seen('#texts h3'), status()]).toEqual([['debts', 'table'], 'Shown: 2 of 3']);
  await opened('?kind=worded&q=penalty');
  expect(seen('#list')).toEqual([]);
  expect([seen('#texts h3'), status()]).toEqual([['table'], 'Shown: 1 of 3']);
  await opened('');
  expect(seen('#list [data-tally]')).toEqual(['2', '1', '1']);
  expect(status()).toBe('Shown: 3 of 3');
});

test('where nothing fits, that is said', async () => {
  await opened('?q=zzzz');
  expect([seen('#list'), seen('#texts'), status()]).toEqual([[], [], 'Nothing found.']);
});

test('a word is found however it is written', async () => {
  document.documentElement.lang = 'de';
  await opened('?q=strafstoesse');
  document.querySelector('#texts p')?.replaceChildren('Zwei Strafstöße.');
  document.querySelector('form')?.dispatchEvent(new Event('input'));
  expect(seen('#texts h3')).toEqual(['late']);
  document.documentElement.lang = 'en';
});
