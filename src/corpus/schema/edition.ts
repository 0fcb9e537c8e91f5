import * as z from 'zod';
import { RULE_CODES } from '../../referee/codes.ts';
import { MARK_PATTERNS } from '../model.ts';
import { article, byLang, day, lang, slug } from './common.ts';
import { statedValue } from './parameter.ts';
import { policyChanges } from './policies.ts';
import { readingChange } from './reading.ts';
import { ruleChange } from './rule.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb');
const chapterId = z.string().regex(/^(\d+|[a-d]|intro|annex-\d+)$/, 'a chapter number or letter, intro or annex-N');
const chapter = z.strictObject({ id: chapterId, title: byLang, articles: z.array(article) });

/** A chapter as an edition changes it, or a new one, with its title. */
const chapterChange = z.strictObject({
  id: chapterId,
  title: byLang.optional(),
  /** New articles: at the end of the chapter, or after another one. */
  adds: z.array(z.union([article, z.strictObject({ article, after: article })])).default([]),
  repeals: z.array(article).default([]),
});
export type ChapterChange = z.infer<typeof chapterChange>;

/** What an edition says otherwise than the one it amends; one that follows none, than the records of rules and readings say. */
export const amends = z.strictObject({
  chapters: z.array(chapterChange).default([]),
  policies: policyChanges.default({}),
  parameters: z.record(z.string(), statedValue).default({}),
  rules: z.partialRecord(z.enum(RULE_CODES), ruleChange).default({}),
  readings: z.record(slug, readingChange).default({}),
});
export type Amendment = z.infer<typeof amends>;

/** `content/<book>/editions/<id>.yaml`: a rulebook: what it is, its chapters with all articles in the order of the book, what it amends. */
export const editionSchema = (book: { readonly editions: readonly string[] }) =>
  z.strictObject({
    id: z.enum(book.editions),
    mark: z.string().min(1).max(2),
    number: z.int().min(1),
    /** The edition it amends. */
    basis: z.enum(book.editions).optional(),
    language: lang,
    inForce: day.optional(),
    country: z.string().regex(/^[a-z]{2}$/, 'an ISO 3166 code in small letters, xx where nobody says'),
    color: z.strictObject({ light: color, dark: color }),
    pattern: z.enum(MARK_PATTERNS),
    name: byLang,
    issuer: byLang,
    title: byLang,
    /** The file or document it was read from. */
    source: z.string().min(1, 'the file or document it was read from'),
    amends: amends.default({ chapters: [], policies: {}, parameters: {}, rules: {}, readings: {} }),
    /** Left out where the edition keeps its basis' chapters but for what `amends.chapters` says. */
    chapters: z.array(chapter).optional(),
  });
export type AuthoredEdition = z.infer<ReturnType<typeof editionSchema>>;
