import type { APIRoute } from 'astro';
import { openCases } from '../../../site/house-rules.ts';

export const GET: APIRoute = () => Response.json(openCases);
