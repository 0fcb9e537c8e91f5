/**
 * Two drafts of one basis: what each says, place by place, where they say the same or collide, and one draft of both. A place is the smallest thing that
 * is said by itself: what a rule costs, a number, an answer, a provision's words.
 */
import { PROVISION_ARTICLES } from '../compiled/provision-articles.ts';
import type { EditionId } from '../referee/types.ts';
import type { Change, Draft, DraftProvision } from './schema.ts';

export const PLACE_PARTS = ['rules', 'readings', 'parameters', 'policies', 'chapters', 'provisions'] as const;
export type PlacePart = (typeof PLACE_PARTS)[number];

/** `rules striker-pocketed effects`; without a field it is all that is said of the name: repealed, taken over, settled, a number. */
export interface Place {
  readonly part: PlacePart;
  readonly name: string;
  readonly field?: string;
}
/** What a draft says at a place, as its file has it; `{ takenFrom: '2010' }` where it is taken over. */
export interface Said {
  readonly place: Place;
  readonly value: unknown;
}
export interface Collision {
  readonly place: Place;
  readonly a: unknown;
  readonly b: unknown;
}
export interface Compared {
  readonly same: readonly Said[];
  readonly onlyA: readonly Said[];
  readonly onlyB: readonly Said[];
  readonly collisions: readonly Collision[];
  /** Articles that no book at the root has, and that the drafts give to different provisions. */
  readonly articles: readonly { readonly article: string; readonly a: string; readonly b: string }[];
}

/** A place as it is written: `rules.striker-pocketed.effects`. */
export const placeName = ({ part, name, field }: Place): string => [part, name, ...(field === undefined ? [] : [field])].join('.');

type Fields = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a chapter's change says, an article at a time. */
const chapterFields = ({ title, adds, repeals }: Change['amends']['chapters'][number]): Fields => ({
  ...(title && { title }),
  ...Object.fromEntries(adds.map((one) => (typeof one === 'string' ? [one, 'added'] : [one.article, { after: one.after }]))),
  ...Object.fromEntries(repeals.map((article) => [article, 'repealed'])),
});

/** The words of a provision are one place, whether of an edition or new ones. */
function provisionFields(said: DraftProvision): Fields | 'absent' {
  if ('absent' in said) return 'absent';
  const { wording, texts, ...rest } = said;
  return { ...rest, ...((texts ?? wording) && { words: texts ?? wording }) };
}

/** What one change says, in the order in which it holds. */
function statements({ takes, amends, provisions }: Change): readonly (readonly [PlacePart, string, unknown])[] {
  const { chapters, ...parts } = amends;
  const taken = takes.flatMap((take) =>
    (['rules', 'readings', 'parameters', 'policies'] as const).flatMap((part) =>
      take[part].map((name) => [part, name, { takenFrom: take.from }] as const),
    ),
  );
  const amended = (['rules', 'readings', 'parameters', 'policies'] as const).flatMap((part) =>
    Object.entries(parts[part]).map(([name, value]) => [part, name, value] as const),
  );
  return [
    ...taken,
    ...amended,
    ...chapters.map((chapter) => ['chapters', chapter.id, chapterFields(chapter)] as const),
    ...Object.entries(provisions).map(([id, said]) => ['provisions', id, provisionFields(said)] as const),
  ];
}

/** All that is said of one name: of all of it, and then of some of its fields. */
interface Entry {
  readonly part: PlacePart;
  readonly name: string;
  whole?: unknown;
  fields: Record<string, unknown>;
}

/** Whether it is said of all of a name. A number is said whole; of a rule, an answer, a provision each field stands by itself. */
const isWhole = (part: PlacePart, value: unknown): boolean =>
  part === 'parameters' || part === 'readings' || !isPlain(value) || 'takenFrom' in value;

function entriesOf({ changes }: Draft): ReadonlyMap<string, Entry> {
  const all = new Map<string, Entry>();
  for (const [part, name, value] of changes.flatMap(statements)) {
    const key = `${part}.${name}`;
    const entry = all.get(key) ?? { part, name, fields: {} };
    all.set(key, entry);
    if (isWhole(part, value)) Object.assign(entry, { whole: value, fields: {} });
    else Object.assign(entry.fields, value);
  }
  return all;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
/** The order of keys says nothing. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isPlain(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, sorted(value[key])]),
        )
      : value;

const wholeOf = ({ whole, fields }: Entry): unknown =>
  whole === undefined ? fields : Object.keys(fields).length === 0 ? whole : [whole, fields];

/** The places of a name in one draft. */
const placesIn = (entry: Entry): readonly Said[] =>
  entry.whole === undefined
    ? Object.entries(entry.fields).map(([field, value]) => ({ place: { part: entry.part, name: entry.name, field }, value }))
    : [{ place: { part: entry.part, name: entry.name }, value: wholeOf(entry) }];

type Pairing = Omit<Compared, 'articles'>;

/** What two drafts say of one name. */
function compareEntries(one: Entry, two: Entry): Pairing {
  const { part, name } = one;
  if (one.whole !== undefined || two.whole !== undefined) {
    const [a, b] = [wholeOf(one), wholeOf(two)];
    const place = { part, name };
    const said = { same: [], onlyA: [], onlyB: [], collisions: [] };
    return same(a, b) ? { ...said, same: [{ place, value: a }] } : { ...said, collisions: [{ place, a, b }] };
  }
  const [ofA, ofB] = [placesIn(one), placesIn(two)];
  const both = ofA.flatMap(({ place, value }) =>
    place.field !== undefined && place.field in two.fields ? [{ place, a: value, b: two.fields[place.field] }] : [],
  );
  return {
    same: both.filter(({ a, b }) => same(a, b)).map(({ place, a }) => ({ place, value: a })),
    collisions: both.filter(({ a, b }) => !same(a, b)),
    onlyA: ofA.filter(({ place }) => !((place.field ?? '') in two.fields)),
    onlyB: ofB.filter(({ place }) => !((place.field ?? '') in one.fields)),
  };
}

/** The new articles that a draft gives to provisions. */
function newArticles({ changes }: Draft, root: EditionId): ReadonlyMap<string, string> {
  const there = new Set(Object.values(PROVISION_ARTICLES).flatMap((editions) => editions[root] ?? []));
  return new Map(
    changes.flatMap(({ provisions }) =>
      Object.entries(provisions).flatMap(([id, said]) =>
        'absent' in said ? [] : (said.articles ?? []).filter((article) => !there.has(article)).map((article) => [article, id] as const),
      ),
    ),
  );
}

const byPlace = (one: { readonly place: Place }, two: { readonly place: Place }): number =>
  PLACE_PARTS.indexOf(one.place.part) - PLACE_PARTS.indexOf(two.place.part) || (placeName(one.place) < placeName(two.place) ? -1 : 1);

/** Two drafts of the same basis beside each other; `root` is the edition to which the basis leads back. */
export function compareDrafts(a: Draft, b: Draft, root: EditionId): Compared {
  const [ofA, ofB] = [entriesOf(a), entriesOf(b)];
  const pairs = [...ofA].flatMap(([key, entry]) => {
    const other = ofB.get(key);
    return other === undefined ? [] : [compareEntries(entry, other)];
  });
  const alone = (own: ReadonlyMap<string, Entry>, other: ReadonlyMap<string, Entry>) =>
    [...own].flatMap(([key, entry]) => (other.has(key) ? [] : placesIn(entry)));
  const [articlesA, articlesB] = [newArticles(a, root), newArticles(b, root)];
  return {
    same: pairs.flatMap((pair) => pair.same).sort(byPlace),
    onlyA: [...alone(ofA, ofB), ...pairs.flatMap((pair) => pair.onlyA)].sort(byPlace),
    onlyB: [...alone(ofB, ofA), ...pairs.flatMap((pair) => pair.onlyB)].sort(byPlace),
    collisions: pairs.flatMap((pair) => pair.collisions).sort(byPlace),
    articles: [...articlesA].flatMap(([article, provision]) => {
      const other = articlesB.get(article);
      return other === undefined || other === provision ? [] : [{ article, a: provision, b: other }];
    }),
  };
}

/** A record without a name, or without a field of one; without the name too where nothing of it is left. */
function without<T>(record: Readonly<Record<string, T>>, { name, field }: Place): Record<string, T> {
  const { [name]: said, ...rest } = record;
  if (said === undefined || field === undefined || !isPlain(said)) return rest;
  const gone = field === 'words' ? ['wording', 'texts'] : [field];
  const fields = Object.fromEntries(Object.entries(said).filter(([key]) => !gone.includes(key)));
  return Object.keys(fields).length === 0 ? rest : { ...record, [name]: fields as T };
}

/** A change that says nothing at a place. */
function unsaid(change: Change, place: Place): Change {
  const { part, name, field } = place;
  if (part === 'provisions') return { ...change, provisions: without(change.provisions, place) };
  if (part === 'chapters') {
    const chapters = change.amends.chapters.flatMap((chapter) => {
      if (chapter.id !== name) return [chapter];
      const { title, ...rest } = chapter;
      const left = {
        ...rest,
        ...(title && field !== 'title' && { title }),
        adds: chapter.adds.filter((one) => (typeof one === 'string' ? one : one.article) !== field),
        repeals: chapter.repeals.filter((article) => article !== field),
      };
      return left.title || left.adds.length + left.repeals.length > 0 ? [left] : [];
    });
    return { ...change, amends: { ...change.amends, chapters } };
  }
  const takes = change.takes
    .map((take) => ({ ...take, [part]: take[part].filter((one) => one !== name) }))
    .filter(({ rules, readings, parameters, policies }) => rules.length + readings.length + parameters.length + policies.length > 0);
  return { ...change, takes, amends: { ...change.amends, [part]: without(change.amends[part] as Fields, place) } };
}

const saysNothing = (change: Change): boolean => statements(change).length === 0;

/** The changes of a draft, without what they say at some places, and without those of which nothing is left by it. */
function changesWithout({ changes }: Draft, places: readonly Place[]): readonly Change[] {
  return changes.flatMap((change) => {
    const left = places.reduce(unsaid, change);
    return left !== change && saysNothing(left) && !saysNothing(change) ? [] : [left];
  });
}

/** Whose word holds where two drafts collide, by the name of the place. */
export type Decisions = Readonly<Record<string, 'a' | 'b'>>;

/** Of a merged draft: what is not said by its parts. */
export type MergedHead = Pick<Draft, 'id' | 'title' | 'mover' | 'date'>;

/** What two drafts have in common to be called by. */
export function mergedHead(a: Draft, b: Draft): MergedHead {
  const langs = (Object.keys(a.title) as (keyof Draft['title'])[]).filter((lang) => b.title[lang] !== undefined);
  const title = Object.fromEntries(langs.map((lang) => [lang, `${a.title[lang]}; ${b.title[lang]}`]));
  return {
    id: `${a.id}-${b.id}`,
    title: langs.length > 0 ? title : a.title,
    mover: a.mover === b.mover ? a.mover : `${a.mover}, ${b.mover}`,
    date: a.date > b.date ? a.date : b.date,
  };
}

/**
 * One draft that says what both say, each change with its own reason, those of `a` first. Where they collide the decision holds; the places without one
 * come back instead of a draft. Articles that both give to different provisions are not decided here: one of the drafts has to number anew.
 */
export function mergeDrafts(
  a: Draft,
  b: Draft,
  root: EditionId,
  decisions: Decisions = {},
  head: MergedHead = mergedHead(a, b),
): { readonly draft: Draft } | Pick<Compared, 'collisions' | 'articles'> {
  const { same: alike, collisions, articles } = compareDrafts(a, b, root);
  const open = collisions.filter(({ place }) => decisions[placeName(place)] === undefined);
  if (open.length > 0 || articles.length > 0) return { collisions: open, articles };
  const lost = (by: 'a' | 'b') => collisions.filter(({ place }) => decisions[placeName(place)] === by).map(({ place }) => place);
  const changes = [...changesWithout(a, lost('b')), ...changesWithout(b, [...lost('a'), ...alike.map(({ place }) => place)])];
  return { draft: { ...head, status: 'draft', basis: a.basis, language: a.language, changes } };
}
