/** The notices of the fonts and libraries whose files the site delivers. */
import type { APIRoute } from 'astro';
import notices from '../../THIRD-PARTY.md?raw';

export const GET: APIRoute = () => new Response(notices, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
