/** What the look-up box says of a first answer that is no rule: a term's definition, a guide's lead, a measure's values. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { linesOf } from '../../../../../site/look-up/answers.ts';
import { LANGS } from '../../../../../ui/langs.ts';

export const getStaticPaths = (() =>
  LANGS.flatMap((lang) => {
    const { term, guide, measure } = linesOf(lang);
    return Object.entries({ term, guide, measure }).flatMap(([kind, lines]) =>
      Object.entries(lines).map(([id, line]) => ({ params: { lang, kind, id }, props: { line } })),
    );
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly line: string }> = ({ props }) => Response.json(props.line);
