/** The table as text, as its reader meets it: copied, and written in place of a report. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { load as loadNamesStrings } from '../../src/compiled/ui/names.ts';
import { load as loadReportStrings } from '../../src/compiled/ui/report.ts';
import { load as loadRulingStrings } from '../../src/compiled/ui/ruling.ts';
import { load as loadTableToolsStrings } from '../../src/compiled/ui/table-tools.ts';
import { loadTableStrings } from '../../src/ui/table-strings.ts';
import Report from '../../src/widgets/report/Report.svelte';
import { TableContext } from '../../src/widgets/table/context.svelte.ts';
import Share from '../../src/widgets/table/tools/Share.svelte';

const lang = 'en';
const contextOf = () =>
  new TableContext({
    position: { discs: [{ id: 'red1', color: 'red', x: 0, y: 300 }], striker: { x: 0, y: -440 } },
    stroke: { angle: 90, speed: 3 },
    edition: '2010',
    editions: ['2010', '2017'],
  });
const wordsOf = async () => ({ lang, names: await loadNamesStrings[lang](), table: await loadTableStrings[lang]() }) as const;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the table is copied as one line of text, or shown where nothing may be copied', async () => {
  const strings = await loadTableToolsStrings[lang]();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  render(Share, { props: { context: contextOf(), words: await wordsOf(), strings, base: '/' } });
  await fireEvent.click(screen.getByRole('button', { name: strings.text }));
  const text = 'r1 0,300 s 0,-440; editions 2010 2017; stroke 90 3';
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(text));
  await screen.findByText(strings.textCopied);
  writeText.mockRejectedValueOnce(new Error('refused'));
  await fireEvent.click(screen.getByRole('button', { name: strings.text }));
  await screen.findByText(text);
});

test('without a clipboard, as without https, the text is shown and the link stands in the address bar', async () => {
  const strings = await loadTableToolsStrings[lang]();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  const words = await wordsOf();
  render(Share, { props: { context: contextOf(), words, strings, base: '/' } });
  await fireEvent.click(screen.getByRole('button', { name: strings.text }));
  await screen.findByText('r1 0,300 s 0,-440; editions 2010 2017; stroke 90 3');
  await fireEvent.click(screen.getByRole('button', { name: strings.link }));
  await screen.findByText(words.table.copyByHand);
});

test('a report is written as text about the table that lies there; what cannot be read changes nothing', async () => {
  const [strings, context] = [await loadReportStrings[lang](), contextOf()];
  const sentences = { ruling: await loadRulingStrings[lang]() } as never;
  render(Report, { props: { context, words: await wordsOf(), sentences, base: '/', readings: {} } });
  const summary = await screen.findByText(strings.asText);
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  const field = await screen.findByRole('textbox');
  const form = field.closest('form') as HTMLFormElement;
  await fireEvent.input(field, { target: { value: 'events s-r1 r1>up' } });
  await fireEvent.submit(form);
  await screen.findByText(/“?"r1>up"”? cannot be read here/);
  expect(context.table.report).toBeNull();
  await fireEvent.input(field, { target: { value: 'events s-r1 r1>ne; after s 40,200' } });
  await fireEvent.submit(form);
  await waitFor(() => expect(context.table.report?.events).toHaveLength(2));
  expect(context.table.position.discs).toMatchObject([{ id: 'red1', x: 0, y: 300 }]);
  expect([context.table.edition, context.table.editions]).toEqual(['2010', ['2010', '2017']]);
});
