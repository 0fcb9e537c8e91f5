import * as z from 'zod';
import { LANGS } from '../model.ts';

export const lang = z.enum(LANGS);
/** A name that never dies: kebab-case English. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a kebab-case name');
/** A sentence or more; never empty, never padded. */
export const prose = z
  .string()
  .min(1, 'a text')
  .refine((s) => s === s.trim(), 'a text without blanks around it');
export const article = z.string().min(1);
export const byLang = z.strictObject({ de: prose, ru: prose, et: prose, en: prose });
