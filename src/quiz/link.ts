/** A question in an address: kind, edition, difficulty, seed, the generator's version and a mark of the edition's content. */
import { fail, ok, type Result } from '../notation/result.ts';
import { BitReader, BitWriter } from '../notation/share/bits.ts';
import { isKnownEdition, readEdition, writeEdition } from '../notation/share/edition.ts';
import { NEWEST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import type { QuizBook } from './book.ts';
import { LINK_VERSION, type LinkError, readText, unwrap, wrap, writeText } from './envelope.ts';
import { DIFFICULTIES, LINKED_KINDS, type QuestionRef } from './types.ts';
import { GENERATOR_VERSION, SAME_SINCE } from './version.ts';

/** A question's link, opened. */
export interface OpenedQuestion {
  readonly ref: QuestionRef;
  /** The rules as held here have changed since, or the generator has: it may be another question. */
  readonly changed: boolean;
  /** What the link names in place of an edition that is known here; `ref` has the newest one then. */
  readonly unknownEdition?: string;
}

/** The first 16 bits of an edition's content hash. */
const markOf = (book: QuizBook, edition: QuestionRef['edition']): number =>
  Number.parseInt(book.editions[edition].hash.slice(0, 4), 16) || 0;

/** The code for a question. */
export function questionCode(book: QuizBook, ref: QuestionRef): string {
  const bits = new BitWriter();
  bits.write(GENERATOR_VERSION, 8);
  writeEdition(bits, ref.edition);
  bits.write('situation' in ref ? 1 : 0, 1);
  bits.write(markOf(book, ref.edition), 16);
  if ('situation' in ref) {
    writeText(bits, ref.situation);
  } else {
    bits.write(LINKED_KINDS.indexOf(ref.kind), 6);
    bits.write(ref.difficulty, 2);
    bits.write(ref.seed, 32);
  }
  return wrap('question', bits.toBytes());
}

/** The question of a code, or why there is none. */
export function openQuestion(book: QuizBook, code: string): Result<OpenedQuestion, LinkError> {
  const link = unwrap('question', code);
  if (!link.ok) return link;
  const bits = new BitReader(link.value.content);
  const generator = bits.read(8);
  const named = readEdition(bits, link.value.version);
  const known = isKnownEdition(named, Object.keys(book.editions));
  const edition = known ? named : NEWEST;
  const authored = bits.read(1) === 1;
  const mark = bits.read(16);
  if (generator > GENERATOR_VERSION) return fail({ code: 'newer-version' });
  const sameRules = known && mark === markOf(book, edition);
  const ref = authored ? { situation: readText(bits), edition } : madeRef(bits, edition);
  if (ref === 'gone') return fail({ code: 'gone' });
  if (ref === null || bits.overrun || !bits.exhausted) return fail({ code: 'altered' });
  const changed = !sameRules || (!authored && generator < SAME_SINCE);
  return ok(known ? { ref, changed } : { ref, changed, unknownEdition: named });
}

function madeRef(bits: BitReader, edition: EditionId): QuestionRef | 'gone' | null {
  const kind = LINKED_KINDS[bits.read(6)];
  const difficulty = DIFFICULTIES[bits.read(2) - 1];
  const seed = bits.read(32);
  if (kind === null && difficulty !== undefined && !bits.overrun && bits.exhausted) return 'gone';
  return kind === undefined || kind === null || difficulty === undefined ? null : { kind, edition, difficulty, seed };
}

/** The code of a question as this version writes it: what was stored of an earlier version is known again by it. Anything else as it is. */
export function currentCode(code: string): string {
  const link = unwrap('question', code);
  if (!link.ok || link.value.version === LINK_VERSION) return code;
  const from = new BitReader(link.value.content);
  const to = new BitWriter();
  const copy = (width: number): number => {
    const value = from.read(width);
    to.write(value, width);
    return value;
  };
  copy(8);
  writeEdition(to, readEdition(from, link.value.version));
  const authored = copy(1) === 1;
  copy(16);
  for (let left = authored ? copy(8) : 5; left > 0; left -= 1) copy(8);
  return wrap('question', to.toBytes());
}
