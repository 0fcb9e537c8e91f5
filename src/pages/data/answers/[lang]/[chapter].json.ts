/** What the look-up box says at once of a rule, a file a chapter. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { ANSWER_CHAPTERS, answersOf } from '../../../../site/look-up/answers.ts';
import { LANGS, type Lang } from '../../../../ui/langs.ts';

export const getStaticPaths = (() =>
  LANGS.flatMap((lang) => ANSWER_CHAPTERS.map((chapter) => ({ params: { lang, chapter } })))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(answersOf(params.lang as Lang, params.chapter ?? ''));
