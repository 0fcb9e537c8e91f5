/** Puts the empty files of a new language beside those of the others. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../corpus/languages.ts';
import { skeletonOf } from '../corpus/new-edition/skeleton.ts';
import { readContentFiles } from './content.ts';

export type AddedLanguage = { readonly files: readonly string[] } | { readonly inTheWay: string };

/**
 * Writes the skeleton of `lang` below the folder `content` and its entry in languages.json, in which `second` stands in for it; or nothing at all where one of
 * its files stands there already.
 */
export function addLanguage(content: string, lang: string, second: string): AddedLanguage {
  const skeleton = skeletonOf(readContentFiles(content), lang);
  const paths = [...skeleton.keys()].sort();
  const inTheWay = paths.find((path) => existsSync(join(content, path)));
  if (inTheWay !== undefined) return { inTheWay };
  for (const [path, text] of skeleton) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text, { flag: 'wx' });
  }
  const list = join(content, 'languages.json');
  const languages = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Language>;
  const model = languages[second];
  if (model) writeFileSync(list, `${JSON.stringify({ ...languages, [lang]: entryFor(lang, second, model) }, null, 2)}\n`);
  return { files: paths };
}

/** What is known of a language from its tag; the rest is that of the language that stands in for it, until somebody changes it. */
function entryFor(lang: string, second: string, model: Language): Language {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return {
    ...model,
    name: name.charAt(0).toLocaleUpperCase(lang) + name.slice(1),
    locale: lang,
    iso: 'und',
    script: new Intl.Locale(lang).maximize().script ?? model.script,
    status: 'partial',
    second,
  };
}
