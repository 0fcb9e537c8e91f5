/** The interface's words, at build time only: i18next with typed keys. Nothing of it reaches the reader's machine. */
import { createInstance } from 'i18next';
import de from '../../content/ui/de.json';
import en from '../../content/ui/en.json';
import et from '../../content/ui/et.json';
import ru from '../../content/ui/ru.json';
import type { Lang } from './langs.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { ui: typeof en };
  }
}

const instance = createInstance();
await instance.init({
  resources: { de: { ui: de }, ru: { ui: ru }, et: { ui: et }, en: { ui: en } },
  ns: ['ui'],
  defaultNS: 'ui',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => {
    throw new Error(`content/ui has no text for ${key}`);
  },
});

/** The words of one language: `const t = translator(lang); t('page.home')`. A key that is missing fails the build. */
export function translator(lang: Lang) {
  return instance.getFixedT(lang, 'ui');
}
export type Translate = ReturnType<typeof translator>;
