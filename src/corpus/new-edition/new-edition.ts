/** The file of an edition that is to be added: what it is, and nothing that it amends yet. */
import { dump, load } from 'js-yaml';
import { matchIn } from '../compile/paths.ts';
import type { ContentFiles } from '../compile/source.ts';
import { MARK_PATTERNS, type MarkPattern } from '../model.ts';

/** Why an edition cannot be added: the edition it would amend is unknown, or there is one of this name. */
export type NoNewEdition = 'basis-unknown' | 'edition-there';

/** What a new edition says of itself, before anybody has written what it amends. */
export interface NewEdition {
  readonly id: string;
  readonly basis: string;
  /** The day from which it holds, `2026-01-01`. */
  readonly inForce: string;
}

const PATH = (id: string): string => `novuss/editions/${id}.yaml`;

type Fields = Readonly<Record<string, unknown>>;

/** A title with the new edition's name in place of the old one's. */
const renamed = (title: unknown, from: string, to: string): unknown =>
  typeof title === 'string' ? (title.includes(from) ? title.replace(from, to) : `${title} ${to}`) : title;

/** Everything that is the same until somebody says otherwise; its mark is drawn in another way. */
function fieldsOf(basis: Fields, { id, inForce }: NewEdition, number: number): Fields {
  const { amends: _, chapters: __, title, name, pattern, ...same } = basis;
  const inAll = (texts: unknown) =>
    Object.fromEntries(Object.entries(texts as Fields).map(([lang, text]) => [lang, renamed(text, String(basis['id']), id)]));
  const other = MARK_PATTERNS[(MARK_PATTERNS.indexOf(pattern as MarkPattern) + 1) % MARK_PATTERNS.length];
  return {
    ...same,
    ...{ id, mark: id.slice(-2).toUpperCase(), number, basis: basis['id'], inForce, pattern: other },
    ...{ name: inAll(name), title: inAll(title), source: '' },
  };
}

const HEAD = ({
  id,
  basis,
}: NewEdition): string => `# What edition ${id} says otherwise than ${basis}, and nothing else: chapters, articles, wordings, rules, readings and numbers that are not
# named here or in a provision's own file are those of ${basis}. Check issuer, title, name, language, country and colour, which were taken from
# there, and say the source.
`;

const AMENDS = `# What it amends. \`npm run --silent novuss -- lint\` says what is missing or wrong, by file and line.
#   chapters: [{ id: "12", adds: ["12.31"], repeals: ["12.30"] }]     a new article also needs a provision that claims it
#   parameters: { strokeTime: { value: 20 } }                         with its own article where that changes: article: "11.7"
#   rules: { striker-pocketed: { effects: [turn-passes] }, foreign-striker: silent }     names: content/novuss/rules
#   readings: { third-warning: settled, dark-miss-what: { default: own-missed } }        names: content/novuss/readings
#   policies: { allFourAnswer: { value: true } }                      names: the files of the editions that amend no other
# A provision whose words or articles change says so in its own file: editions: "ID": { articles: ["17.1.4"], wording: b }
amends: {}
`;

/** The path below content/ and the text of the new edition's file. */
export function newEdition(files: ContentFiles, edition: NewEdition): { readonly path: string; readonly text: string } | NoNewEdition {
  const basis = files.get(PATH(edition.basis));
  if (basis === undefined) return 'basis-unknown';
  if (files.has(PATH(edition.id))) return 'edition-there';
  const numbers = editionsIn(files).map((id) => Number((load(files.get(PATH(id)) ?? '') as Fields)['number']));
  const fields = fieldsOf(load(basis) as Fields, edition, Math.max(...numbers) + 1);
  return {
    path: PATH(edition.id),
    text: `${HEAD(edition)}${dump(fields, { quoteStyle: 'double', lineWidth: -1, flowLevel: 1 })}${AMENDS}`,
  };
}

/** The editions that one can amend. */
export const editionsIn = (files: ContentFiles): readonly string[] =>
  [...files.keys()].flatMap((path) => matchIn('novuss', path, 'edition')?.[0] ?? []);
