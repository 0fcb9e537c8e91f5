/** The interface's words, at build time only: i18next with typed keys. Nothing of it reaches the reader's machine. */
import { createInstance } from 'i18next';
import { EDITION_NAMES } from '../compiled/edition-names.ts';
import { STRINGS } from '../compiled/ui/pages.all.ts';
import type { Edition } from '../corpus/model.ts';
import type { EditionId } from '../referee/types.ts';
import { formatDate } from '../ui/format.ts';
import { LANGS, type Lang } from '../ui/langs.ts';
import { remembered } from '../ui/remembered.ts';

/** The words of the pages with the editions' names among them: `t('edition.2017')`. */
type Words = typeof STRINGS.en & { readonly edition: Readonly<Record<EditionId, string>> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { ui: Words };
  }
}

const instance = createInstance();
await instance.init({
  resources: Object.fromEntries(
    LANGS.map((lang) => [lang, { ui: { ...STRINGS[lang], edition: { ...STRINGS[lang].edition, ...EDITION_NAMES[lang] } } }]),
  ),
  ns: ['ui'],
  defaultNS: 'ui',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => {
    throw new Error(`content/ui has no text for ${key}`);
  },
});

export type Translate = ReturnType<typeof instance.getFixedT<'ui'>>;

/** Looks up once what has nothing to fill in: pages ask for the same words by the hundred thousand. */
function remembering(t: Translate): Translate {
  const known = new Map<unknown, string>();
  return new Proxy(t, {
    apply(asked, self, args) {
      const ask = (): string => Reflect.apply(asked, self, args);
      return args.length > 1 ? ask() : remembered(known, args[0], ask);
    },
  });
}
const translators = new Map<Lang, Translate>();

/** The words of one language: `const t = translator(lang); t('page.home')`. A key that is missing fails the build. */
export function translator(lang: Lang): Translate {
  return remembered(translators, lang, () => remembering(instance.getFixedT(lang, 'ui')));
}

/** Since when an edition is in force, or that it has no date. */
export function inForce({ inForce: day }: Pick<Edition, 'inForce'>, lang: Lang): string {
  const t = translator(lang);
  return day === undefined ? t('edition.undated') : t('edition.inForce', { date: formatDate(day, lang) });
}
