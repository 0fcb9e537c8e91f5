/** The words of one language, in a script of their own beside the element's; `scripts/build-embed.mjs` makes every area's `load` ask here. */
import type { Lang } from '../../corpus/model.ts';
import { SITE } from './address.ts';

type Words = Readonly<Record<string, unknown>>;
/** Where the scripts put what they hold. */
const scripts = globalThis as { novussWords?: Partial<Record<Lang, Words>> };
const asked = new Map<Lang, Promise<Words>>();

function fetched(lang: Lang): Promise<Words> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SITE}embed/v1/${lang}.js`;
    // a page of another site may be in any encoding
    script.charset = 'utf-8';
    script.onload = () => {
      const words = scripts.novussWords?.[lang];
      if (words) resolve(words);
      else script.onerror?.(new Event('error'));
    };
    script.onerror = () => {
      script.remove();
      // asked for again by the next attempt
      asked.delete(lang);
      reject(new Error(`${script.src} did not come`));
    };
    document.head.append(script);
  });
}

/** The words of an area. Rejects where the language's script does not come. */
export async function wordsOf(lang: Lang, area: string): Promise<unknown> {
  const words = asked.get(lang) ?? fetched(lang);
  asked.set(lang, words);
  return (await words)[area];
}
