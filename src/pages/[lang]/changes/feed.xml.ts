import type { APIRoute, GetStaticPaths } from 'astro';
import { loadChangelog } from '../../../files/changelog.ts';
import { atom } from '../../../site/compare/feed.ts';
import { eachLang } from '../../../site/routes.ts';
import { translator } from '../../../site/translator.ts';
import { absolute } from '../../../site/url.ts';
import type { Lang } from '../../../ui/langs.ts';
import { strings } from '../../../ui/strings-all.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params, site }) => {
  const lang = params.lang as Lang;
  const author = translator(lang)('site.name');
  const body = atom({
    lang,
    title: `${strings('paper', lang).changes} · ${author}`,
    subtitle: strings('paper', lang).changesLead,
    author,
    page: absolute(`${lang}/changes/`, site),
    self: absolute(`${lang}/changes/feed.xml`, site),
    entries: loadChangelog(),
  });
  return new Response(body, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
