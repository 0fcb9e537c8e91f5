/** What the look-up box says at once of a rule. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Provision } from '../../../../corpus/model.ts';
import { corpus } from '../../../../site/book.ts';
import { answerOf } from '../../../../site/look-up/answers.ts';
import { LANGS, type Lang } from '../../../../ui/langs.ts';

export const getStaticPaths = (() =>
  LANGS.flatMap((lang) =>
    corpus.provisions.map((provision) => ({ params: { lang, id: provision.id }, props: { provision } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly provision: Provision }> = ({ params, props }) =>
  Response.json(answerOf(props.provision, params.lang as Lang));
