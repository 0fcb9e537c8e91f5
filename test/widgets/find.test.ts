/** The look-up box: what stands in its list for a screen reader. */
import { expect, test, vi } from 'vitest';
import { attach } from '../../src/client/look-up/find.ts';

const { found } = vi.hoisted(() => ({ found: { sure: false, named: false, groups: [{ book: 'sheet', hits: [] }] } }));
vi.mock('../../src/client/extra.ts', () => ({ addExtra: async () => {} }));
vi.mock('../../src/client/look-up/match.ts', async (original) => ({ ...(await original<object>()), prepare: () => {} }));
vi.mock('../../src/client/look-up/data.ts', async (original) => {
  const link = () => document.createElement('a');
  return {
    ...(await original<object>()),
    load: async () => ({ words: { nearest: 'Only the nearest:', happened: '', guides: '', all: '' } }),
    find: async () => found,
    hitLinks: () => [link()],
    wordLink: link,
    elsewhere: link,
    sheetName: () => 'Backgammon',
  };
});

const described = (box: Element): string | undefined => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;

test('note-among-options: that only the nearest was found describes the box; a list holds options and groups alone', async () => {
  document.body.innerHTML = '<form action="/en/search/"><input></form>';
  const [form, box] = [document.querySelector('form'), document.querySelector('input')] as [HTMLFormElement, HTMLInputElement];
  attach(form, box);
  const list = form.querySelector('[role=listbox]') as HTMLElement;
  const type = async (text: string) => {
    list.replaceChildren();
    box.value = text;
    box.dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(list.querySelector('a')).not.toBeNull());
  };
  await type('xyzzy');
  expect(described(box)).toBe('Only the nearest:');
  const exposed = [...list.children].filter((one) => one.getAttribute('aria-hidden') !== 'true');
  expect(new Set(exposed.map((one) => one.getAttribute('role')))).toEqual(new Set(['group', 'option']));
  box.value = '';
  box.dispatchEvent(new Event('input'));
  expect(described(box)).toBeUndefined();
  await type('xyzzy');
  found.sure = true;
  await type('sure');
  expect(described(box)).toBeUndefined();
});
