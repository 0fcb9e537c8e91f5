/** The feed of changes: Atom, one a language. */
import type { ChangelogEntry } from '../../corpus/schema/changelog.ts';
import type { Lang } from '../../ui/langs.ts';

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Feed {
  readonly lang: Lang;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** Absolute addresses of the page of changes and of the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly entries: readonly ChangelogEntry[];
}

/** RFC 4287. An entry's id is its address on the page of changes and never changes. */
export function atom({ lang, title, subtitle, author, page, self, entries }: Feed): string {
  const day = (date: string) => `${date}T00:00:00Z`;
  const items = entries.map(({ id, date, texts }) => {
    const text = texts[lang];
    const short = text.length > 80 ? `${text.slice(0, 76).replace(/\s+\S*$/, '')} …` : text;
    return `<entry><id>${`${page}#${id}`}</id><title>${xml(short)}</title><link href="${xml(`${page}#${id}`)}"/><updated>${day(date)}</updated><content type="text">${xml(text)}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}"><id>${page}</id><title>${xml(title)}</title><subtitle>${xml(subtitle)}</subtitle><author><name>${xml(author)}</name></author><link rel="self" href="${xml(self)}"/><link href="${xml(page)}"/><updated>${day(entries[0]?.date ?? '2026-11-21')}</updated>
${items.join('\n')}
</feed>
`;
}
