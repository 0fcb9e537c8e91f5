/** Every page in its four languages. */
import type { APIRoute } from 'astro';
import { allPaths } from '../site/paths.ts';
import { absolute } from '../site/url.ts';
import { LANGS } from '../ui/langs.ts';

export const GET: APIRoute = ({ site }) => {
  const entry = (path: string) => {
    const links = LANGS.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(`${lang}/${path}`, site)}"/>`).join(
      '',
    );
    return LANGS.map((lang) => `<url><loc>${absolute(`${lang}/${path}`, site)}</loc>${links}</url>`).join('\n');
  };
  const body = allPaths()
    .filter((path) => path !== 'search/')
    .map(entry)
    .join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${body}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
