import type { APIRoute } from 'astro';
import { tournamentJsonSchema } from '../../../tournament/schema.ts';

/** The file of a tournament, for readers who bring their own validator. */
export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(tournamentJsonSchema())}\n`, { headers: { 'content-type': 'application/json' } });
