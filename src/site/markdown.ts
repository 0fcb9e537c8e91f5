/**
 * The corpus's short Markdown as HTML: paragraphs, lists, bold, `[word](term:id)` as a glossary term and `[[provision-id]]` as a citation of
 * the same edition's article. A reference that the edition can't answer vanishes with the brackets around it.
 */
import { Marked } from 'marked';
import { xml } from '../corpus/exports/xml.ts';
import type { Lang } from '../corpus/model.ts';
import { articleCitation } from '../narrate/article.ts';
import type { EditionId } from '../referee/types.ts';
import { articlesIn, chapterWith, provision } from './book.ts';
import { articleUrl, page } from './url.ts';

export interface TextContext {
  readonly lang: Lang;
  readonly edition: EditionId;
  /** Whether a term is worth a link here; without it every one is. */
  readonly links?: (term: string) => boolean;
  /** Another book's way to cite a provision and to link a term. */
  readonly book?: { readonly cite: (id: string) => string; readonly term: (id: string) => string };
}

/** The beginning of a text as the description of a page, of which searches show about 165 letters. */
export const descriptionOf = (text: string): string => (text.length > 165 ? `${text.slice(0, 160).replace(/\s+\S*$/, '')} …` : text);

/** The articles of a provision in an edition as links, or nothing. */
function citation(id: string, { lang, edition }: TextContext): string {
  const target = provision(id);
  if (!target) return '';
  const [article] = articlesIn(target, edition);
  const chapter = article === undefined ? undefined : chapterWith(edition, article);
  if (article === undefined || !chapter) return '';
  return `<a href="${xml(articleUrl(lang, edition, chapter.id, article))}">${xml(articleCitation(article, lang))}</a>`;
}

const REFERENCE = /\[\[([a-z0-9-]+)\]\]/g;

/** Puts citations in place; empty brackets, doubled commas and blanks before a full stop go with those that vanish. */
function resolveReferences(text: string, context: TextContext): { readonly text: string; readonly links: readonly string[] } {
  const links: string[] = [];
  const marked = text.replace(REFERENCE, (_, id: string) => {
    const link = context.book ? context.book.cite(id) : citation(id, context);
    if (!link) return '\ue000';
    links.push(link);
    return `\ue001${links.length - 1}\ue002`;
  });
  const cleaned = marked
    .replace(/\(([^()]*)\)/g, (whole, inner: string) => (inner.includes('\ue000') ? withoutGaps(inner) : whole))
    .replace(/\s*\ue000/g, '')
    .replace(/\s+([.,;:])/g, '$1');
  return { text: cleaned, links };
}

/** `a, gap, b` → `(a, b)`; nothing but gaps → nothing. */
function withoutGaps(inner: string): string {
  const parts = inner.split(/\s*[,;]\s*|\s+(?:und|и|ja|and)\s+/).filter((part) => !part.includes('\ue000') && part.trim() !== '');
  return parts.length > 0 ? `(${parts.join(', ')})` : '\ue000';
}

function renderer(context: TextContext): Marked {
  const { lang } = context;
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!href.startsWith('term:')) return `<a href="${xml(href)}">${inner}</a>`;
        const id = href.slice(5);
        if (context.links && !context.links(id)) return inner;
        if (context.book) return `<a href="${xml(context.book.term(id))}">${inner}</a>`;
        return `<a class="term" href="${page(lang, 'glossary/')}#${xml(id)}">${inner}</a>`;
      },
    },
  });
}

const putLinks = (html: string, links: readonly string[]): string =>
  html.replace(/\ue001(\d+)\ue002/g, (_, i: string) => links[Number(i)] ?? '');

/** A wording as block HTML. */
export function renderText(text: string, context: TextContext): string {
  const { text: resolved, links } = resolveReferences(text, context);
  return putLinks(renderer(context).parse(resolved, { async: false }), links).trim();
}

/** One line as inline HTML: effects, readings, definitions. */
export function renderLine(text: string, context: TextContext): string {
  const { text: resolved, links } = resolveReferences(text, context);
  return putLinks(renderer(context).parseInline(resolved, { async: false }), links).trim();
}
