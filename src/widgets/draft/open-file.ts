/** A file somebody chose: whether it is a draft, be it with faults, or why it is none. */
import { load } from 'js-yaml';
import { MAX_BYTES } from '../../notation/limits.ts';

export interface NoDraft {
  readonly code: 'too-large' | 'empty' | 'no-text' | 'unreadable' | 'no-draft';
  /** Where the text cannot be read, from 1. */
  readonly line?: number;
}

/** What no text holds: bytes that are no letters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_LETTERS = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** Only a draft has these fields, whatever else is wrong with it. */
const isDraft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('changes' in data || ('status' in data && data.status === 'draft'));

/** Why a text is no draft; null where it is one. */
function whyNot(text: string): NoDraft | null {
  if (text.trim() === '') return { code: 'empty' };
  if (NO_LETTERS.test(text)) return { code: 'no-text' };
  try {
    return isDraft(load(text)) ? null : { code: 'no-draft' };
  } catch (error) {
    const line = (error as { readonly mark?: { readonly line: number } }).mark?.line;
    return { code: 'unreadable', ...(line === undefined ? {} : { line: line + 1 }) };
  }
}

/** The text of a file and why it is no draft, where it is none. */
export async function opened(file: File): Promise<{ readonly text: string; readonly why: NoDraft | null }> {
  if (file.size > MAX_BYTES) return { text: '', why: { code: 'too-large' } };
  const text = await file.text();
  return { text, why: whyNot(text) };
}
