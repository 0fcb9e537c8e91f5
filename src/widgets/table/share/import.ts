/** What somebody pastes or drops on the table: a link, a link's code, or a case as JSON. Nothing is opened that cannot be read whole. */
import { parseJson } from '../../../notation/json.ts';
import { parseCase } from '../../../notation/parse.ts';
import { type Problem, problem } from '../../../notation/problem.ts';
import type { Opening } from '../setup.ts';
import { openingOfCase } from './case.ts';
import { codeIn } from './links.ts';
import { type LinkProblem, openCaseLink, openLink } from './share.ts';

export type Imported =
  | { readonly ok: true; readonly opening: Opening }
  | { readonly ok: false; readonly why: 'empty' }
  | { readonly ok: false; readonly why: 'too-large' }
  | { readonly ok: false; readonly why: 'no-position' }
  | { readonly ok: false; readonly why: 'link'; readonly link: LinkProblem }
  | { readonly ok: false; readonly why: 'problems'; readonly problems: readonly Problem[] };

/** As on the command line. */
export const MAX_BYTES = 1024 * 1024;

/** Reads a text. Never throws. */
export async function importText(text: string): Promise<Imported> {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, why: 'empty' };
  if (trimmed.length > MAX_BYTES) return { ok: false, why: 'too-large' };
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
  const parsed = parseCase(json.value);
  if (!parsed.ok) return { ok: false, why: 'problems', problems: parsed.error };
  const opening = openingOfCase(parsed.value);
  return opening ? { ok: true, opening } : { ok: false, why: 'no-position' };
}
