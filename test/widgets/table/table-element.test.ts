/** `<novuss-table>`: a drawing until it is woken, with what its attributes ask for. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defineTableElement, type TableElement } from '../../../src/widgets/table/element.ts';
import { mountTable } from '../../../src/widgets/table/mount.ts';
import { openCode } from '../../../src/widgets/table/share/open-code.ts';

let reachable = true;
/** Called when the program has come and the table is about to be mounted. */
let mounting: (() => void) | null = null;
const failed = vi.fn();
/** Called when a table comes into sight. */
let seen: (() => void)[] = [];

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: readonly { isIntersecting: boolean }[]) => void) {
        seen.push(() => call([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  defineTableElement({
    base: '/',
    load: async () => {
      if (!reachable) throw new Error('no network');
      return {
        mountTable: (...given) => {
          mounting?.();
          return mountTable(...given);
        },
      };
    },
    open: openCode,
    target: (element) => element,
    failed,
  });
});
beforeEach(() => {
  reachable = true;
  mounting = null;
  seen = [];
  failed.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
});

function put(html: string): TableElement {
  document.body.innerHTML = html;
  return document.querySelector('novuss-table') as TableElement;
}
const discs = (table: Element) => table.querySelectorAll('[data-body]').length;

test('a still one is its drawing until it is woken; then the focus is on it', async () => {
  const table = put('<novuss-table lang="de" still><svg role="img" aria-label="Der Tisch von oben"></svg></novuss-table>');
  expect(table.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Der Tisch von oben');
  expect(seen).toHaveLength(0);
  await table.wake({ focus: true });
  expect(table.querySelector('[role=img][aria-label="Der Tisch von oben"]')).toBeNull();
  expect(discs(table)).toBe(17);
  expect(table.querySelector('.shoot')?.textContent).toBe('Stoßen');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-body')).toBe('striker'));
});

test('another one comes to life in sight; where it cannot be loaded the drawing stays, and it can be tried again', async () => {
  const table = put('<novuss-table lang="en"><svg class="drawing"></svg></novuss-table>');
  reachable = false;
  seen.at(-1)?.();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(table.querySelector('.drawing')).not.toBeNull();
  reachable = true;
  failed.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(discs(table)).toBe(17));
});

test('a code that cannot be opened is said, and an attribute that changes opens the table anew', async () => {
  const table = put('<novuss-table lang="en" position="cut"></novuss-table>');
  await table.wake();
  expect(table.querySelector('[role=alert]')?.textContent).toMatch(/empty table/);
  expect(discs(table)).toBe(0);
  table.removeAttribute('position');
  await vi.waitFor(() => expect(discs(table)).toBe(17));
  expect(table.querySelector('[role=alert]')).toBeNull();
});

test('taken over while it is fetched to be shown, it is only taken over: nothing has failed', async () => {
  const table = put('<novuss-table lang="en" still></novuss-table>');
  const shown = table.show(() => undefined);
  await table.wake();
  expect(await shown).toBeNull();
  expect(discs(table)).toBe(17);
});

test('a table that has gone is not shown again', async () => {
  const table = put('<novuss-table lang="en" still></novuss-table>');
  const first = await table.show(() => undefined);
  expect(await table.show(() => undefined)).toBe(first);
  table.setAttribute('edition', '2008');
  const second = await table.show(() => undefined);
  expect(second).not.toBe(first);
  table.remove();
  document.body.append(table);
  expect(await table.show(() => undefined)).not.toBe(second);
});

test('taken out of the page while it is mounted, it leaves no table behind', async () => {
  const table = put('<novuss-table lang="en" still></novuss-table>');
  mounting = () => table.remove();
  await table.wake();
  expect(discs(table)).toBe(0);
  mounting = null;
  document.body.append(table);
  await table.wake();
  expect(discs(table)).toBe(17);
});
