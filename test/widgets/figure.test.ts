/** A figure's bar and its table, where the table comes late. */
import { afterEach, expect, test, vi } from 'vitest';
import { unfold } from '../../src/client/figure/figures.ts';
import { press } from '../../src/client/figure/play-bar.ts';

/** The table's styles come when it resolves, and the table with them. */
const styles = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../src/client/stylesheet.ts', () => ({ needStylesheet: () => styles.promise, addStylesheet: async () => {} }));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a table taken over, then played before it has come, can be taken over again', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML =
    '<figure data-figure><novuss-table lang="en" still></novuss-table><div data-bar data-edition="2017"><button data-live></button><button data-mine></button></div></figure>';
  const button = (kind: string) => document.querySelector(`[data-${kind}]`) as HTMLButtonElement;
  const [live, mine] = [button('live'), button('mine')];
  const table = document.querySelector('novuss-table') as HTMLElement;
  const pressed = [press(live), press(mine), press(live)];
  styles.resolve();
  await Promise.all(pressed);
  expect(table.querySelectorAll('[data-body]')).toHaveLength(17);
  expect(table.hasAttribute('live')).toBe(false);
  expect(mine.isConnected).toBe(true);
  await press(mine);
  expect(table.hasAttribute('live')).toBe(true);
  expect(mine.isConnected).toBe(false);
});

test('a strip pressed twice before its figure has come shows it once', async () => {
  vi.stubGlobal('fetch', async () => new Response('<figure class="fig-body" data-id="x"></figure>'));
  document.body.innerHTML = '<div data-figures="/figures/"><a class="strip" href="/en/provision/x/">strip</a></div>';
  const chapter = document.querySelector('div') as HTMLElement;
  const strip = document.querySelector('a') as HTMLAnchorElement;
  await Promise.all([unfold(chapter, strip), unfold(chapter, strip)]);
  expect(document.querySelectorAll('.fig-body')).toHaveLength(1);
  await unfold(chapter, strip);
  expect(document.querySelector('.fig-body')).toBeNull();
});
