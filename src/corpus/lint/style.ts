/**
 * What is never written in a language: the patterns of `content/style/<lang>.yaml`, looked for in every text file of that language. It reads file
 * texts, not the corpus, since interface strings and guides are held to the same sheets.
 */
import { load as parseYaml } from 'js-yaml';
import * as z from 'zod';
import type { ContentFiles } from '../compile/source.ts';
import type { ContentProblem } from '../model.ts';

/** One thing that is never written: a regular expression over the text in any case, and what is written instead. */
export interface Avoided {
  readonly pattern: RegExp;
  readonly say: string;
}

const sheetSchema = z.object({ never: z.array(z.object({ pattern: z.string(), say: z.string() })) });
/** Words by which people ask, and earlier texts, are kept as they are. */
const EXEMPT = /^(?:asked|history)\//;
const SHEET = /^style\/([^/]+)\.yaml$/;

/** The style sheets among the files, by language. Throws where a sheet has another shape or a pattern that cannot be read. */
function styleSheets(files: ContentFiles): ReadonlyMap<string, readonly Avoided[]> {
  const sheets = new Map<string, readonly Avoided[]>();
  for (const [file, text] of files) {
    const lang = SHEET.exec(file)?.[1];
    if (lang === undefined) continue;
    const { never } = sheetSchema.parse(parseYaml(text));
    sheets.set(
      lang,
      never.map(({ pattern, say }) => ({ pattern: new RegExp(pattern, 'giu'), say })),
    );
  }
  return sheets;
}

/** The language of a text file: a folder `<lang>/` or a name `<lang>.json`. */
const languageOf = (file: string, langs: ReadonlySet<string>): string | undefined =>
  file
    .replace(/\.[^./]+$/, '')
    .split('/')
    .find((part) => langs.has(part));

/** A line of glossary that lists forms or synonyms, for the look-up alone. */
const LISTING = /^\s*(?:forms|synonyms|club|"?\d{4}"?):\s*[[{]/;

/** Lines joined by one space, so that a phrase is found across a line end; `lineAt` tells the line of an offset. */
function flatten(text: string, file: string): { readonly flat: string; readonly lineAt: (offset: number) => number } {
  const starts: number[] = [];
  let flat = '';
  for (const line of text.split('\n')) {
    starts.push(flat.length);
    flat += `${file.startsWith('glossary/') && LISTING.test(line) ? '' : line.replace(/\]\(term:[^)]*\)/g, ']').trim()} `;
  }
  return { flat, lineAt: (offset) => starts.findLastIndex((start) => start <= offset) + 1 };
}

/** Every place where a text says what its language's sheet rules out: file, line, the words, what to write instead. */
export function styleProblems(files: ContentFiles): readonly ContentProblem[] {
  const sheets = styleSheets(files);
  const langs = new Set(sheets.keys());
  return [...files].flatMap(([file, text]) => {
    const lang = languageOf(file, langs);
    if (lang === undefined || EXEMPT.test(file) || SHEET.test(file)) return [];
    const { flat, lineAt } = flatten(text, file);
    return (sheets.get(lang) ?? []).flatMap(({ pattern, say }) =>
      [...flat.matchAll(pattern)].map((found) => ({
        file,
        line: lineAt(found.index),
        path: '',
        code: 'style-avoided',
        detail: `“${found[0]}”: ${say}`,
      })),
    );
  });
}
