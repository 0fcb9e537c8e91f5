import type { APIRoute } from 'astro';
import { corpus } from '../../../components/site/book.ts';
import { exportConcordance } from '../../../corpus/exports.ts';

export const GET: APIRoute = () => new Response(exportConcordance(corpus), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
