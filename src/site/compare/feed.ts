/** Feeds of changes, Atom: one a language of all of them, of an edition's texts, of a rule. */
import { xml } from '../../corpus/exports/xml.ts';
import type { Corpus, Provision } from '../../corpus/model.ts';
import type { ChangelogEntry } from '../../corpus/schema/changelog.ts';
import type { Lang } from '../../ui/langs.ts';

/** What happened on a day. */
export interface FeedEntry {
  /** Its absolute address, which never changes; the part after `#` tells it from others of the same page. */
  readonly address: string;
  /** `2026-11-21` */
  readonly date: string;
  readonly text: string;
}

export interface Feed {
  readonly lang: Lang;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** Absolute addresses of the page that the feed is about and of the feed itself. */
  readonly page: string;
  readonly self: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

/** RFC 4287. The feed's id is the address of its page, an entry's its own. */
export function atom({ lang, title, subtitle, author, page, self, entries }: Feed): string {
  const day = (date: string) => `${date}T00:00:00Z`;
  const items = entries.map(({ address, date, text }) => {
    const short = text.length > 80 ? `${text.slice(0, 76).replace(/\s+\S*$/, '')} …` : text;
    return `<entry><id>${xml(address)}</id><title>${xml(short)}</title><link href="${xml(address)}"/><updated>${day(date)}</updated><content type="text">${xml(text)}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}"><id>${xml(page)}</id><title>${xml(title)}</title><subtitle>${xml(subtitle)}</subtitle><author><name>${xml(author)}</name></author><link rel="self" href="${xml(self)}"/><link href="${xml(page)}"/><updated>${day(entries[0]?.date ?? '2026-11-21')}</updated>
${items.join('\n')}
</feed>
`;
}

/** Changes of the texts as entries; `changes` is the absolute address of the page that lists them. */
export const changeEntries = (entries: readonly ChangelogEntry[], lang: Lang, changes: string): readonly FeedEntry[] =>
  entries.map(({ id, date, texts }) => ({ address: `${changes}#${id}`, date, text: texts[lang] }));

/** The changes that concern some rules, or all texts. */
export const changesOf = (entries: readonly ChangelogEntry[], provisions: readonly string[]): readonly ChangelogEntry[] =>
  entries.filter((entry) => entry.provisions.length === 0 || entry.provisions.some((id) => provisions.includes(id)));

/** The changes that concern the texts of an edition. */
export const changesOfEdition = (entries: readonly ChangelogEntry[], { provisions }: Corpus, edition: string): readonly ChangelogEntry[] =>
  changesOf(
    entries,
    provisions.filter((p) => Object.entries(p.editions).some(([id, entry]) => id === edition && !entry.absent)).map(({ id }) => id),
  );

/** The editions that brought in a rule, changed it or dropped it, on the day they came into force; `page` is the rule's absolute address. */
export function editionEntries({ editions }: Corpus, provision: Provision, lang: Lang, page: string): readonly FeedEntry[] {
  return editions.flatMap(({ id, inForce, title }): readonly FeedEntry[] => {
    const { change } = provision.editions[id];
    if (inForce === undefined || change === undefined || change.kind === 'unchanged' || change.kind === 'renumbered') return [];
    const effect = 'effect' in change && change.effect ? provision.texts[lang]?.effects[change.effect] : undefined;
    const text = effect === undefined ? title[lang] : `${title[lang]}: ${effect}`;
    return [{ address: `${page}#in-${id}`, date: inForce, text }];
  });
}

/** The newest first; of the same day as they came. */
export const newestFirst = (entries: readonly FeedEntry[]): readonly FeedEntry[] =>
  entries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
