/**
 * A draft while it is being written: the data of its file, which may still lack something or be wrong. The file's text is what is stored; whatever
 * the fields of the page do not know stays in it.
 */
import { dump, load } from 'js-yaml';
import * as z from 'zod/mini';
import { CYRILLIC } from '../corpus/anchor.ts';
import type { Lang } from '../corpus/languages.ts';

/** Words by language; which of them are there is the drafter's matter. */
const words = z.record(z.string(), z.string());
const table = z.record(z.string(), z.unknown());
const line = z.looseObject({ when: z.optional(table), cost: z.optional(z.string()), cites: z.optional(z.array(z.string())) });
const rule = z.union([
  z.literal('silent'),
  z.looseObject({
    effects: z.optional(z.array(z.string())),
    scope: z.optional(z.nullable(z.string())),
    reading: z.optional(z.nullable(z.string())),
    replay: z.optional(z.nullable(z.looseObject({ swapSides: z.boolean(), swapFirst: z.boolean() }))),
    cites: z.optional(z.array(z.string())),
    lines: z.optional(z.array(line)),
  }),
]);
const reading = z.union([z.literal('settled'), z.looseObject({ default: z.optional(z.string()), cites: z.optional(z.array(z.string())) })]);
const provision = z.looseObject({
  absent: z.optional(z.literal(true)),
  articles: z.optional(z.array(z.string())),
  wording: z.optional(z.string()),
  texts: z.optional(words),
  effect: z.optional(words),
  title: z.optional(words),
  chapter: z.optional(z.string()),
});
const names = z.optional(z.array(z.string()));
const take = z.looseObject({ from: z.string(), rules: names, readings: names, parameters: names, policies: names });
const change = z.looseObject({
  reason: z.optional(z.string()),
  takes: z.optional(z.array(take)),
  amends: z.optional(
    z.looseObject({
      chapters: z.optional(z.array(z.looseObject({ id: z.string(), adds: z.optional(z.array(z.unknown())) }))),
      policies: z.optional(table),
      parameters: z.optional(z.record(z.string(), table)),
      rules: z.optional(z.record(z.string(), rule)),
      readings: z.optional(z.record(z.string(), reading)),
    }),
  ),
  provisions: z.optional(z.record(z.string(), provision)),
});
const draft = z.looseObject({
  id: z.string(),
  status: z.string(),
  basis: z.string(),
  language: z.string(),
  title: words,
  mover: z.string(),
  date: z.string(),
  changes: z.array(change),
});

export type Line = z.infer<typeof line>;
export type Rule = Exclude<z.infer<typeof rule>, 'silent'>;
export type ProvisionTree = z.infer<typeof provision>;
export type Take = z.infer<typeof take>;
export type ChangeTree = z.infer<typeof change>;
export type DraftTree = z.infer<typeof draft>;

/** Parts of an edition that can be taken over from another one. */
export const TAKEN = ['rules', 'readings', 'parameters', 'policies'] as const;
export type Taken = (typeof TAKEN)[number];

/** The draft in a text as fields can show it; null where it has another shape, so that only its text can be mended. */
export function treeOf(text: string): DraftTree | null {
  try {
    const read = draft.safeParse(load(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Texts without blanks around them. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, trimmed(inner)]])));
}

/** A draft as the text of its file. */
export const textOf = (tree: object): string => dump(trimmed(tree), { quoteStyle: 'double', lineWidth: -1, flowLevel: 7 });

/** The day of a draft that names none; nothing follows from it. */
const SOME_DAY = '2000-01-01';

/** What a draft may lack while it is being written, filled in so that it can be tried. */
export function provisional(tree: DraftTree): DraftTree {
  const said = (text: string | undefined): string => text?.trim() || '–';
  const { changes, language } = tree;
  const title = Object.entries(tree.title).filter(([, text]) => text.trim() !== '');
  return {
    ...tree,
    title: title.length > 0 ? Object.fromEntries(title) : { [language]: '–' },
    mover: said(tree.mover),
    date: tree.date.trim() || SOME_DAY,
    changes: (changes.length > 0 ? changes : [{}]).map((one) => ({
      ...one,
      reason: said(one.reason),
      provisions: Object.fromEntries(Object.entries(one.provisions ?? {}).map(([id, own]) => [id, withoutEmpty(own)])),
    })),
  };
}

/** Without the languages in which nothing was said yet. */
function withoutEmpty(own: ProvisionTree): ProvisionTree {
  const some = (texts: Readonly<Record<string, string>> | undefined) => {
    const left = Object.entries(texts ?? {}).filter(([, text]) => text.trim() !== '');
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  };
  const { texts, effect, title, ...rest } = own;
  const said = { texts: some(texts), effect: some(effect), title: some(title) };
  return { ...rest, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) };
}

/** Letters that lose no accent to become Latin ones. */
const LATIN: Readonly<Record<string, string>> = {
  ...CYRILLIC,
  й: 'i',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ё: 'e',
  ß: 'ss',
};

/** A name for a draft or a provision of this title that is not taken yet: small Latin letters, figures and hyphens. */
export function nameFor(title: string, taken: readonly string[], otherwise: string): string {
  const latin = [...title.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('');
  const plain =
    latin
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, '') || otherwise;
  if (!taken.includes(plain)) return plain;
  let n = 2;
  while (taken.includes(`${plain}-${n}`)) n += 1;
  return `${plain}-${n}`;
}

/** A draft that says nothing yet. */
export const emptyDraft = (id: string, basis: string, lang: Lang, title: string, mover: string, date: string): DraftTree => ({
  id,
  status: 'draft',
  basis,
  language: lang,
  title: { [lang]: title },
  mover,
  date,
  changes: [{ reason: '' }],
});

/** The title in a language, else in the one in which it was moved, else in any. */
export const titleOf = ({ title, language, id }: Pick<DraftTree, 'title' | 'language' | 'id'>, lang: Lang): string =>
  title[lang] || title[language] || Object.values(title).find((one) => one !== '') || id;

/** What the draft in a text is called, also where fields cannot show it: its title, else its name; null where the text says neither. */
export function nameIn(text: string, lang: Lang): string | null {
  const tree = treeOf(text);
  if (tree !== null) return titleOf(tree, lang);
  // a text that is being mended may be no YAML for a while: its first field is the name
  const id = /^id: *["']?([^"'\n]+)/m.exec(text)?.[1]?.trim() ?? null;
  try {
    const data = load(text) as { readonly title?: unknown } | null | undefined;
    const titles = words.safeParse(data?.title);
    return (titles.success ? titles.data[lang] || Object.values(titles.data).find((one) => one !== '') : undefined) ?? id;
  } catch {
    return id;
  }
}
