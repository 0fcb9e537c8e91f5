/** A ruling for both players, in two languages that come when they come. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { load } from '../../src/compiled/ui/ruling.ts';
import type { Shown } from '../../src/narrate/explain.ts';
import type { Lang } from '../../src/ui/langs.ts';
import ShowBoth from '../../src/widgets/show/ShowBoth.svelte';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a language that comes late does not stand in the place of the one chosen after it', async () => {
  let late: (shown: Shown) => void = () => undefined;
  const shown = (lang: Lang): Shown => ({ rule: lang, outcome: [], article: null });
  const { container } = render(ShowBoth, {
    lang: 'de',
    edition: '2017',
    labels: (await load.de()).showBoth,
    close: () => undefined,
    say: (lang: Lang) =>
      lang === 'ru'
        ? new Promise<Shown>((done) => {
            late = done;
          })
        : Promise.resolve(shown(lang)),
  });
  const said = () => [...container.querySelectorAll('section')].map(({ lang }) => lang);
  const choose = (value: Lang) => fireEvent.change(container.querySelector('select') as HTMLSelectElement, { target: { value } });
  await waitFor(() => expect(said()).toEqual(['de', 'en']));
  await choose('ru');
  await choose('et');
  await waitFor(() => expect(said()).toEqual(['de', 'et']));
  late(shown('ru'));
  await new Promise((done) => setTimeout(done, 20));
  expect(said()).toEqual(['de', 'et']);
});
