import type { APIRoute } from 'astro';
import { corpus } from '../../../components/site/book.ts';
import { exportScenarios } from '../../../corpus/exports.ts';

export const GET: APIRoute = () => Response.json(exportScenarios(corpus));
