/** From a text of the notation to a checked document: `readText`, then the same checks as JSON goes through. */
import type { Seat, Shot } from '../../physics/types.ts';
import type { CaseEvent } from '../../referee/types.ts';
import { type Parsed, parseCase, parseCheckPlacement, parseClassify, parseLog, parsePlace, parseSetup, parseShot } from '../parse.ts';
import type { Problem } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CaseDocument, CheckPlacementDocument, ClassifyDocument, LogDocument, PlaceDocument } from '../types.ts';
import { eventsIn } from './events.ts';
import { readText, type TextKind } from './read.ts';
import { clausesOf, problemOf, Unreadable } from './words.ts';

interface Documents {
  readonly case: CaseDocument;
  readonly setup: CaseDocument;
  readonly shot: Shot;
  readonly place: PlaceDocument;
  readonly classify: ClassifyDocument;
  readonly 'check-placement': CheckPlacementDocument;
  readonly log: LogDocument;
}

const PARSERS: { readonly [K in TextKind]: (input: unknown) => Parsed<Documents[K]> } = {
  case: parseCase,
  setup: parseSetup,
  shot: parseShot,
  place: parsePlace,
  classify: parseClassify,
  'check-placement': parseCheckPlacement,
  log: parseLog,
};

/**
 * The document that a text says, or everything that is wrong with it, each problem with line and column where a word is to blame.
 * `defaults` are fields the text may leave out: an edition, for one.
 */
export function parseText<K extends TextKind>(kind: K, text: string, defaults: object = {}): Parsed<Documents[K]> {
  const read = readText(text, kind);
  if (!read.ok) return fail([read.error]);
  const { document, locate } = read.value;
  const parsed = PARSERS[kind]({ ...defaults, ...document });
  return parsed.ok ? parsed : fail(parsed.error.map(locate));
}

/** Events as they stand in an `events` clause, without the keyword; `shooter` is whose zone `s<` means. */
export function parseEvents(text: string, shooter: Seat): Result<readonly CaseEvent[], readonly Problem[]> {
  try {
    const words = clausesOf(text).flatMap((clause) => [...clause]);
    return ok(eventsIn(words, 0, shooter).map(({ event }) => event));
  } catch (error) {
    if (error instanceof Unreadable) return fail([problemOf(error, text)]);
    throw error;
  }
}
