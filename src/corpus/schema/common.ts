import * as z from 'zod';
import { COMPLETE_LANGS, LANGS, type Lang, secondOf } from '../languages.ts';

export const lang = z.enum(LANGS);
/** A name that never dies: kebab-case English. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a kebab-case name');
/** A day of the calendar, as `2026-11-21`. */
export const day = z.iso.date();
/** A sentence or more; never empty, never padded. */
export const prose = z
  .string()
  .min(1, 'a text')
  .refine((s) => s === s.trim(), 'a text without blanks around it');
export const article = z.string().min(1);

/** A text in every language. One that is being translated may lack it or leave it empty, and then has that of the language that stands in for it. */
export const inEveryLanguage = <T extends z.ZodType>(text: T): z.ZodType<Readonly<Record<Lang, z.output<T>>>> =>
  z
    .strictObject(Object.fromEntries(LANGS.map((lang) => [lang, COMPLETE_LANGS.includes(lang) ? text : text.or(z.literal('')).optional()])))
    .transform((texts) => {
      const shown = (lang: Lang) => texts[lang] || texts[secondOf(lang) ?? lang];
      return Object.fromEntries(LANGS.map((lang) => [lang, shown(lang)]));
    }) as unknown as z.ZodType<Readonly<Record<Lang, z.output<T>>>>;
export const byLang = inEveryLanguage(prose);
