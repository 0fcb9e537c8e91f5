import type { APIRoute } from 'astro';
import { absolute } from '../site/url.ts';

export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\nSitemap: ${absolute('sitemap.xml', site)}\n`);
