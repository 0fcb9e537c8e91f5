/** The addresses that exist, for `getStaticPaths`. */
import { LANGS, type Lang } from '../ui/langs.ts';

/** One path a language, with whatever else distinguishes pages. */
export function eachLang<P extends object>(more: readonly P[]): { params: P & { lang: Lang } }[] {
  return LANGS.flatMap((lang) => more.map((params) => ({ params: { lang, ...params } })));
}
