/** What a provision is called: over all editions by its question, over one edition's rule by that edition's own title where it has one. */
import type { Lang, Provision } from './model.ts';

type Titled<E extends string> = Pick<Provision<E>, 'id' | 'texts' | 'editions'>;

/** The title that an edition's rule has for itself; undefined where the one over all editions fits it, or it has no such rule. */
export function ownTitle<E extends string>({ texts, editions }: Titled<E>, lang: Lang, edition: E): string | undefined {
  const entry = editions[edition];
  return entry === undefined || entry.absent ? undefined : texts[lang]?.titles[entry.wording];
}

/** The title of a provision in a language, over the rule of `edition` or over all; its id where it is not written in that language. */
export function titleIn<E extends string>(provision: Titled<E>, lang: Lang, edition?: E): string {
  const own = edition === undefined ? undefined : ownTitle(provision, lang, edition);
  return own ?? provision.texts[lang]?.title ?? provision.id;
}

/** The title of a provision over two editions beside each other: the one that both have for themselves, else the one over all. */
export function titleOfBoth<E extends string>(provision: Titled<E>, lang: Lang, from: E, to: E): string {
  const own = ownTitle(provision, lang, to);
  return own === ownTitle(provision, lang, from) ? titleIn(provision, lang, to) : titleIn(provision, lang);
}
