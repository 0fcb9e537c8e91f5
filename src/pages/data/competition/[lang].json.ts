import type { APIRoute } from 'astro';
import { eachLang } from '../../../site/routes.ts';
import { competitionBooks } from '../../../site/sheet/competition-books.ts';
import type { Lang } from '../../../ui/langs.ts';

export const getStaticPaths = () => eachLang([{}]);

/** What the rulebooks say on competitions: for handouts in another language than the page's. */
export const GET: APIRoute = ({ params }) => Response.json(competitionBooks(params['lang'] as Lang));
