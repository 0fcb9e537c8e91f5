/** The interface strings, `ui/<area>/<lang>.json` and `ui/<lang>.json`: every language has what English has, with the same values to fill in. */
import { PLURAL } from '../compile/interface.ts';
import type { ContentFiles } from '../compile/source.ts';
import { COMPLETE_LANGS, type Lang } from '../languages.ts';
import type { ContentProblem } from '../model.ts';

type Tree = { readonly [key: string]: string | Tree };

const FILE = /^(ui\/(?:[\w-]+\/)?)([^/]+)\.json$/;
const PLACEHOLDER = /\{\{(\w+)[^}]*\}\}/g;
const FORMS = /\{\{\w+#([^}]*)\}\}/g;
/** How many forms a counted noun has inside a template, as `fill` in sentence.ts takes them. */
function formCount(lang: Lang): number {
  const plurals = new Intl.PluralRules(lang);
  return new Set(Array.from({ length: 200 }, (_, n) => plurals.select(n))).size;
}

/** Every text with the path of its keys. */
function leaves(tree: Tree, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  );
}

const stringsIn = (text: string): ReadonlyMap<string, string> => new Map(leaves(JSON.parse(text) as Tree));
const placeholders = (text: string): string => [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort().join(', ');

/** One area of a language against its English. Case forms of names (`names/`) and plural ends of keys are the language's own. */
function areaProblems(
  file: string,
  lang: Lang,
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): readonly ContentProblem[] {
  const names = file.startsWith('ui/names/');
  const bare = (path: string): string => path.replace(PLURAL, '').replace(names ? /\.[a-z]+$/ : /$^/, '');
  const problems: ContentProblem[] = [];
  const problem = (code: string, path: string, detail: string): void => void problems.push({ file, path, code, detail });
  const count = formCount(lang);
  const known = new Map([...english].map(([path, text]) => [bare(path), text] as const));
  const given = new Set([...own.keys()].map(bare));
  for (const [path, text] of known) if (!given.has(path)) problem('string-missing', path, `English says “${text}”`);
  for (const [path, text] of own) {
    const model = known.get(bare(path));
    if (model === undefined) {
      problem('string-unknown', path, 'English has no such text');
      continue;
    }
    if (text.trim() === '' && model !== '') problem('string-empty', path, `English says “${model}”`);
    if (/\{/.test(text.replace(PLACEHOLDER, '')))
      problem('placeholder-malformed', path, `“${text}”: a value to fill in is written {{name}}`);
    const [wanted, found] = [placeholders(model), placeholders(text)];
    if (wanted !== found && !names) problem('placeholders-differ', path, `fills in ${found || 'nothing'}, English ${wanted || 'nothing'}`);
    for (const [, forms = ''] of text.matchAll(FORMS))
      if (forms.split('|').length !== count) problem('string-forms', path, `“${forms}” has not the ${count} forms of the language`);
  }
  return problems;
}

/** What is wrong with the interface strings of the languages that must have every text. */
export function stringProblems(files: ContentFiles, langs: readonly string[] = COMPLETE_LANGS): readonly ContentProblem[] {
  return [...files].flatMap(([file, text]) => {
    const [, area = '', lang] = FILE.exec(file) ?? [];
    const english = files.get(`${area}en.json`);
    if (lang === undefined || !langs.includes(lang)) return [];
    if (english === undefined) return [{ file, path: '', code: 'string-unknown', detail: `there is no ${area}en.json` }];
    return areaProblems(file, lang as Lang, stringsIn(english), stringsIn(text));
  });
}
