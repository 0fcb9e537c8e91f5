/** An edition more than there are today: lists, links, columns and marks come from the editions' data. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile, emit } from '../../src/corpus/compile/index.ts';
import { concordanceColumns, exportConcordance } from '../../src/corpus/exports/shapes.ts';
import type { Corpus, Edition } from '../../src/corpus/model.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { projectRoot } from '../../src/files/root.ts';
import { decodeCase } from '../../src/notation/open-case.ts';
import { BitReader, BitWriter } from '../../src/notation/share/bits.ts';
import { readEdition, writeEdition } from '../../src/notation/share/edition.ts';
import { decodeShare, encodeShare, type SharedTable } from '../../src/notation/share.ts';
import { encodeCase } from '../../src/notation/share-case.ts';
import { bookOf, type QuizBook } from '../../src/quiz/book.ts';
import { certificateCode, checkCertificate } from '../../src/quiz/exam/certificate.ts';
import { type Exam, examCode, newExam, openExam, STANDARD_EXAM } from '../../src/quiz/exam/exam.ts';
import { FIRST } from '../../src/quiz/exam/exam-questions.ts';
import { openQuestion, questionCode } from '../../src/quiz/link.ts';
import type { QuestionRef } from '../../src/quiz/types.ts';
import { EDITION_IDS, type EditionId } from '../../src/referee/types.ts';

/** What the types of today do not know. */
const ID = '2026' as EditionId;
const { corpus } = loadCorpus();
const of2017 = corpus.editions.find(({ id }) => id === '2017') as Edition;
const OF_2026: Edition = { ...of2017, id: ID, mark: '26', number: 5, basis: '2017', inForce: '2026-01-01', pattern: 'hatched' };

const TABLE: SharedTable = {
  edition: ID,
  format: 'singles',
  colors: { red: ['south'], black: ['north'] },
  shooter: 'south',
  position: { discs: [{ id: 'red1', color: 'red', x: 0, y: 300 }], striker: { x: 10, y: -440 } },
  stroke: { angle: 90, speed: 3.5 },
};
const { edition: _, ...WITHOUT_EDITION } = TABLE;

describe('a link to a table', () => {
  test('opens where the edition is known', () => {
    expect(decodeShare(encodeShare(TABLE), [...EDITION_IDS, ID])).toEqual({ ok: true, value: TABLE });
  });
  test('names it where it is not, and keeps everything else', () => {
    expect(decodeShare(encodeShare(TABLE))).toEqual({ ok: true, value: { ...WITHOUT_EDITION, edition: '2017', unknownEdition: '2026' } });
  });
  test('a whole case likewise', () => {
    const { position: before, shooter, stroke, colors } = TABLE;
    const rest = { format: 'singles', colors, shooter: shooter ?? 'south', before, stroke: stroke ?? { angle: 0, speed: 1 } } as const;
    const one = decodeCase(encodeCase({ ...rest, edition: ID }) ?? '');
    expect(one).toMatchObject({ ok: true, value: { unknownEdition: '2026', document: { ...rest, edition: '2017' } } });
    const several = decodeCase(encodeCase({ ...rest, editions: ['2010', ID] }) ?? '');
    expect(several).toMatchObject({ ok: true, value: { unknownEdition: '2026', document: { editions: ['2010'] } } });
  });
});

describe('links of the training pages', () => {
  const book = bookOf(corpus);
  const wider = { ...book, editions: { ...book.editions, [ID]: book.editions['2017'] } } as QuizBook;
  const ref: QuestionRef = { kind: 'ruling', edition: ID, difficulty: 2, seed: 42 };
  const exam: Exam = newExam(wider, { ...STANDARD_EXAM, edition: ID, count: 5, seed: 7 });

  test('a question', () => {
    const code = questionCode(wider, ref);
    expect(openQuestion(wider, code)).toEqual({ ok: true, value: { ref, changed: false } });
    expect(openQuestion(book, code)).toMatchObject({ ok: true, value: { ref: { ...ref, edition: '2017' }, unknownEdition: '2026' } });
  });
  test('an exam', () => {
    expect(openExam(wider, examCode(exam))).toEqual({ ok: true, value: { exam, changed: false } });
    expect(openExam(book, examCode(exam))).toMatchObject({ ok: true, value: { exam: { count: 5, seed: 7 }, unknownEdition: '2026' } });
  });
  test('a certificate of an unknown edition proves nothing', () => {
    const sitting = {
      exam,
      name: 'Anna',
      day: 20_700,
      factor: 1,
      paper: FIRST,
      answers: [null, null, null, null, null],
      digest: '00000000',
    } as const;
    expect(checkCertificate(book, certificateCode(sitting))).toEqual({ ok: false, error: { code: 'unknown-edition', edition: '2026' } });
  });
});

describe('what does not fit into a link is refused', () => {
  test('a number', () => {
    expect(() => new BitWriter().write(4, 2)).toThrow('4 does not fit into 2 bits (expected a whole number from 0 to 3)');
    expect(() => new BitWriter().write(-1, 8)).toThrow('-1 does not fit');
    expect(() => new BitWriter().write(0.5, 8)).toThrow('0.5 does not fit');
  });
  test('an id', () => {
    expect(() => writeEdition(new BitWriter(), 'x'.repeat(32))).toThrow('1 to 31 letters');
    expect(() => writeEdition(new BitWriter(), 'издание')).toThrow('ASCII');
  });
  test.each(['2026', 'club', 'lv-2026-draft', 'x'.repeat(31)])('%s comes back', (id) => {
    const bits = new BitWriter();
    writeEdition(bits, id);
    expect(readEdition(new BitReader(bits.toBytes()), 2)).toBe(id);
  });
});

describe('columns of the concordance', () => {
  const FIXED = 'id,2008,2010,2017,club,change_2008_2010,change_2010_2017';
  test('those of today stay where they are', () => {
    expect(concordanceColumns(corpus.editions).join(',')).toBe(FIXED);
  });
  test('an edition more appends its own', () => {
    expect(concordanceColumns([...corpus.editions, OF_2026]).join(',')).toBe(`${FIXED},2026,change_2017_2026`);
  });
  test('and their cells', () => {
    const provisions = corpus.provisions.map((p) => ({ ...p, editions: { ...p.editions, [ID]: p.editions['2017'] } }));
    const [head = '', ...rows] = exportConcordance({ ...corpus, provisions, editions: [...corpus.editions, OF_2026] } as Corpus).split(
      '\n',
    );
    const cells = (line: string) => line.split(',');
    const plain = rows.filter((row) => row !== '' && !row.includes('"'));
    expect(plain.length).toBeGreaterThan(100);
    for (const row of plain) expect(cells(row)[cells(head).indexOf('2026')]).toBe(cells(row)[cells(head).indexOf('2017')]);
  });
});

describe('compiled from a file', () => {
  const files = new Map(readContentFiles(join(projectRoot(), 'content'), ['novuss', 'ui']));
  const names = '{ de: N, ru: N, et: N, en: N }';
  const file = `id: "2026"
mark: "26"
number: 5
basis: "2017"
language: en
inForce: "2026-01-01"
country: lv
color: { light: "#112233", dark: "#ddeeff" }
pattern: hatched
name: ${names}
issuer: ${names}
title: ${names}
source: s.txt
`;
  test('its colour is a custom property, its mark and name are data', () => {
    files.set('novuss/editions/2026.yaml', file);
    const { compiled, problems } = compile(files);
    expect(problems).toEqual([]);
    const modules = emit(compiled, files);
    expect(modules.get('editions.css')).toContain('--e-2026: light-dark(#112233, #ddeeff);');
    expect(modules.get('editions.css')).toContain('.e-2026 {');
    expect(modules.get('edition-choice.css')).toContain(':has([value="2026"]:checked) .for-2026');
    expect(modules.get('editions.ts')).toContain('"mark": "26"');
    expect(modules.get('editions.ts')).toMatch(/EDITION_IDS = \[\s*"2008",\s*"2010",\s*"2017",\s*"2026",\s*"club"\s*\]/);
    expect(modules.get('edition-names.ts')).toContain('"2026": "N"');
  });
  test('a number that another edition has is named', () => {
    files.set('novuss/editions/2026.yaml', file.replace(/^number: .*$/m, 'number: 4'));
    const { problems } = compile(files);
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toContain('number-taken number');
  });
});
