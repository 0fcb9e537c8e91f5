/** What somebody pastes or drops on the table: a link, a link's code, a case as JSON or in the notation. Nothing is opened that cannot be read whole. */
import { parseJson } from '../../../notation/json.ts';
import { MAX_BYTES } from '../../../notation/limits.ts';
import { type Parsed, parseSetup } from '../../../notation/parse.ts';
import { type Problem, problem } from '../../../notation/problem.ts';
import { parseText } from '../../../notation/text/parse.ts';
import { printCase } from '../../../notation/text/print.ts';
import { isNotation, readText } from '../../../notation/text/read.ts';
import type { CaseDocument } from '../../../notation/types.ts';
import { NEWEST_FIRST } from '../../../referee/edition-order.ts';
import type { Opening } from '../setup.ts';
import type { TableState } from '../state.svelte.ts';
import { caseOf, openingOfCase } from './case.ts';
import { codeIn } from './links.ts';
import { type LinkProblem, openCaseLink, openLink } from './share.ts';

export type Imported =
  /** `unknownEdition`: what a link names in place of an edition of this site. */
  | { readonly ok: true; readonly opening: Opening; readonly unknownEdition?: string | undefined }
  | { readonly ok: false; readonly why: 'empty' }
  | { readonly ok: false; readonly why: 'too-large' }
  | { readonly ok: false; readonly why: 'no-position' }
  | { readonly ok: false; readonly why: 'link'; readonly link: LinkProblem }
  | { readonly ok: false; readonly why: 'problems'; readonly problems: readonly Problem[] };

/** Reads a text. One in the notation that says no position is about `table`, where there is one. Never throws. */
export async function importText(text: string, table?: TableState): Promise<Imported> {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, why: 'empty' };
  if (trimmed.length > MAX_BYTES) return { ok: false, why: 'too-large' };
  if (isNotation(trimmed)) return importNotation(text, table);
  const code = codeIn(trimmed.slice(Math.max(0, trimmed.indexOf('#'))));
  if (code && !/^[[{]/.test(trimmed)) {
    const opened = code.kind === 'p' ? openLink(code.code) : await openCaseLink(code.code);
    return opened.ok ? opened : { ok: false, why: 'link', link: opened.why };
  }
  return importJson(trimmed);
}

function importJson(text: string): Imported {
  const json = parseJson(text);
  if (!json.ok) return { ok: false, why: 'problems', problems: [json.error] };
  if (Array.isArray(json.value)) return { ok: false, why: 'problems', problems: [problem('', 'wrong-type', json.value, 'object')] };
  return imported(parseSetup(json.value));
}

/** A text that names no edition leaves that to the table. */
function importNotation(text: string, table: TableState | undefined): Imported {
  const read = readText(text, 'setup');
  if (!read.ok) return { ok: false, why: 'problems', problems: [read.error] };
  const { document } = read.value;
  const named = 'edition' in document || 'editions' in document;
  const whole = 'before' in document || !table ? text : `${text}\n${setupText(table)}`;
  const result = imported(parseText('setup', whole, named ? {} : { edition: NEWEST_FIRST[0] }));
  if (!result.ok || named) return result;
  const { edition: _edition, ...opening } = result.opening;
  return { ok: true, opening };
}

/** What the table is set up with: the position, who plays, the state; not what happens. */
function setupText(table: TableState): string {
  const { editions: _editions, edition: _edition, report: _report, stroke: _stroke, incidents: _incidents, ...setup } = caseOf(table);
  return printCase(setup);
}

function imported(parsed: Parsed<CaseDocument>): Imported {
  if (!parsed.ok) return { ok: false, why: 'problems', problems: parsed.error };
  const opening = openingOfCase(parsed.value);
  return opening ? { ok: true, opening } : { ok: false, why: 'no-position' };
}
