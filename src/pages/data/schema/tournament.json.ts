import type { APIRoute } from 'astro';
import { absolute } from '../../../site/url.ts';
import { tournamentJsonSchema } from '../../../tournament/schema.ts';

/** The file of a tournament, for readers who bring their own validator. */
export const GET: APIRoute = ({ site }) => {
  const schema = { $id: absolute('data/schema/tournament.json', site), ...tournamentJsonSchema() };
  return new Response(`${JSON.stringify(schema)}\n`, { headers: { 'content-type': 'application/json' } });
};
