/** The small signs of the whole site, fetched once. */
import type { APIRoute } from 'astro';
import { spriteFile } from '../site/symbols.ts';

export const GET: APIRoute = () => new Response(spriteFile(), { headers: { 'content-type': 'image/svg+xml' } });
