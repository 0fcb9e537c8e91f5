/** The workspace as a drafter sees it, its worker in the same thread: motions written by clicking alone, merged, opened from links. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { load } from 'js-yaml';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lang } from '../../../src/corpus/model.ts';
import { changedRules, changedValues, turnedCases } from '../../../src/draft/effects.ts';
import { readDraft } from '../../../src/draft/read.ts';
import type { Draft as SharedDraft } from '../../../src/draft/schema.ts';
import { encodeDrafts } from '../../../src/draft/share.ts';
import type { DraftTree } from '../../../src/draft/tree.ts';
import { pack } from '../../../src/notation/share/packed.ts';
import { draftCases, draftSource, draftTexts } from '../../../src/site/draft.ts';
import { Calculation } from '../../../src/widgets/draft/calculation.svelte.ts';
import Draft from '../../../src/widgets/draft/Draft.svelte';
import { deviceStore } from '../../../src/widgets/draft/store.ts';
import { CASES, compiled, draftText, type Motion, motion, motionText } from '../../draft/support.ts';

const thread = vi.hoisted(() => ({ api: null as unknown }));
vi.mock('comlink', () => ({
  proxy: <T>(value: T): T => value,
  expose: (api: unknown) => {
    thread.api = api;
  },
}));
vi.mock('../../../src/widgets/lazy/link-worker.ts', () => ({
  linkWorker: () => ({
    remote: new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          async (...args: readonly unknown[]) => {
            await import('../../../src/widgets/draft/worker.ts');
            return (thread.api as Record<string, (...all: readonly unknown[]) => unknown>)[name]?.(...structuredCloneOf(args));
          },
      },
    ),
    answer: (call: Promise<unknown>) => call,
    end: () => undefined,
  }),
}));
/** What goes to a worker: plain values are copied; what is called is called later, as over a port of its own. */
const structuredCloneOf = (args: readonly unknown[]): readonly unknown[] =>
  args.map((one) =>
    typeof one === 'function'
      ? (...all: readonly unknown[]) => new Promise((received) => setTimeout(() => received(one(...all)), 5))
      : structuredClone(one),
  );

const texts = new Map<string, unknown>([
  ['cases', draftCases],
  ['touched', draftSource],
]);
const fetched = async (address: string) => {
  const name = /draft\/(\w+)\.json$/.exec(address)?.[1] ?? '';
  if (!texts.has(name)) texts.set(name, draftTexts(name as Lang));
  return { ok: true, json: async () => structuredClone(texts.get(name)) };
};

beforeEach(async () => {
  vi.stubGlobal('Worker', class {});
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('BroadcastChannel', undefined);
  const store = deviceStore();
  for (const { id } of (await store.all()).rows) await store.remove(id);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('report-later-than-answer: what is asked is answered when its last report is there', async () => {
  const calculation = new Calculation(draftCases);
  for (const name of ['striker-in-pocket', 'without-debts'] as const) {
    await calculation.ask([{ file: `${name}.yaml`, text: motionText(name) }]);
    expect(calculation.report?.done).toBe(true);
    expect(calculation.report?.read.draft?.id).toBe(motion(name).id);
  }
});

test('cases that do not reach the worker are no draft that turns nothing', async () => {
  const calculation = new Calculation([() => undefined] as never);
  await calculation.ask([{ file: 'a.yaml', text: motionText('without-debts') }]);
  expect(calculation.failed).toBe(true);
  expect(calculation.report).toBeNull();
});

interface OpenWorkspace {
  readonly root: HTMLElement;
  readonly $: (selector: string) => HTMLElement;
  /** Of several, the last: the change that was begun last. */
  readonly click: (selector: string) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly labelled: (within: string, label: string) => HTMLInputElement;
  /** Chooses a part by its search. */
  readonly add: (kind: string, asked: string, id: string) => Promise<void>;
  readonly worked: () => Promise<void>;
  /** The text of the draft's file, as it is kept. */
  readonly file: () => Promise<string>;
}

async function open(lang: Lang = 'en', hash = ''): Promise<OpenWorkspace> {
  history.replaceState(null, '', `/${lang}/draft/${hash}`);
  const { container: root } = render(Draft, { lang, base: '/' });
  await waitFor(() => expect(root.querySelector('.workspace')).not.toBeNull(), { timeout: 60_000 });
  const $ = (selector: string): HTMLElement => {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const seen = (selector: string) => waitFor(() => $(selector), { timeout: 30_000 });
  const labelled = (inside: string, label: string): HTMLInputElement => {
    const all = [...root.querySelectorAll<HTMLElement>(`${inside} label`)].filter((one) => one.textContent?.trim().startsWith(label));
    const field = all.at(-1)?.querySelector<HTMLInputElement>('input, textarea, select');
    if (!field) throw new Error(`${inside} has no field ${label}`);
    return field;
  };
  return {
    root,
    $,
    labelled,
    click: async (selector) => void (await fireEvent.click(await seen(selector))),
    press: async (name) => {
      const button = await waitFor(() => {
        const found = [...root.querySelectorAll('button')].filter((one) => one.textContent?.trim() === name).at(-1);
        if (!found) throw new Error(`no button says ${name}`);
        return found;
      });
      await fireEvent.click(button);
    },
    type: async (selector, text) => void (await fireEvent.input(await seen(selector), { target: { value: text } })),
    add: async (kind, asked, id) => {
      await fireEvent.click(await seen(`[data-add="${kind}"]`));
      await fireEvent.input(await seen('.picker input'), { target: { value: asked } });
      await fireEvent.click(await seen(`[data-pick="${id}"]`));
    },
    worked: async () => {
      // a change is worked out 250 ms after it was made
      await new Promise((resume) => setTimeout(resume, 300));
      await waitFor(() => expect(root.querySelector('.does[data-done="true"]')).not.toBeNull(), { timeout: 60_000 });
    },
    file: async () => (await deviceStore().all()).rows.toSorted((a, b) => b.touched - a.touched)[0]?.text ?? '',
  };
}

test('stale-after-sleep: drafts stored by another window are there when this one is looked at again', async () => {
  const { root } = await open();
  expect(root.textContent).toContain('No draft');
  await deviceStore().change('elsewhere', () => ({ id: 'elsewhere', touched: 1, text: draftText('amends: {}') }));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(root.textContent).not.toContain('No draft'));
});

/** Begins a draft on 2017's book. */
async function begun(title: string): Promise<OpenWorkspace> {
  const workspace = await open();
  await fireEvent.input(workspace.labelled('form', 'Title'), { target: { value: title } });
  await fireEvent.input(workspace.labelled('form', 'Moved by'), { target: { value: 'Hafen Club' } });
  await fireEvent.change(workspace.labelled('form', 'Amends'), { target: { value: '2017' } });
  await workspace.press('Begin');
  await fireEvent.input(workspace.labelled('.change', 'Reason'), { target: { value: 'To try it.' } });
  await workspace.worked();
  return workspace;
}
const choose = (field: HTMLInputElement, value: string): Promise<void> =>
  Promise.resolve(fireEvent.change(field, { target: { value } })).then(() => undefined);

/** What is clicked and typed for each motion of test/draft/motions, in the words of the page. */
const WRITTEN: Readonly<Record<Motion, (workspace: OpenWorkspace) => Promise<void>>> = {
  'striker-in-pocket': async ({ add, click }) => {
    await add('rule', 'striker pocket', 'striker-pocketed');
    await click('[data-rule="striker-pocketed"] input[value="penalty-disc"]');
  },
  'third-warning-set': async ({ add, click }) => {
    await add('rule', 'third warning', 'third-warning');
    await click('[data-rule="third-warning"] input[value="game-lost"]');
    await click('[data-rule="third-warning"] input[value="set-lost"]');
    await add('reading', 'third warning', 'third-warning');
    await click('[data-reading="third-warning"] input[value="settled"]');
  },
  'stroke-time-20': async ({ add, type }) => {
    await add('parameter', 'stroke', 'strokeTime');
    await type('[data-number="strokeTime"] input', '20');
  },
  'dark-zone-100': async ({ add, type }) => {
    await add('parameter', 'edge zone', 'edgeZoneDepth');
    await type('[data-number="edgeZoneDepth"] input', '100');
  },
  'club-table': async ({ add, labelled }) => {
    await add('parameter', 'playing surface', 'surfaceSize');
    await fireEvent.input(labelled('[data-number="surfaceSize"]', 'Value'), { target: { value: '1016' } });
  },
  'handshake-2010': async ({ click, labelled, $, root, add }) => {
    await click('[data-add="take"]');
    await choose(labelled('.take', 'As in'), '2010');
    for (const [asked, id] of [
      ['handshake', 'rules:handshake-refused'],
      ['misconduct', 'policies:misconduct'],
    ] as const) {
      await fireEvent.click([...root.querySelectorAll('.take button')].at(-1) as HTMLElement);
      await fireEvent.input(await waitFor(() => $('.take .picker input')), { target: { value: asked } });
      await fireEvent.click(await waitFor(() => $(`[data-pick="${id}"]`)));
    }
    await add('text', 'handshake', 'exclusion-handshake-refused');
    await choose(labelled('[data-provision="exclusion-handshake-refused"]', 'Articles'), '14.4');
  },
  'without-debts': async ({ add, $ }) => {
    await add('rule', 'debt', 'penalty-debt');
    await fireEvent.click([...$('[data-rule="penalty-debt"] .ways').querySelectorAll('input')].at(-1) as HTMLElement);
  },
};

test('files that cannot be read are offered again, and then all are here', async () => {
  const { labelled, root } = await open();
  const files = (['without-debts', 'striker-in-pocket'] as const).map((name) => new File([motionText(name)], `${name}.yaml`));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(files[1] as File, 'text').mockRejectedValueOnce(new Error('gone'));
  await fireEvent.change(labelled('section', 'Open'), { target: { files } });
  await waitFor(() => expect(root.querySelector('.load-error button')).not.toBeNull());
  expect((await deviceStore().all()).rows).toEqual([]);
  await fireEvent.click(root.querySelector('.load-error button') as HTMLElement);
  await waitFor(async () =>
    expect((await deviceStore().all()).rows.map(({ text }) => text).sort()).toEqual(
      (['striker-in-pocket', 'without-debts'] as const).map(motionText).sort(),
    ),
  );
  await waitFor(() => expect(root.querySelector('.load-error')).toBeNull());
});

describe('junk-becomes-draft: a file that is no draft is refused by its name, with the reason, and nothing changes', () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x00, 0x9c, 0x07, 0xc3, 0x28]);
  test.each<readonly [string, BlobPart, string]>([
    ['empty.yaml', ' \n', '“empty.yaml” is empty and was not opened.'],
    ['photo.yaml', bytes, '“photo.yaml” holds no text and was not opened.'],
    ['hello.json', '{"hello":1}', '“hello.json” holds no draft and was not opened.'],
    ['letter.yml', 'Dear friends', '“letter.yml” holds no draft and was not opened.'],
    [
      'cut.yaml',
      draftText('amends: {}').slice(0, draftText('amends: {}').indexOf('Tried }') + 3),
      '“cut.yaml” was not opened: its text breaks off or is garbled (line 5).',
    ],
  ])('%s', async (name, held, said) => {
    const { labelled, root } = await open();
    const sound = new File([motionText('without-debts')], 'sound.yaml');
    await fireEvent.change(labelled('section', 'Open'), { target: { files: [sound, new File([held], name)] } });
    await waitFor(() => expect(root.querySelector('.refused')).not.toBeNull());
    expect([...root.querySelectorAll('.refused p')].map((one) => one.textContent)).toEqual([said, 'Nothing on this device was changed.']);
    expect((await deviceStore().all()).rows).toEqual([]);
    // what was refused is not said of the next file
    await fireEvent.change(labelled('section', 'Open'), { target: { files: [sound] } });
    await waitFor(() => expect(root.querySelector('[role="tab"]')).not.toBeNull());
  });

  test('a draft with faults is opened with them', async () => {
    const workspace = await open();
    const text = draftText('amends: {}').replace('mover: nobody', 'mover: 5');
    await fireEvent.change(workspace.labelled('section', 'Open'), { target: { files: [new File([text], 'mine.yaml')] } });
    await waitFor(() => workspace.$('[data-fault="mover"]'), { timeout: 60_000 });
    await waitFor(async () => expect(await workspace.file()).toBe(text));
    await workspace.press('Delete');
    await waitFor(() => expect(workspace.root.textContent).toContain('“Tried” is deleted.'));
    await workspace.press('Bring it back');
    await waitFor(() => expect(lines(workspace, '.open b')).toEqual(['Tried']));
  });
});

describe('a motion is written without code', () => {
  test.each(Object.keys(WRITTEN) as Motion[])('%s comes to what its file says', async (name) => {
    const workspace = await begun(name);
    await WRITTEN[name](workspace);
    await workspace.worked();
    const [mine, filed] = [compiled(await workspace.file()), motion(name)];
    expect(mine.rules).toEqual(filed.rules);
    expect(mine.parameters).toEqual(filed.parameters);
    expect(mine.statements).toEqual(filed.statements);
    expect(changedRules(mine)).toEqual(changedRules(filed));
    expect(changedValues(mine)).toEqual(changedValues(filed));
    expect(turnedCases(CASES, mine)).toEqual(turnedCases(CASES, filed));
  });
});

/** The page with drafts that the device has, the first of them open where there is one only. */
async function openWith(...drafts: readonly string[]): Promise<OpenWorkspace> {
  const store = deviceStore();
  for (const [i, text] of drafts.entries()) await store.change(`d${i}`, () => ({ id: `d${i}`, touched: 1000 - i, text }));
  const workspace = await open();
  if (drafts.length === 1) {
    await workspace.click('.open');
    await workspace.worked();
  }
  return workspace;
}
const tab = ({ click }: OpenWorkspace, name: string): Promise<void> => click(`[role="tab"][id$="-${name}"]`);
const lines = (workspace: OpenWorkspace, selector: string): readonly string[] =>
  [...workspace.root.querySelectorAll(selector)].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());

describe('what one writes stays in its field', () => {
  /** Letter by letter: what a field holds after each of some values was written in it. */
  async function written(field: () => HTMLInputElement, values: readonly string[]): Promise<readonly string[]> {
    const held: string[] = [];
    for (const value of values) {
      await fireEvent.input(field(), { target: { value } });
      await new Promise((resume) => setTimeout(resume, 0));
      held.push(field().value);
    }
    return held;
  }
  const VALUES = ['It counts for t', 'It counts for ', 'It counts for th', 'It counts for the\n', 'It counts for ', ' It counts'];

  test('with the blanks before the next word; they are not stored', async () => {
    const workspace = await begun('Blanks');
    const { labelled, add, $, press } = workspace;
    await add('text', 'striker pocket', 'striker-pocketed');
    await fireEvent.click($('[data-provision="striker-pocketed"]').querySelectorAll('.ways input')[1] as HTMLElement);
    await press('+ A new rule');
    const known = '[data-provision="striker-pocketed"]';
    const fields: readonly (readonly [string, string])[] = [
      ['.fields', 'Title'],
      ['.fields', 'Moved by'],
      ['.change', 'Reason'],
      [known, 'New words'],
      [known, 'In one line'],
      ['[data-provision^="new-in"]', 'What it is called'],
      ['[data-provision^="new-in"]', 'Its text'],
    ];
    for (const [within, label] of fields) {
      const field = () => labelled(within, label);
      const lined = field().tagName === 'TEXTAREA' ? VALUES : VALUES.filter((value) => !value.includes('\n'));
      expect(await written(field, lined), label).toEqual(lined);
    }
    await workspace.worked();
    expect((await workspace.file()).match(/: It counts$/gm)).toHaveLength(fields.length);
  });
  test('a date that is cleared is the one before', async () => {
    const workspace = await openWith(motionText('stroke-time-20'));
    const before = workspace.labelled('.fields', 'Date').value;
    await fireEvent.change(workspace.labelled('.fields', 'Date'), { target: { value: '' } });
    expect(workspace.labelled('.fields', 'Date').value).toBe(before);
    expect(await workspace.file()).toBe(motionText('stroke-time-20'));
    await fireEvent.change(workspace.labelled('.fields', 'Date'), { target: { value: '2027-01-02' } });
    await waitFor(async () => expect(await workspace.file()).toMatch(/^date: "?2027-01-02"?$/m));
  });
});

test('words that are there in another language only are not repealed', async () => {
  const workspace = await openWith(draftText('provisions: { striker-pocketed: { texts: { de: Nur der Stoß endet. } } }'));
  await tab(workspace, 'book');
  expect(lines(workspace, '[data-row="striker-pocketed"] .text').at(-1)).toBe('No text in this language.');
  await tab(workspace, 'paper');
  expect(lines(workspace, '.words .text').at(-1)).toBe('No text in this language.');
});

test('a rule of the same kind is changed too, where the changed one is taken over', async () => {
  const workspace = await openWith(draftText('takes: [{ from: "2010", rules: [own-dark-touched] }]'));
  await tab(workspace, 'effect');
  await workspace.click('[data-kind="own-and-opponent-together"] button');
  await workspace.worked();
  const { rules } = compiled(await workspace.file()).rules;
  expect(rules['own-and-opponent-together']?.effects).toEqual(rules['own-dark-touched']?.effects);
  expect(changedRules(compiled(await workspace.file()))).toHaveLength(2);
});

test('a draft without a reason can be played as it can be tried', async () => {
  const workspace = await openWith(motionText('striker-in-pocket').replace(/reason: .*/, 'reason: ""'));
  expect(lines(workspace, '.does .unfilled')).toEqual(['One field to fill in']);
  await tab(workspace, 'effect');
  await fireEvent.input(workspace.root.querySelector('.in-play input') as HTMLElement, { target: { value: '2' } });
  await workspace.press('Play');
  await waitFor(() => expect(workspace.root.querySelectorAll('.in-play table')).toHaveLength(3), { timeout: 240_000 });
});

test('faults of the draft that one amends are named with its title, and the own can be tried', async () => {
  const first = motionText('striker-in-pocket').replace(/reason: .*/, 'reason: ""');
  const second = draftText('amends: { rules: { striker-off-table: { effects: [turn-passes] } } }', 'striker-in-pocket', 'second');
  const workspace = await openWith(second, first);
  await fireEvent.click(workspace.root.querySelector('.open') as HTMLElement);
  await workspace.worked();
  expect(lines(workspace, '.does .faulty')).toEqual(['One fault']);
  expect(lines(workspace, '.does span').at(0)).toMatch(/end otherwise/);
  expect(lines(workspace, '.change [data-fault]')).toEqual([]);
  expect(lines(workspace, '[data-fault]')).toHaveLength(1);
  expect(lines(workspace, '[data-fault]').at(0)).toMatch(/^A striker in a pocket costs the turn only: .*changes\[0\]\.reason/);
});

describe('what a draft touches beside the cases', () => {
  test('a number: the texts that say it, and the question about it', async () => {
    const workspace = await openWith(motionText('stroke-time-20'));
    await tab(workspace, 'effect');
    expect(lines(workspace, '[data-provision-touched]')).toHaveLength(6);
    expect(lines(workspace, '[data-provision-touched="stroke-time"] a')).toEqual([
      'How long a stroke lasts and when it begins',
      '11.7',
      '11.7.1',
      '11.7.2',
    ]);
    expect(lines(workspace, '[data-provision-touched="stroke-time"] span').at(0)).toMatch(/ a number$/);
    expect(lines(workspace, '[data-quiz]')).toEqual(['Numbers that are asked forTime for a stroke']);
    expect(lines(workspace, '[data-card]')).toEqual([]);
  });
  test('it stays while a change is worked out', async () => {
    const workspace = await openWith(motionText('stroke-time-20'));
    await workspace.type('[data-number="strokeTime"] input', '25');
    await workspace.worked();
    await tab(workspace, 'effect');
    await waitFor(() => workspace.$('[data-provision-touched="stroke-time"]'));
    const gone: boolean[] = [];
    const watch = new MutationObserver(() => gone.push(workspace.root.querySelector('[data-provision-touched="stroke-time"]') === null));
    watch.observe(workspace.root, { childList: true, subtree: true, characterData: true });
    await workspace.press('Undo');
    await workspace.worked();
    watch.disconnect();
    expect(gone.length).toBeGreaterThan(0);
    expect(gone).not.toContain(true);
  });
  test('a cost: its row on the pocket card, situations of the case book, and the other editions', async () => {
    const workspace = await openWith(motionText('striker-in-pocket'));
    await tab(workspace, 'effect');
    expect(lines(workspace, '[data-card]')).toEqual([
      'Penalty disc: The striker falls into a pocketright to play lost, penalty disc → not on it',
      'Only the right to play lost: The striker falls into a pocketnot on it → right to play lost',
    ]);
    expect(lines(workspace, '[data-quiz="situations"] a')).toHaveLength(7);
    expect(lines(workspace, '[data-beside]')).toContain('2010 edition10 cases no longer ruled as there');
  });
});

describe('two drafts of one name', () => {
  const MENDED = draftText('amends: { rules: { striker-pocketed: { effects: [set-lost] } } }').replace('Tried', 'Mended');
  const basisNames = ({ labelled }: OpenWorkspace, within: string): readonly string[] =>
    [...labelled(within, 'Amends').querySelectorAll('option')].map((one) => one.textContent ?? '').filter((one) => one.endsWith('(draft)'));

  test('both can be opened, and the newer one can be amended', async () => {
    const workspace = await openWith(MENDED, draftText('amends: {}'), draftText('amends: {}', '2017', 'third'));
    expect(lines(workspace, '.open b')).toEqual(['Mended', 'Tried', 'Tried']);
    expect(basisNames(workspace, 'form')).toEqual(['Mended (draft)', 'Tried (draft)']);
    await workspace.click('.list li:last-child .open');
    await workspace.worked();
    expect(basisNames(workspace, '.write .fields')).toEqual(['Mended (draft)']);
  });
});

describe('the address', () => {
  const code = encodeDrafts([readDraft({ file: 'a.yaml', text: draftText('amends: {}') }, () => undefined)?.draft as SharedDraft]) ?? '';
  const offered = ({ root }: OpenWorkspace): boolean => root.textContent?.includes('The link holds the draft “Tried”.') ?? false;

  test('without a draft it offers none any more', async () => {
    const workspace = await open('en', `#d=${code}`);
    await waitFor(() => expect(offered(workspace)).toBe(true));
    history.replaceState(null, '', '/en/draft/');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(offered(workspace)).toBe(false));
    expect(lines(workspace, 'h2').at(0)).toBe('Drafts on this device');
  });
  test('a part of the page in it leaves the draft that is offered', async () => {
    const workspace = await open('en', `#d=${code}`);
    await waitFor(() => expect(offered(workspace)).toBe(true));
    history.replaceState(null, '', '/en/draft/#content');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await new Promise((resume) => setTimeout(resume, 50));
    expect(offered(workspace)).toBe(true);
  });
  test('what was wrong with a link does not stand above a draft that is opened', async () => {
    await deviceStore().change('mine', () => ({ id: 'mine', touched: 1, text: draftText('amends: {}') }));
    const workspace = await open('en', '#d=');
    await waitFor(() => workspace.$('.notice.bad'));
    await workspace.click('.open');
    await waitFor(() => workspace.$('[role="tab"]'));
    await waitFor(() => expect(workspace.root.querySelector('.notice.bad')).toBeNull());
  });
  test('after a draft was not wanted the next one is written', async () => {
    const workspace = await open('en', `#d=${code}`);
    await workspace.press('Do not keep');
    await fireEvent.input(workspace.labelled('form', 'Title'), { target: { value: 'Another' } });
    await workspace.press('Begin');
    await waitFor(() => workspace.$('[role="tab"]'));
    expect(workspace.$('[role="tab"][aria-selected="true"]').textContent).toBe('Write');
  });
  test('after a draft was deleted the next one is written', async () => {
    const workspace = await openWith(draftText('amends: {}'));
    await tab(workspace, 'share');
    await workspace.press('Delete');
    await workspace.press('Bring it back');
    await workspace.click('.open');
    await waitFor(() => workspace.$('[role="tab"]'));
    expect(workspace.$('[role="tab"][aria-selected="true"]').textContent).toBe('Write');
  });
});

describe('list-after-reload: the open draft has an address', () => {
  const title = (workspace: OpenWorkspace): string | undefined => lines(workspace, 'h2').at(0);
  /** The browser goes to an address of the page, forth or back. */
  const goTo = (hash: string): void => {
    history.replaceState(null, '', `/en/draft/${hash}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  };

  test('it is open again after a reload; Back leads to the list, Forth to the draft', async () => {
    const workspace = await openWith(draftText('amends: {}'));
    expect(location.hash).toBe('#open=d0');
    cleanup();
    const again = await open('en', '#open=d0');
    expect(title(again)).toBe('Tried');
    expect(location.hash).toBe('#open=d0');
    goTo('');
    await waitFor(() => expect(title(again)).toBe('Drafts on this device'));
    expect(location.hash).toBe('');
    goTo('#open=d0');
    await waitFor(() => expect(title(again)).toBe('Tried'));
    await again.press('All drafts');
    await waitFor(() => expect(location.hash).toBe(''));
    expect(workspace.root.isConnected).toBe(false);
  });
  test('one that is not here any more leaves the list, and no address', async () => {
    const workspace = await open('en', '#open=gone');
    expect([title(workspace), location.hash]).toEqual(['Drafts on this device', '']);
  });
  test('what was written can be undone after the address has come back to it', async () => {
    const workspace = await openWith(draftText('amends: {}'));
    await fireEvent.input(workspace.labelled('.change', 'Reason'), { target: { value: 'Another' } });
    goTo('#content');
    goTo('#open=d0');
    await workspace.press('Undo');
    await waitFor(() => expect(workspace.labelled('.change', 'Reason').value).toBe('to try it'));
  });
});

describe('the fields of a change', () => {
  test('an edition that does not come is asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const workspace = await begun('An edition');
    vi.spyOn(thread.api as { edition: () => unknown }, 'edition').mockRejectedValueOnce(new Error('gone'));
    await workspace.click('[data-add="take"]');
    await workspace.click('.take .load-error button:first-of-type');
    await waitFor(() => expect(workspace.root.querySelector('.take .load-error')).toBeNull());
    await fireEvent.click([...workspace.root.querySelectorAll('.take button')].at(-1) as HTMLElement);
    await waitFor(() => expect(workspace.root.querySelector('.take [data-pick]')).not.toBeNull());
  });
  test('the search for a part gives the focus back to what opened it', async () => {
    const workspace = await begun('A focus');
    for (const end of ['Escape', 'Enter', 'Close']) {
      workspace.$('[data-add="rule"]').focus();
      await workspace.click('[data-add="rule"]');
      const field = await waitFor(() => workspace.$('.picker input'));
      expect(document.activeElement).toBe(field);
      if (end === 'Close') await workspace.press('Close');
      else await fireEvent.keyDown(field, { key: end });
      await waitFor(() => expect(document.activeElement).toBe(workspace.$('[data-add="rule"]')));
      expect(workspace.root.querySelector('.picker')).toBeNull();
    }
  });
  test('a number with a nought after the point can be typed', async () => {
    const workspace = await begun('A number');
    await workspace.add('parameter', 'stroke', 'strokeTime');
    const field = workspace.$('[data-number="strokeTime"] input') as HTMLInputElement;
    for (const typed of ['1', '1.', '1.0', '1.05']) {
      await workspace.type('[data-number="strokeTime"] input', typed);
      expect(field.value).toBe(typed);
    }
    await waitFor(async () => expect(await workspace.file()).toMatch(/value: 1\.05\n/));
    await workspace.type('[data-number="strokeTime"] input', '2,50');
    expect(field.value).toBe('2,50');
    await waitFor(async () => expect(await workspace.file()).toMatch(/value: 2\.5\n/));
    await workspace.press('Undo');
    expect(field.value).toBe('1.05');
  });
  test('a tolerance too', async () => {
    const workspace = await openWith(draftText('amends: { parameters: { strokeTime: { value: 20, tolerance: { plus: 1 } } } }'));
    const field = workspace.labelled('[data-number="strokeTime"]', 'Tolerance, plus');
    for (const typed of ['0', '0.', '0.0', '0.05']) {
      await fireEvent.input(field, { target: { value: typed } });
      expect(field.value).toBe(typed);
    }
    await waitFor(async () => expect(await workspace.file()).toMatch(/plus: 0\.05\b/));
  });
  test('an article that is numbered anew leaves no other one in its chapter', async () => {
    const workspace = await begun('An article');
    await workspace.click('[data-add="new"]');
    const chapters = async () => (load(await workspace.file()) as DraftTree).changes[0]?.amends?.chapters;
    const numbered = async (text: string, all: unknown): Promise<void> => {
      await choose(workspace.labelled('[data-provision]', 'Articles'), text);
      await waitFor(async () => expect(await chapters()).toEqual(all));
    };
    await numbered('14.8', [{ id: '14', adds: ['14.8'] }]);
    await numbered('14.9; 12.31', [
      { id: '14', adds: ['14.9'] },
      { id: '12', adds: ['12.31'] },
    ]);
    await numbered('14.9', [{ id: '14', adds: ['14.9'] }]);
    await workspace.click('[data-change] .x');
    await waitFor(async () => expect(await chapters()).toBeUndefined());
  });
  test('what a draft does to a chapter is there beside its provisions, and can be taken out', async () => {
    const change = `
amends: { chapters: [{ id: "14", adds: ["14.8"], repeals: ["14.3"] }] }
provisions: { counting: { articles: ["14.8"], chapter: "order-of-play", title: { en: Counting }, texts: { en: Both count. } } }`;
    const workspace = await openWith(draftText(change));
    expect(lines(workspace, '[data-chapter-change="14"] pre')).toEqual(['{"repeals":["14.3"]}']);
    expect(lines(workspace, '.change').join()).not.toContain('Nothing is changed here yet.');
    await workspace.click('[data-chapter-change="14"] .x');
    await waitFor(async () =>
      expect((load(await workspace.file()) as DraftTree).changes[0]?.amends?.chapters).toEqual([{ id: '14', adds: ['14.8'] }]),
    );
    expect(workspace.root.querySelector('[data-chapter-change]')).toBeNull();
  });
  test('a provision is named for the lines of an incident that lack one', async () => {
    const workspace = await begun('An incident');
    await workspace.add('rule', 'powder-piled', 'powder-piled');
    const name = (): Element | undefined =>
      [...workspace.root.querySelectorAll('[data-rule] button')].find((one) => one.textContent === 'Name a provision');
    expect(name()).toBeUndefined();
    await workspace.press('Another line');
    await fireEvent.click(name() as HTMLElement);
    await workspace.type('.picker input', 'powder-during-set');
    await workspace.click('[data-pick="powder-during-set"]');
    await waitFor(() => expect(name()).toBeUndefined());
    await waitFor(async () =>
      expect((load(await workspace.file()) as DraftTree).changes[0]?.amends?.rules?.['powder-piled']).toEqual({
        lines: [{ when: { repeated: true }, cost: 'warning', cites: ['powder-during-set'] }],
      }),
    );
  });
  test('a provision that the draft adds is called by its title where it is touched', async () => {
    const change = `
amends: { chapters: [{ id: "12", adds: ["12.31"] }] }
provisions: { counting: { articles: ["12.31"], chapter: "order-of-play", title: { en: Who counts }, texts: { en: Both count. } } }`;
    const workspace = await openWith(draftText(change));
    await tab(workspace, 'effect');
    await waitFor(() => expect(lines(workspace, '[data-provision-touched="counting"] b')).toEqual(['Who counts']));
  });
});

describe('two drafts as one', () => {
  const TURN = draftText('amends: { rules: { striker-pocketed: { effects: [turn-passes] } } }', '2017', 'one');
  const SET = draftText('amends: { rules: { striker-pocketed: { effects: [set-lost] } } }', '2017', 'two');
  async function met(...drafts: readonly string[]): Promise<OpenWorkspace> {
    const workspace = await openWith(...drafts);
    for (const box of workspace.root.querySelectorAll('input.vote')) await fireEvent.click(box);
    await workspace.press('Put to the vote');
    await waitFor(() => workspace.$('.merge .go'), { timeout: 60_000 });
    return workspace;
  }
  const make = ({ $ }: OpenWorkspace): HTMLButtonElement => $('.merge .go') as HTMLButtonElement;

  test('an address that never held them leaves them there', async () => {
    const workspace = await met(TURN, SET);
    history.replaceState(null, '', '/en/draft/');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await new Promise((resume) => setTimeout(resume, 50));
    expect(workspace.root.querySelector('.merge')).not.toBeNull();
  });
  test('effects that were not worked out are said, also after a link of the meeting was made', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = vi.spyOn(Calculation.prototype, 'ask').mockRejectedValue(new Error('no network'));
    const workspace = await openWith(TURN, SET);
    for (const box of workspace.root.querySelectorAll('input.vote')) await fireEvent.click(box);
    await workspace.press('Put to the vote');
    await waitFor(() => workspace.$('.vote .load-error'));
    await workspace.press('Copy the link of this meeting');
    await waitFor(() => expect(workspace.root.textContent).toContain('The link is copied'));
    await new Promise((resume) => setTimeout(resume, 50));
    expect(workspace.root.querySelector('.vote .load-error')).not.toBeNull();
    ask.mockRestore();
  });
  test('where they collide somebody decides, and nothing is made before', async () => {
    const workspace = await met(TURN, SET);
    expect(lines(workspace, '.merge .soft')).toEqual(['They collide in one place: decide which holds.']);
    expect(lines(workspace, '[data-collision="rules.striker-pocketed.effects"] .choice')).toEqual([
      'right to play lost Tried',
      'set lost Tried',
    ]);
    expect(make(workspace).disabled).toBe(true);
    await fireEvent.click(workspace.root.querySelectorAll('[data-collision] input')[1] as HTMLElement);
    expect(make(workspace).disabled).toBe(false);
    await workspace.press('Make one draft of both');
    await waitFor(() => workspace.$('[role="tab"]'));
    const made = (await deviceStore().all()).rows.map(({ text }) => text).find((text) => text !== TURN && text !== SET) ?? '';
    expect(compiled(made).rules.rules['striker-pocketed']?.effects).toEqual(['set-lost']);
  });
  test('twice, each under a name of its own', async () => {
    const again = SET.replace('id: two', 'id: one');
    for (const name of ['one-one', 'one-one-2']) {
      const workspace = await openWith(TURN, again);
      for (const box of [...workspace.root.querySelectorAll('input.vote')].slice(-2)) await fireEvent.click(box);
      await workspace.press('Put to the vote');
      await waitFor(() => workspace.$('[data-collision]'), { timeout: 60_000 });
      await fireEvent.click(workspace.root.querySelectorAll('[data-collision] input')[1] as HTMLElement);
      await workspace.press('Make one draft of both');
      await waitFor(() => workspace.$('[role="tab"]'));
      await waitFor(async () => expect((load(await workspace.file()) as DraftTree).id).toBe(name));
      cleanup();
    }
  });
  test('of one that still has faults nothing is made, and that is said', async () => {
    const workspace = await openWith(TURN, SET.replace('reason: to try it', 'reason: ""').replace('en: Tried', 'en: Unreasoned'));
    for (const box of workspace.root.querySelectorAll('input.vote')) await fireEvent.click(box);
    await workspace.press('Put to the vote');
    await waitFor(() => workspace.$('.merge [role="alert"]'), { timeout: 60_000 });
    expect(lines(workspace, '.merge [role="alert"]')).toEqual([
      '“Unreasoned” still has faults: mend them first, then the two can become one draft.',
    ]);
    expect(workspace.root.querySelector('.load-error')).toBeNull();
    expect(workspace.root.querySelector('.merge .go')).toBeNull();
  });
  test('a number that both give to different provisions has to be numbered anew', async () => {
    const counting = (provision: string) => `
amends: { chapters: [{ id: "12", adds: ["12.31"] }] }
provisions: { ${provision}: { articles: ["12.31"], chapter: "order-of-play", title: { en: Counting }, texts: { en: Both count. } } }`;
    const workspace = await met(draftText(counting('counting'), '2017', 'one'), draftText(counting('reckoning'), '2017', 'two'));
    expect(lines(workspace, '.merge [role="alert"]')).toEqual([
      'Both give the same number to different provisions, 12.31: one of them has to number anew.',
    ]);
    expect(make(workspace).disabled).toBe(true);
  });
});

describe('a link that holds no draft says why, and changes nothing', () => {
  const code =
    encodeDrafts([readDraft({ file: 'a.yaml', text: motionText('third-warning-set') }, () => undefined)?.draft as SharedDraft]) ?? '';
  const wrong = { format: 'novuss-draft', version: 1, drafts: [{ id: 'a', status: 'adopted' }] };
  test.each([
    ['no code at all', '', 'The end of this link is missing.'],
    ['its end is missing', code.slice(0, -9), 'This link was changed on its way'],
    ['a letter was changed', `${code.slice(0, 40)}${code[40] === 'A' ? 'B' : 'A'}${code.slice(41)}`, 'This link was changed on its way'],
    ['a later version made it', pack({}, 2) ?? '', 'This link was made by a newer version of this site.'],
    ['what it holds is no draft', pack(wrong, 1) ?? '', 'This link holds no draft.'],
  ])('%s', async (_, damaged, said) => {
    const text = motionText('stroke-time-20');
    await deviceStore().change('mine', () => ({ id: 'mine', touched: 1, text }));
    const workspace = await open('en', `#d=${damaged}`);
    const alert = await waitFor(() => workspace.$('[role="alert"]'));
    expect(alert.textContent).toContain(said);
    expect(alert.textContent).toContain('Nothing on this device was changed.');
    expect((await deviceStore().all()).rows).toEqual([{ id: 'mine', touched: 1, text }]);
    // one goes on where one was
    expect(lines(workspace, '.open b')).toEqual(['Twenty seconds for a stroke']);
  });
  test('with the places that are no draft', async () => {
    const workspace = await open('en', `#d=${pack(wrong, 1) ?? ''}`);
    await waitFor(() => workspace.$('[role="alert"] li'));
    expect(lines(workspace, '[role="alert"] li').some((one) => one.startsWith('drafts[0].status'))).toBe(true);
  });
});

describe('red-before-typing: what is still to be filled in is said by its label, and is no fault', () => {
  const SAID: Readonly<Record<Lang, readonly string[]>> = {
    de: ['Noch 2 Felder auszufüllen', 'Noch auszufüllen: Antragsteller.', 'Noch auszufüllen: Begründung.'],
    ru: ['Осталось заполнить 2 поля', 'Осталось заполнить: Кто вносит.', 'Осталось заполнить: Обоснование.'],
    et: ['2 välja veel täita', 'Veel täita: Esitaja.', 'Veel täita: Põhjendus.'],
    en: ['2 fields to fill in', 'Still to fill in: Moved by.', 'Still to fill in: Reason.'],
  };
  test.each(Object.keys(SAID) as Lang[])('of a draft that was just begun, in %s', async (lang) => {
    const workspace = await open(lang);
    await fireEvent.input(workspace.root.querySelector('form input') as HTMLElement, { target: { value: 'Uus' } });
    await fireEvent.submit(workspace.$('form'));
    await workspace.worked();
    expect(lines(workspace, '.unfilled')).toEqual(SAID[lang]);
    expect(lines(workspace, '.faulty, [data-fault], [role="alert"]')).toEqual([]);
    expect(workspace.root.textContent).not.toMatch(/a text|found/);
  });
  test('of a new rule', async () => {
    const workspace = await openWith(draftText('amends: {}'));
    await workspace.press('+ A new rule');
    await workspace.worked();
    expect(lines(workspace, '.part .unfilled')).toEqual(['Still to fill in: What it is called, Chapter, Articles, Its text.']);
    expect(lines(workspace, '.does .unfilled')).toEqual(['4 fields to fill in']);
    await fireEvent.input(workspace.labelled('.part', 'What it is called'), { target: { value: 'Counting' } });
    await fireEvent.input(workspace.labelled('.part', 'Its text'), { target: { value: 'Both count.' } });
    await workspace.worked();
    expect(lines(workspace, '.part .unfilled')).toEqual(['Still to fill in: Chapter, Articles.']);
    expect(lines(workspace, '[data-fault]')).toEqual([]);
  });
  test('of a number whose value was taken out', async () => {
    const workspace = await openWith(motionText('stroke-time-20'));
    await workspace.type('[data-number="strokeTime"] input', '');
    await workspace.worked();
    expect(lines(workspace, '.part .unfilled')).toEqual(['Still to fill in: Value.']);
    await workspace.type('[data-number="strokeTime"] input', 'twenty');
    await workspace.worked();
    expect(lines(workspace, '.unfilled')).toEqual([]);
    expect(lines(workspace, '.does .faulty')).toEqual(['One fault']);
  });
});

describe('what does not fit is said at its place', () => {
  test.each([
    [
      'an unknown rule',
      'amends: { rules: { striker-poketed: { effects: [turn-passes] } } }',
      '2017',
      'changes[0].amends.rules.striker-poketed',
      'There is no such rule.',
    ],
    [
      'a number out of range',
      'amends: { parameters: { edgeZoneDepth: { value: 20 } } }',
      '2017',
      'changes[0].amends.parameters.edgeZoneDepth',
      'No table can be played on with this number.',
    ],
    ['a basis that is missing', 'amends: {}', '1999', 'basis', 'The basis is not here.'],
    [
      'a set that cannot end',
      'amends: { rules: { all-pocketed: silent, opponent-all-pocketed: silent, last-disc-with-penalty: silent } }',
      '2017',
      'changes[0]',
      'No set could be won any more: none of those that were played was.',
    ],
  ])('%s', async (_, change, basis, path, said) => {
    const text = draftText(change, basis);
    const workspace = await openWith(text);
    await waitFor(() => workspace.$(`[data-fault="${path}"]`), { timeout: 60_000 });
    expect(workspace.$(`[data-fault="${path}"]`).textContent).toContain(said);
    expect((await deviceStore().all()).rows.map((row) => row.text)).toEqual([text]);
  });
});
