/**
 * The words of the interface, `content/ui/<area>/<lang>.json`, as modules: one that loads a language when it is asked for, one that holds all.
 * An empty text of a language that is being translated is that of the language that stands in for it.
 */
import { LANGS, type Lang, secondOf } from '../languages.ts';
import type { ContentFiles } from './source.ts';

/** What a JSON file of words holds. */
export type Tree = string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree };

const isBranch = (tree: Tree | undefined): tree is { readonly [key: string]: Tree } =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

/** i18next counts by the end of a key; which ends there are differs between languages. */
export const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** The texts of a language, with those of its second one where they are empty or missing. Its own plural forms stay. */
function translated(own: Tree | undefined, second: Tree): Tree {
  if (!isBranch(second)) return own === undefined || own === '' || (Array.isArray(own) && own.length === 0) ? second : own;
  const branch = isBranch(own) ? own : {};
  const extra = Object.keys(branch).filter((key) => !(key in second));
  return Object.fromEntries([
    ...Object.entries(second).map(([key, value]) => [key, translated(branch[key], value)] as const),
    ...extra.map((key) => [key, branch[key] || second[key.replace(PLURAL, '_other')] || ''] as const),
  ]);
}

/** `''` is `content/ui/<lang>.json`, the words of the pages. */
const areas = (files: ContentFiles): readonly string[] =>
  [
    ...new Set(
      [...files.keys()].flatMap((file) => /^ui\/(?:([^/]+)\/)?[^/]+\.json$/.exec(file)?.slice(1, 2) ?? []).map((area) => area ?? ''),
    ),
  ].sort();

const pathOf = (area: string, lang: Lang): string => (area === '' ? `ui/${lang}.json` : `ui/${area}/${lang}.json`);

/** From a module in src/compiled/ui/: the file of content/, or the completed copy beside it. */
const specifier = (area: string, lang: Lang): string =>
  secondOf(lang) === undefined ? `'../../../content/${pathOf(area, lang)}'` : `'./${area || 'pages'}.${lang}.json'`;

const WITH = `{ type: 'json' }`;

const lazy = (area: string): string => `
/** Loads the words of a language. */
export const load = {
${LANGS.map((lang) => `  '${lang}': async () => (await import(${specifier(area, lang)}, { with: ${WITH} })).default,`).join('\n')}
};
`;

const eager = (area: string): string => `
${LANGS.map((lang, i) => `import words${i} from ${specifier(area, lang)} with ${WITH};`).join('\n')}

/** The words of all languages: for what is made while the site is built. */
export const STRINGS = { ${LANGS.map((lang, i) => `'${lang}': words${i}`).join(', ')} };
`;

const identifier = (area: string): string => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const beside = (area: string): string => `'./${area}.all.ts'`;

/** One module over the areas of the interface, those of the pages apart. */
const index = (names: readonly string[]): string => `
${names.map((name) => `import { STRINGS as ${identifier(name)} } from ${beside(name)};`).join('\n')}

/** The words of all areas in all languages. */
export const STRINGS = { ${names.map((name) => `'${name}': ${identifier(name)}`).join(', ')} };
`;

/** The decimal mark and the minus sign of a language, as an object literal. */
function signsOf(lang: Lang): string {
  const parts = new Intl.NumberFormat(lang).formatToParts(-0.5);
  const sign = (wanted: Intl.NumberFormatPartTypes): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `{ decimal: '${sign('decimal')}', minus: '${sign('minusSign')}' }`;
}

/** File name, below src/compiled/, to text. */
export function emitInterface(files: ContentFiles, head: string): ReadonlyMap<string, string> {
  const parsed = (area: string, lang: Lang): Tree => JSON.parse(files.get(pathOf(area, lang)) ?? '{}') as Tree;
  const tags = LANGS.map((lang) => `'${lang}'`).join(' | ');
  const languages = `${head}
/** The languages of content/languages.json. */
export type Lang = ${tags};

/** Their decimal marks and minus signs, as \`Intl\` has them. A browser that is asked for them loads its number formats first, which a phone feels. */
export const NUMBER_SIGNS = { ${LANGS.map((lang) => `'${lang}': ${signsOf(lang)}`).join(', ')} } as const;
`;
  return new Map([
    ['languages.ts', languages] as const,
    ['ui/all.ts', head + index(areas(files).filter(Boolean))] as const,
    ...areas(files).flatMap((area): (readonly [string, string])[] => [
      [`ui/${area || 'pages'}.ts`, head + lazy(area)],
      [`ui/${area || 'pages'}.all.ts`, head + eager(area)],
      ...LANGS.flatMap((lang): (readonly [string, string])[] => {
        const second = secondOf(lang);
        if (second === undefined) return [];
        return [
          [`ui/${area || 'pages'}.${lang}.json`, `${JSON.stringify(translated(parsed(area, lang), parsed(area, second)), null, 2)}\n`],
        ];
      }),
    ]),
  ]);
}
