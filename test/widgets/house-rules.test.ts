import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenCase } from '../../src/cases/turned.ts';
import { load as loadHouseStrings } from '../../src/compiled/ui/house.ts';
import { load as loadNamesStrings } from '../../src/compiled/ui/names.ts';
import { load as loadProblemStrings } from '../../src/compiled/ui/problem.ts';
import { load as loadRulingStrings } from '../../src/compiled/ui/ruling.ts';
import { LANGS, type Lang } from '../../src/corpus/model.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { decodeHouseRules, encodeHouseRules, type HouseRules, writeHouseRules } from '../../src/notation/house-rules.ts';
import type { Readings } from '../../src/notation/types.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { loadTableStrings } from '../../src/ui/table-strings.ts';
import { rulesInUse } from '../../src/widgets/house-rules/in-use.ts';
import { HouseSets } from '../../src/widgets/house-rules/sets.svelte.ts';
import { deviceStore } from '../../src/widgets/house-rules/store.ts';
import type { HouseTexts, OpenReading } from '../../src/widgets/house-rules/texts.ts';
import { turnedLines } from '../../src/widgets/house-rules/turned-lines.ts';
import Workspace from '../../src/widgets/house-rules/Workspace.svelte';
import { myBook } from '../../src/widgets/my-book.ts';

const { corpus } = loadCorpus();
const POINT = 'offence-while-waiting';
const reading = corpus.readings.find(({ id }) => id === POINT);
const texts: HouseTexts = {
  readings: reading
    ? [
        {
          ...reading,
          question: 'Who waits offends?',
          options: Object.fromEntries(reading.options.map((one) => [one, `Option ${one}.`])),
          taken: { '2017': reading.default },
        } satisfies OpenReading,
      ]
    : [],
  titles: { 'singles-talk-to-opponent': 'Somebody talks' },
};
const cases = corpus.scenarios.filter(({ id }) => id === 'singles-talk-to-opponent') as unknown as readonly OpenCase[];
let ids = 0;
const setsOn = (name?: string) => new HouseSets({ store: deviceStore(name), now: () => 1000 + ids, newId: () => `h${++ids}` });

async function open(
  sets: HouseSets,
  lang: Lang = 'en',
  turns = (...asked: Parameters<typeof turnedLines>): ReturnType<typeof turnedLines> => turnedLines(...asked),
) {
  if (sets.storage === 'waiting') await sets.load();
  const [t, table, ruling, names, problems] = await Promise.all([
    loadHouseStrings[lang](),
    loadTableStrings[lang](),
    loadRulingStrings[lang](),
    loadNamesStrings[lang](),
    loadProblemStrings[lang](),
  ]);
  return render(Workspace, {
    sets,
    texts,
    turn: async (edition: EditionId, readings: Readings) => turns(cases, edition, readings, { lang, names, ruling }),
    words: { lang, base: '/', t, table, sentences: { lang, names, ruling }, problems },
  });
}
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '#');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('house rules on their page', () => {
  test('a set is begun, a point decided, the case that turns shown, and the referee’s reading taken back', async () => {
    const sets = setsOn('begun');
    await open(sets);
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: ' Club ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(sets.house).toEqual({ name: 'Club', edition: '2017', readings: {} });
    expect(screen.getByRole('heading', { name: 'No case of the collection turns.' })).toBeTruthy();
    await fireEvent.click(screen.getByLabelText(/Option every-offence/));
    expect(sets.house?.readings).toEqual({ [POINT]: 'every-offence' });
    const turned = within((await screen.findByRole('heading', { name: 'One case turns' })).closest('section') as HTMLElement);
    expect(turned.getByRole('link', { name: 'Somebody talks' }).getAttribute('href')).toBe(
      `/en/provision/${cases[0]?.provision}/#singles-talk-to-opponent`,
    );
    expect(turned.getByText(/instead of/).closest('p')?.textContent).toMatch(/penalty/i);
    await fireEvent.click(screen.getByRole('button', { name: 'Leave to the referee' }));
    expect(sets.house?.readings).toEqual({});
    await sets.settled();
    const next = setsOn('begun');
    await next.load();
    expect(next.list.map(({ house }) => house)).toEqual([{ name: 'Club', edition: '2017', readings: {} }]);
  });

  test('what is used on the device is what other pages get, with its book; removed, it is used no longer', async () => {
    const sets = setsOn();
    await sets.load();
    sets.adopt({ name: 'Club', edition: '2010', readings: { [POINT]: 'every-offence', 'of-another-time': 'yes' } });
    await sets.settled();
    expect(await rulesInUse()).toBeNull();
    await open(sets);
    await fireEvent.click(screen.getByRole('button', { name: 'Use on this device' }));
    expect(await rulesInUse()).toEqual({ name: 'Club', edition: '2010', readings: { [POINT]: 'every-offence' } });
    expect(myBook()).toBe('2010');
    await fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await sets.settled();
    expect(await rulesInUse()).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(sets.list.map(({ house }) => house.name)).toEqual(['Club']);
  });

  test('a link offers its set; kept once, it is not kept twice; what is not known here is said', async () => {
    const given = { name: 'Federation', edition: '2031', readings: { [POINT]: 'every-offence', 'on-mars': 'yes' } };
    history.replaceState(null, '', `#h=${encodeHouseRules(given)}`);
    const sets = setsOn('link');
    await open(sets);
    expect(screen.getByText(/The link holds the house rules “Federation”/)).toBeTruthy();
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      expect.stringContaining('the edition “2031”, which is not known here'),
      expect.stringContaining('"on-mars" is no known reading'),
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Keep on this device' }));
    expect(sets.house).toEqual(given);
    expect(location.hash).toBe('');
    cleanup();
    history.replaceState(null, '', `#h=${encodeHouseRules(given)}`);
    await open(sets);
    await fireEvent.click(screen.getByRole('button', { name: 'Keep on this device' }));
    expect(sets.list).toHaveLength(1);
  });

  test('Back from a link takes what it offered off the page', async () => {
    const given: HouseRules = { name: 'Federation', edition: '2017', readings: {} };
    await open(setsOn('back'));
    for (const [hash, said] of [
      [`#h=${encodeHouseRules(given)}`, /The link holds the house rules “Federation”/],
      ['#h=', /The end of this link is missing/],
    ] as const) {
      location.hash = hash;
      await fireEvent(window, new Event('hashchange'));
      expect(screen.getByText(said)).toBeTruthy();
      location.hash = '';
      await fireEvent(window, new Event('hashchange'));
      expect(screen.queryByText(said)).toBeNull();
      expect(screen.getByRole('heading', { name: 'Sets on this device' })).toBeTruthy();
    }
  });

  test('where the cases that turn cannot be found that is said, and tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sets = setsOn('untold');
    await sets.load();
    sets.begin('Club', '2017');
    const failing = vi.fn(turnedLines).mockImplementationOnce(() => {
      throw new Error('gone');
    });
    await open(sets, 'en', failing);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: 'No case of the collection turns.' })).toBeNull();
    await fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'No case of the collection turns.' })).toBeTruthy();
  });

  test('what was removed is no longer offered once another set was changed', async () => {
    const sets = setsOn('removed');
    await sets.load();
    for (const name of ['A', 'B']) sets.begin(name, '2017');
    const [b, a] = sets.list;
    sets.remove(a?.id ?? '');
    sets.show(b?.id ?? '');
    expect(sets.removed?.house.name).toBe('A');
    sets.decide(POINT, 'every-offence');
    expect(sets.removed).toBeNull();
  });

  test.each([
    ['', 'The end of this link is missing.'],
    ['AQxyz_altered', 'This link was changed on its way'],
  ])('a damaged link #h=%s is named, and what is there stays', async (code, said) => {
    const sets = setsOn(`damaged${code}`);
    await sets.load();
    sets.begin('Club', '2017');
    sets.show(null);
    history.replaceState(null, '', `#h=${code}`);
    await open(sets);
    expect(screen.getByRole('alert').textContent).toContain(said);
    expect(screen.getByRole('alert').textContent).toContain('Nothing on this device was changed.');
    expect(sets.list).toHaveLength(1);
  });

  test('a file comes in; one that is none is refused with its line', async () => {
    const sets = setsOn('file');
    await open(sets);
    const input = screen.getByLabelText('Open a file');
    const choose = async (text: string) => {
      await fireEvent.change(input, { target: { files: [new File([text], 'club.json')] } });
      await vi.waitFor(() => expect(screen.queryByRole('alert') ?? sets.house).not.toBeNull());
    };
    await choose('{\n "format": 5x');
    expect(screen.getByRole('alert').textContent).toMatch(/club\.json.*2:13/s);
    expect(sets.list).toEqual([]);
    await fireEvent.change(input, {
      target: { files: [new File([writeHouseRules({ name: 'A', edition: '2017', readings: {} })], 'club.json')] },
    });
    await vi.waitFor(() => expect(sets.house?.name).toBe('A'));
  });

  test('a file that is too large is called so, and one that cannot be read is offered again', async () => {
    const sets = setsOn('large');
    await open(sets);
    const choose = (file: File) => fireEvent.change(screen.getByLabelText('Open a file'), { target: { files: [file] } });
    await choose(new File([' '.repeat(1024 * 1024 + 1)], 'club.json'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^“club.json” is larger than 1 MB and was not opened\. Nothing/);
    const file = new File([writeHouseRules({ name: 'A', edition: '2017', readings: {} })], 'club.json');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(file, 'text').mockRejectedValueOnce(new Error('gone'));
    await choose(file);
    await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(sets.house?.name).toBe('A'));
  });

  test('the link of a set opens the same set', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const sets = setsOn('share');
    await open(sets);
    sets.adopt({ name: 'Club', edition: '2017', readings: { [POINT]: 'every-offence' } });
    await fireEvent.click(await screen.findByRole('button', { name: 'Copy the link' }));
    await vi.waitFor(() => expect(copied).toHaveLength(1));
    expect(decodeHouseRules(new URL(copied[0] ?? '').hash.slice(3))).toEqual({ ok: true, value: sets.house });
    vi.unstubAllGlobals();
  });

  test.each(LANGS)('in %s every word is there', async (lang) => {
    const sets = setsOn(`words-${lang}`);
    await sets.load();
    sets.begin('Club', '2017');
    sets.decide(POINT, 'every-offence');
    const { container } = await open(sets, lang);
    expect(container.textContent).not.toMatch(/undefined|\{\{/);
  });
});
