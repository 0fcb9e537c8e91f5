import type { APIRoute, GetStaticPaths } from 'astro';
import { loadChangelog } from '../../../files/changelog.ts';
import { atom, changeEntries } from '../../../site/compare/feed.ts';
import { eachLang } from '../../../site/routes.ts';
import { translator } from '../../../site/translator.ts';
import { absolute } from '../../../site/url.ts';
import type { Lang } from '../../../ui/langs.ts';
import { strings } from '../../../ui/strings-all.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params, site }) => {
  const lang = params.lang as Lang;
  const changes = absolute(`${lang}/changes/`, site);
  const author = translator(lang)('site.name');
  const body = atom({
    lang,
    title: `${strings('paper', lang).changes} · ${author}`,
    subtitle: strings('paper', lang).changesLead,
    author,
    page: changes,
    self: absolute(`${lang}/changes/feed.xml`, site),
    entries: changeEntries(loadChangelog(), lang, changes),
  });
  return new Response(body, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
