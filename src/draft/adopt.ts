/** A draft that is adopted: the files of a new edition, beside those of the editions that are there. */
import { dump, load } from 'js-yaml';
import { EDITION_IDS, EDITION_INFO } from '../compiled/editions.ts';
import { inherited } from '../corpus/compile/editions.ts';
import type { ContentFiles } from '../corpus/compile/source.ts';
import { COMPLETE_LANGS, type Lang } from '../corpus/languages.ts';
import { type NoNewEdition, newEdition } from '../corpus/new-edition/new-edition.ts';
import type { ChapterChange } from '../corpus/schema/edition.ts';
import type { AuthoredEntry } from '../corpus/schema/provision.ts';
import { type Basis, type CompiledDraft, editionBasis } from './basis.ts';
import { amendmentBetween } from './between.ts';
import type { Change, DraftProvision } from './schema.ts';

/** What the new edition is called and from when it holds. */
export interface Adoption {
  readonly id: string;
  /** `2026-01-01` */
  readonly inForce: string;
}

/** Why a draft cannot be adopted: no new edition can be begun, or words of it are missing in some language. */
export type NoAdoption =
  | { readonly why: NoNewEdition }
  | {
      readonly why: 'texts-missing';
      readonly missing: readonly { readonly provision: string; readonly what: string; readonly langs: readonly Lang[] }[];
    };

type Tree = Readonly<Record<string, unknown>>;
type Written = Map<string, string>;

/** The changes of a draft, after those of the drafts that it amends. */
const allChanges = (basis: Basis): readonly Change[] =>
  'draft' in basis ? [...allChanges((basis as CompiledDraft).basis), ...(basis as CompiledDraft).draft.changes] : [];

const quoted = (text: string): string => JSON.stringify(text);

/** A YAML text with lines more at the end of a block of its own; the block comes at the end where there is none. */
function withLines(text: string, block: string, lines: readonly string[]): string {
  const all = text.replace(/\n*$/, '').split('\n');
  const start = all.findIndex((line) => line.trimEnd() === `${block}:`);
  if (start < 0) return `${[...all, `${block}:`, ...lines].join('\n')}\n`;
  const next = all.findIndex((line, i) => i > start && /^\S/.test(line));
  const end = next < 0 ? all.length : next;
  return `${[...all.slice(0, end), ...lines, ...all.slice(end)].join('\n')}\n`;
}

const fileOf = (files: ContentFiles, folder: string, id: string): string | undefined =>
  [...files.keys()].find((path) => path.startsWith(`novuss/${folder}/`) && path.endsWith(`/${id}.yaml`));

const textFile = (spine: string, lang: Lang): string => spine.replace('novuss/provisions/', `novuss/texts/${lang}/`);
const treeOf = (files: ContentFiles, path: string): Tree => (load(files.get(path) ?? '{}') ?? {}) as Tree;

/** The title that a wording has for itself; a new wording beside it begins with it. */
const titleOver = (text: Tree, wording: string): string | undefined =>
  (text['titles'] as Readonly<Record<string, string>> | undefined)?.[wording];

/** A letter that no language has for a wording of the provision. Throws where all have been used: none is overwritten. */
function freeLetter(files: ContentFiles, spine: string): string {
  const taken = COMPLETE_LANGS.flatMap((lang) => Object.keys((treeOf(files, textFile(spine, lang))['wordings'] ?? {}) as Tree));
  const free = [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !taken.includes(letter));
  if (free === undefined) throw new Error(`${spine}: every letter is taken by a wording`);
  return free;
}

/** What the edition at the root says of a provision. */
const rootEntry = (files: ContentFiles, spine: string, root: string): AuthoredEntry | undefined =>
  inherited(
    EDITION_IDS.map((id) => EDITION_INFO[id]),
    root,
    (treeOf(files, spine)['editions'] ?? {}) as Readonly<Record<string, AuthoredEntry>>,
  );

const effectKey = (id: string): string => `in-${id}`;

/** A provision that is there already: its entry for the new edition, and new words beside the others. */
function amendProvision(
  files: ContentFiles,
  written: Written,
  spine: string,
  said: DraftProvision,
  { root, articles }: CompiledDraft,
  edition: string,
): void {
  const now = new Map([...files, ...written]);
  const put = (entry: string) => written.set(spine, withLines(now.get(spine) ?? '', 'editions', [`  ${quoted(edition)}: ${entry}`]));
  if ('absent' in said) {
    put('{ absent: true }');
    return;
  }
  const before = rootEntry(files, spine, root);
  const known = said.wording ?? (before === undefined || 'absent' in before ? undefined : before.wording);
  const wording = said.texts === undefined ? (known ?? 'a') : freeLetter(now, spine);
  const provision = spine.replace(/^.*\/|\.yaml$/g, '');
  const changed = [...(said.rule ? ['rule: true'] : []), ...(said.effect ? [`effect: ${effectKey(edition)}`] : [])];
  const change = changed.length > 0 ? `, change: { ${changed.join(', ')} }` : '';
  put(`{ articles: [${articles(provision).map(quoted).join(', ')}], wording: ${wording}${change} }`);
  for (const lang of COMPLETE_LANGS) {
    const path = textFile(spine, lang);
    let text = now.get(path) ?? '';
    const title = known === undefined || said.texts === undefined ? undefined : titleOver(treeOf(now, path), known);
    if (title !== undefined) text = withLines(text, 'titles', [`  ${wording}: ${quoted(title)}`]);
    if (said.texts?.[lang]) text = withLines(text, 'wordings', [`  ${wording}: ${quoted(said.texts[lang])}`]);
    if (said.effect?.[lang]) text = withLines(text, 'effects', [`  ${effectKey(edition)}: ${quoted(said.effect[lang])}`]);
    if (text !== now.get(path)) written.set(path, text);
  }
}

/** A provision that no edition has yet: text only. */
function addProvision(written: Written, provision: string, said: Exclude<DraftProvision, { absent: true }>, edition: string): void {
  const path = `novuss/provisions/${said.chapter}/${provision}.yaml`;
  const articles = said.articles ?? [];
  written.set(
    path,
    `kind: provision\nabout: ${said.about ?? 'procedure'}\nunmodelled: procedure\neditions:\n  ${quoted(edition)}: { articles: [${articles.map(quoted).join(', ')}], wording: a }\n`,
  );
  for (const lang of COMPLETE_LANGS)
    written.set(textFile(path, lang), `title: ${quoted(said.title?.[lang] ?? '')}\nwordings:\n  a: ${quoted(said.texts?.[lang] ?? '')}\n`);
}

/** Records of rules and readings that come in with the new edition say so. */
function introduce(files: ContentFiles, written: Written, code: string, edition: string): void {
  const path = [...files].find(([path, text]) => path.startsWith('novuss/rules/') && new RegExp(`^${code}:$`, 'm').test(text))?.[0];
  const own = path ?? fileOf(files, 'readings', code) ?? `novuss/readings/${code}.yaml`;
  const text = written.get(own) ?? files.get(own) ?? '';
  const record =
    path === undefined ? /^introduced: \[(.*)\]$/m : new RegExp(`(?<=^${code}:\\n(?:  .*\\n)*?)  introduced: \\[(.*)\\]$`, 'm');
  written.set(
    own,
    text.replace(record, (line) => line.replace(/\]$/, `, ${quoted(edition)}]`)),
  );
}

type Said = ReadonlyMap<string, DraftProvision>;

/** What changes say of each provision: later words instead of earlier ones. */
function provisionsOf(changes: readonly Change[]): Said {
  const said = new Map<string, DraftProvision>();
  for (const [provision, entry] of changes.flatMap(({ provisions }) => Object.entries(provisions))) {
    const before = said.get(provision);
    if (before === undefined || 'absent' in before || 'absent' in entry) said.set(provision, entry);
    else {
      const { wording, texts, ...rest } = before;
      const worded = entry.wording !== undefined || entry.texts !== undefined;
      said.set(provision, worded ? { ...rest, ...entry } : { ...before, ...entry });
    }
  }
  return said;
}

const nameOf = (added: ChapterChange['adds'][number]): string => (typeof added === 'string' ? added : added.article);

/** What changes say of each chapter, in one entry that names an article once. */
function chaptersOf(changes: readonly Change[]): readonly ChapterChange[] {
  const all = new Map<string, ChapterChange>();
  for (const chapter of changes.flatMap(({ amends }) => amends.chapters)) {
    const { adds, repeals } = all.get(chapter.id) ?? { adds: [], repeals: [] };
    const again = chapter.adds.map(nameOf);
    all.set(chapter.id, {
      ...all.get(chapter.id),
      ...chapter,
      adds: [...adds.filter((one) => !again.includes(nameOf(one))), ...chapter.adds],
      repeals: [...new Set([...repeals, ...chapter.repeals])],
    });
  }
  return [...all.values()];
}

const missingIn = (said: Said) =>
  [...said].flatMap(([provision, entry]) =>
    'absent' in entry
      ? []
      : (['title', 'texts', 'effect'] as const).flatMap((what) => {
          const langs = entry[what] === undefined ? [] : COMPLETE_LANGS.filter((lang) => !entry[what]?.[lang]);
          return langs.length > 0 ? [{ provision, what, langs }] : [];
        }),
  );

/** The files of a new edition, path below content/ to text: new ones, and those that are there with what is added. */
export function adopt(files: ContentFiles, draft: CompiledDraft, { id, inForce }: Adoption): ReadonlyMap<string, string> | NoAdoption {
  const changes = allChanges(draft);
  const said = provisionsOf(changes);
  const missing = missingIn(said);
  if (missing.length > 0) return { why: 'texts-missing', missing };
  const edition = newEdition(files, { id, basis: draft.root, inForce });
  if (typeof edition === 'string') return { why: edition };
  const root = editionBasis(draft.root) as Basis;
  const amends = amendmentBetween(root, draft);
  const chapters = chaptersOf(changes);
  const written: Written = new Map();
  const { mover, date } = draft.draft;
  const fields = load(edition.text) as Tree;
  const parts = { ...(chapters.length > 0 && { chapters }), ...amends };
  const stated = Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
  written.set(
    edition.path,
    dump(
      { ...fields, source: `adopted draft ${draft.id} (${mover}, ${date})`, amends: stated },
      { quoteStyle: 'double', lineWidth: -1, flowLevel: 3 },
    ),
  );
  for (const code of Object.keys(amends.rules)) if (!(code in root.statements.rules)) introduce(files, written, code, id);
  for (const code of Object.keys(amends.readings)) if (!(code in root.statements.readings)) introduce(files, written, code, id);
  for (const [provision, entry] of said) {
    const spine = fileOf(files, 'provisions', provision);
    if (spine !== undefined) amendProvision(files, written, spine, entry, draft, id);
    else if (!('absent' in entry)) addProvision(written, provision, entry, id);
  }
  return written;
}
