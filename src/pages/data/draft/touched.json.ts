import type { APIRoute } from 'astro';
import { draftSource } from '../../../site/draft.ts';

export const GET: APIRoute = () => Response.json(draftSource);
