import type { APIRoute } from 'astro';
import { corpus } from '../../../components/site/book.ts';
import { exportParameters } from '../../../corpus/exports.ts';

export const GET: APIRoute = () => Response.json(exportParameters(corpus));
