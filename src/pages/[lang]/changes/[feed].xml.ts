import type { APIRoute, GetStaticPaths } from 'astro';
import { titleIn } from '../../../corpus/title.ts';
import { loadChangelog } from '../../../files/changelog.ts';
import { plainText } from '../../../narrate/plain-text.ts';
import { corpus, EDITION_BAR, edition, provision } from '../../../site/book.ts';
import {
  atom,
  changeEntries,
  changesOf,
  changesOfEdition,
  editionEntries,
  type FeedEntry,
  newestFirst,
} from '../../../site/compare/feed.ts';
import { asOfPath, statesOfText } from '../../../site/compare/history.ts';
import { eachLang } from '../../../site/routes.ts';
import { translator } from '../../../site/translator.ts';
import { absolute, editionPath, provisionPath } from '../../../site/url.ts';
import type { Lang } from '../../../ui/langs.ts';
import { strings } from '../../../ui/strings-all.ts';

const names: readonly string[] = [...EDITION_BAR, ...corpus.provisions.map(({ id }) => id)];
/** The changes of an edition's texts, under the edition's name, and of a rule with each state of its text, under the rule's. */
export const getStaticPaths = (() => eachLang(names.map((feed) => ({ feed })))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params, site }) => {
  const { lang, feed } = params as { lang: Lang; feed: string };
  const changes = absolute(`${lang}/changes/`, site);
  const id = EDITION_BAR.find((one) => one === feed);
  const rule = provision(feed);
  const page = absolute(`${lang}/${id === undefined ? provisionPath(feed) : editionPath(id)}`, site);
  const all = loadChangelog();
  const concerned = id === undefined ? changesOf(all, [feed]) : changesOfEdition(all, corpus, id);
  const history = rule ? editionEntries(corpus, rule, lang, page) : [];
  const states = rule
    ? statesOfText(rule, lang).flatMap(({ since, texts }): readonly FeedEntry[] => {
        const newest = EDITION_BAR.find((edition) => texts[edition] !== undefined);
        if (since === undefined || newest === undefined) return [];
        return [{ address: absolute(`${lang}/${asOfPath(feed, since)}`, site), date: since, text: plainText(texts[newest] ?? '') }];
      })
    : [];
  const author = translator(lang)('site.name');
  const { changes: title, changesLead: subtitle } = strings('paper', lang);
  const body = atom({
    ...{ lang, subtitle, author, page },
    title: `${title} · ${rule ? titleIn(rule, lang) : id && edition(id).title[lang]}`,
    self: absolute(`${lang}/changes/${feed}.xml`, site),
    entries: newestFirst([...changeEntries(concerned, lang, changes), ...states, ...history]),
  });
  return new Response(body, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
