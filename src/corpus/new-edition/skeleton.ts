/** The empty files of a language that is to be added: the paths and keys of the English ones, every text empty. */
import { dump, load } from 'js-yaml';
import { PLURAL, type Tree } from '../compile/interface.ts';
import type { ContentFiles } from '../compile/source.ts';

/** The English files that a new language needs: path up to the language, path after it. */
const SHAPES = [
  /^((?:novuss|backgammon)\/texts\/)en(\/.+\.yaml)$/,
  /^(glossary\/)en(\/[a-z]+\.yaml)$/,
  /^(ui\/(?:[^/]+\/)?)en(\.json)$/,
  /^(style\/)en(\.yaml)$/,
];

/** Path below `content/` to the text of every file that `lang` needs. */
export function skeletonOf(files: ContentFiles, lang: string): ReadonlyMap<string, string> {
  const skeleton = new Map<string, string>();
  for (const [path, text] of files) {
    const parts = SHAPES.map((shape) => shape.exec(path)).find((match) => match !== null);
    if (parts) skeleton.set(`${parts[1]}${lang}${parts[2]}`, emptied(path, text, lang));
  }
  return skeleton;
}

function emptied(path: string, text: string, lang: string): string {
  if (path.endsWith('.json')) return `${JSON.stringify(withoutTexts(pluralsOf(lang, JSON.parse(text))), null, 2)}\n`;
  return `# To be written after ${path}: every "" is a text that is missing.\n${dump(withoutTexts(load(text) as Tree), { quoteStyle: 'double' })}`;
}

/** Keys stay, texts become empty; lists of words (forms, synonyms) start empty. */
function withoutTexts(value: Tree): Tree {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, key === 'synonyms' ? {} : withoutTexts(child)]));
}

/** Counted phrases in the plural forms of the new language: Latvian has zero, one and other. */
function pluralsOf(lang: string, value: Tree): Tree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const bare = key.replace(PLURAL, '');
    const counted = typeof child === 'string' && bare !== key;
    return counted ? forms.map((form) => [`${bare}_${form}`, child] as const) : [[key, pluralsOf(lang, child)] as const];
  });
  return Object.fromEntries(entries);
}
