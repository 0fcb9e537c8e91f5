/** An exam of twenty set by topics, sat by a group of twelve, gathered by the trainer: the table that is printed and the file that is taken along. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { certificateCode } from '../../../src/quiz/exam/certificate.ts';
import { newExam, STANDARD_EXAM, sealOf } from '../../../src/quiz/exam/exam.ts';
import { digestOf, examQuestions } from '../../../src/quiz/exam/exam-questions.ts';
import { mark, rightAnswer } from '../../../src/quiz/mark.ts';
import type { Answer, Question } from '../../../src/quiz/types.ts';
import Group from '../../../src/widgets/quiz/exam/Group.svelte';
import { questionMaker } from '../../../src/widgets/quiz/question-maker.ts';
import type { Store } from '../../../src/widgets/quiz/store.ts';
import { book, kitOf } from '../../support/quiz-kit.ts';

const seed = 20_261;
const topics = [
  { chapter: '17', weight: 2, must: false },
  { chapter: '19', weight: 1, must: true },
  { chapter: '14', weight: 1, must: false },
];
const exam = newExam(book, { edition: '2017', ...STANDARD_EXAM, count: 20, seed, topics, attempts: 2, seal: sealOf(seed, 'plaks') });
const paper = { attempt: 1, word: 'plaks' };
const questions = examQuestions(book, exam, paper);
const NAMES = ['Aino', 'Boris', 'Cärol', 'Dieter', 'Eha', 'Frieda', 'Grigori', 'Helmi', 'Ivo', 'Jaan', 'Katja', 'Leo'];

const wrong = (q: Question): Answer | null => (q.form === 'choice' ? { form: 'choice', pick: (q.right + 1) % q.options.length } : null);
/** The n-th candidate has the first n questions wrong. */
const codes = NAMES.map((name, n) => {
  const answers = questions.map((q, i) => (i < n ? wrong(q) : rightAnswer(q)));
  return certificateCode({ exam, name, day: 20_780, factor: 1, paper, answers, digest: digestOf(questions) });
});

let stored: string[] = [];
const store = {
  gathered: async () => stored,
  keepGathered: async (more: readonly string[]) => {
    stored = [...stored, ...more];
    return true;
  },
  dropGathered: async (gone: readonly string[]) => {
    stored = stored.filter((code) => !gone.includes(code));
    return true;
  },
} as unknown as Store;

async function open() {
  const kit = await kitOf('en');
  const { container } = render(Group, {
    kit,
    maker: questionMaker(book),
    store,
    address: (hash: string) => `https://example.test/en/exam/#${hash}`,
    onback: () => undefined,
  });
  return { container, rows: () => [...container.querySelectorAll('.people tbody tr')] };
}
const texts = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent?.trim() ?? '');

beforeEach(() => {
  stored = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a group of twelve', () => {
  test('twenty questions were asked, by topic', () => {
    expect(questions).toHaveLength(20);
    expect(questions.every((q) => mark(q, rightAnswer(q)).right && !mark(q, wrong(q)).right)).toBe(true);
  });

  test('links pasted in any text become the printed table: by candidate, by topic, by question', async () => {
    const { container, rows } = await open();
    const mail = codes.map((code, i) => `${NAMES[i]}: https://example.test/en/exam/#c=${code} thanks!`).join('\n');
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: mail } });
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(rows()).toHaveLength(12));
    await waitFor(() => expect(container.querySelector('.said')?.textContent).toBe('12 certificates added.'));
    expect(stored).toEqual(codes);
    const columns = rows().map((row) => texts(row.children));
    expect(columns.map(([name]) => name)).toEqual(NAMES);
    expect(columns.map(([, , , right]) => right)).toEqual(NAMES.map((_, n) => `${20 - n}/20`));
    expect(columns.map(([, , attempt]) => attempt)).toEqual(NAMES.map(() => '1'));
    // Four wrong are 80 %: passed, unless one of them is of the topic that must be right.
    const must = questions.findIndex((q) => q.chapters.includes('19') && !q.chapters.includes('17'));
    expect(columns.map((cells) => cells[5])).toEqual(NAMES.map((_, n) => (n <= 4 && n <= must ? 'yes' : 'no')));
    const foot = texts(container.querySelectorAll('tfoot tr > *'));
    expect([foot[0], foot[3], foot[4]]).toEqual(['All 12', '174/240', '72']);
    const asked = texts(container.querySelectorAll('.questions .num'));
    expect(asked).toEqual(questions.map((_, i) => `${Math.min(12, i + 1)}/12`));
    expect(container.querySelector('aside')?.textContent).toContain('It does not prove who answered');

    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    await fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledOnce();

    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined }),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Save as a table (CSV)' }));
    const lines = (await (saved[0] as Blob).text()).trim().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[12]).toMatch(/^Leo,2026-11-23,2017,1,9,20,45,no,/);
  });

  test('what was gathered is there again; one can be taken out, and the same one is not counted twice', async () => {
    stored = [...codes];
    const { container, rows } = await open();
    await waitFor(() => expect(rows()).toHaveLength(12));
    await fireEvent.click(screen.getByRole('button', { name: 'Remove: Leo' }));
    expect(rows()).toHaveLength(11);
    expect(stored).toHaveLength(11);
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: codes[0] } });
    await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(container.querySelector('.said')?.textContent).toBe('One was there already.'));
    expect(rows()).toHaveLength(11);
  });

  test('“Remove all” of one exam arms no other', async () => {
    const plain = newExam(book, { edition: '2017', ...STANDARD_EXAM, kinds: ['article'], count: 5, seed });
    const asked = examQuestions(book, plain);
    const one = {
      name: 'Mare',
      day: 20_780,
      factor: 1,
      paper: { attempt: 1, word: '' },
      answers: asked.map(rightAnswer),
      digest: digestOf(asked),
    } as const;
    stored = [codes[0] ?? '', codes[1] ?? '', certificateCode({ exam: plain, ...one })];
    const { rows } = await open();
    await waitFor(() => expect(rows()).toHaveLength(3));
    const buttons = () => screen.getAllByRole('button', { name: /^(Remove all|Really)/ });
    await fireEvent.click(buttons()[0] as HTMLElement);
    await fireEvent.click(buttons()[1] as HTMLElement);
    expect(rows()).toHaveLength(3);
    await fireEvent.click(buttons()[1] as HTMLElement);
    expect(rows()).toHaveLength(2);
  });

  test('“Remove all” asks anew after the focus has gone elsewhere', async () => {
    stored = [...codes];
    const { rows } = await open();
    await waitFor(() => expect(rows()).toHaveLength(12));
    const button = () => screen.getByRole('button', { name: /^(Remove all|Really)/ });
    await fireEvent.click(button());
    screen.getByRole('textbox').focus();
    await fireEvent.click(button());
    expect(rows()).toHaveLength(12);
  });

  test('a file of links is read; one without, and a damaged certificate, are refused with what is wrong', async () => {
    const { container, rows } = await open();
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    const good = new File([`Aino\nhttps://example.test/en/exam/#c=${codes[0]}\n`], 'aino.txt', { type: 'text/plain' });
    const none = new File(['shopping list'], 'list.txt', { type: 'text/plain' });
    const cut = new File([`#c=${codes[1]?.slice(0, -8)}`], 'boris.txt', { type: 'text/plain' });
    await fireEvent.change(input, { target: { files: [good, none, cut] } });
    await waitFor(() => expect(texts(container.querySelectorAll('.said p'))).toHaveLength(3));
    expect(texts(container.querySelectorAll('.said p'))).toEqual([
      'One certificate added.',
      'list.txt: there is no certificate in it',
      'boris.txt: The link is cut off: its end is missing.',
    ]);
    expect(rows()).toHaveLength(1);
  });

  test('a picture of a QR code is read', async () => {
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => [{ rawValue: `https://example.test/en/exam/#c=${codes[2]}` }];
      },
    );
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
    const { container, rows } = await open();
    await waitFor(() => expect(container.querySelector('input[capture]')).not.toBeNull());
    const picture = new File(['…'], 'cert.jpg', { type: 'image/jpeg' });
    await fireEvent.change(container.querySelector('input[capture]') as HTMLInputElement, { target: { files: [picture] } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(texts(rows()[0]?.children ?? [])[0]).toBe('Cärol');
  });

  test('a file that is no picture, or shows no code, is named', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new Error('no picture');
    });
    const { container } = await open();
    const picture = new File(['…'], 'cert.jpg', { type: 'image/jpeg' });
    await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [picture] } });
    await waitFor(() => expect(container.querySelector('.said')?.textContent).toBe('cert.jpg: there is no certificate in it'));
  });
});
