import type { APIRoute } from 'astro';
import { draftCases } from '../../../site/draft.ts';

export const GET: APIRoute = () => Response.json(draftCases);
