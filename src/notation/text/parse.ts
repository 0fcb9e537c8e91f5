/** From a text of the notation to a checked document: `readText`, then the same checks as JSON goes through. */
import type { Shot } from '../../physics/types.ts';
import { type Parsed, parseCase, parseCheckPlacement, parseClassify, parseLog, parsePlace, parseSetup, parseShot } from '../parse.ts';
import { fail } from '../result.ts';
import type { CaseDocument, CheckPlacementDocument, ClassifyDocument, LogDocument, PlaceDocument } from '../types.ts';
import { readText, type TextKind } from './read.ts';

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
