import type { APIRoute } from 'astro';
import { corpus } from '../../../components/site/book.ts';
import { exportProvisions } from '../../../corpus/exports.ts';

export const GET: APIRoute = () => Response.json(exportProvisions(corpus));
