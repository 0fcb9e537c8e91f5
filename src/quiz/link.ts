/** A question in an address: kind, edition, difficulty, seed, the generator's version and a mark of the edition's content. */
import { fail, ok, type Result } from '../notation/result.ts';
import { BitReader, BitWriter } from '../notation/share/bits.ts';
import { EDITION_IDS } from '../referee/types.ts';
import type { QuizBook } from './book.ts';
import { fromUtf8, type LinkError, unwrap, utf8, wrap } from './envelope.ts';
import { DIFFICULTIES, QUESTION_KINDS, type QuestionRef } from './types.ts';
import { GENERATOR_VERSION } from './version.ts';

/** A question's link, opened. */
export interface OpenedQuestion {
  readonly ref: QuestionRef;
  /** The rules as held here have changed since, or the generator has: it may be another question. */
  readonly changed: boolean;
}

/** The first 16 bits of an edition's content hash. */
const markOf = (book: QuizBook, edition: QuestionRef['edition']): number =>
  Number.parseInt(book.editions[edition].hash.slice(0, 4), 16) || 0;

/** The code for a question. */
export function questionCode(book: QuizBook, ref: QuestionRef): string {
  const bits = new BitWriter();
  bits.write(GENERATOR_VERSION, 8);
  bits.write(EDITION_IDS.indexOf(ref.edition), 2);
  bits.write('situation' in ref ? 1 : 0, 1);
  bits.write(markOf(book, ref.edition), 16);
  if ('situation' in ref) {
    const id = utf8(ref.situation);
    bits.write(id.length, 8);
    for (const byte of id) bits.write(byte, 8);
  } else {
    bits.write(QUESTION_KINDS.indexOf(ref.kind), 6);
    bits.write(ref.difficulty, 2);
    bits.write(ref.seed, 32);
  }
  return wrap('question', bits.toBytes());
}

/** The question of a code, or why there is none. */
export function openQuestion(book: QuizBook, code: string): Result<OpenedQuestion, LinkError> {
  const content = unwrap('question', code);
  if (!content.ok) return content;
  const bits = new BitReader(content.value);
  const version = bits.read(8);
  const edition = EDITION_IDS[bits.read(2)] ?? '2017';
  const authored = bits.read(1) === 1;
  const mark = bits.read(16);
  if (version > GENERATOR_VERSION) return fail({ code: 'newer-version' });
  const changed = version !== GENERATOR_VERSION || mark !== markOf(book, edition);
  if (authored) {
    const id = Array.from({ length: bits.read(8) }, () => bits.read(8));
    if (bits.overrun) return fail({ code: 'altered' });
    return ok({ ref: { situation: fromUtf8(id), edition }, changed: mark !== markOf(book, edition) });
  }
  const kind = QUESTION_KINDS[bits.read(6)];
  const difficulty = DIFFICULTIES[bits.read(2) - 1];
  const seed = bits.read(32);
  if (kind === undefined || difficulty === undefined || bits.overrun || !bits.exhausted) return fail({ code: 'altered' });
  return ok({ ref: { kind, edition, difficulty, seed }, changed });
}
