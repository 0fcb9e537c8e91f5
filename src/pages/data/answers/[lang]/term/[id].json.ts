/** What the look-up box says of a term. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { corpus } from '../../../../../site/book.ts';
import { definitionOf } from '../../../../../site/look-up/answers.ts';
import { LANGS } from '../../../../../ui/langs.ts';

export const getStaticPaths = (() =>
  LANGS.flatMap((lang) =>
    corpus.glossary[lang].map(({ id, definition }) => ({ params: { lang, id }, props: { definition } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly definition: string }> = ({ props }) => Response.json(definitionOf(props.definition));
