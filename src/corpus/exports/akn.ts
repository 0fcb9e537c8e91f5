/**
 * An edition in one language as Akoma Ntoso 3.0 (OASIS LegalDocML): `eId` names the place in this edition, `wId` the provision, which keeps its
 * name through every renumbering. Our texts are translations or restatements of the source and say so; none is authoritative.
 */

import { anchorFor } from '../anchor.ts';
import { provisionsByArticle } from '../coverage.ts';
import { LANGUAGES } from '../languages.ts';
import type { AnyCorpus, AnyProvision, Chapter, Edition, Lang } from '../model.ts';
import { titleIn } from '../title.ts';
import { type Modification, modificationsIn } from './amendments.ts';
import { xml } from './xml.ts';

const NAMESPACE = 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0';
/** An undated source is dated so, as the standard recommends. */
const UNDATED = '0001-01-01';

/** eIds have no dots and no second name for one place. */
const idOf = (text: string): string => anchorFor(text).replace(/[^a-z0-9-]+/g, '-');

interface Target {
  readonly corpus: AnyCorpus;
  readonly edition: Edition<string>;
  readonly lang: Lang;
  readonly claimed: ReadonlyMap<string, readonly AnyProvision[]>;
  /** Article to the eId of its element. */
  readonly places: ReadonlyMap<string, string>;
}

/** The whole document. `written` is the date of our text, ISO. */
export function exportAkn(corpus: AnyCorpus, edition: Edition<string>, lang: Lang, written: string): string {
  const target: Target = { corpus, edition, lang, claimed: provisionsByArticle(corpus, edition.id), places: placesIn(edition) };
  const emitted = new Map<string, string>();
  const chapters = edition.chapters.map((chapter) => chapterXml(chapter, target, emitted)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<akomaNtoso xmlns="${NAMESPACE}">
<act name="rules" contains="singleVersion">
${metaXml(target, written)}
<preface><p class="title"><docTitle>${xml(edition.title[lang])}</docTitle></p></preface>
<body>
${chapters}
</body>
</act>
</akomaNtoso>
`;
}

function metaXml(target: Target, written: string): string {
  const { corpus, edition, lang } = target;
  const { book } = corpus;
  const terms = corpus.glossary[lang]
    .map(({ id, term }) => `<TLCTerm eId="term-${id}" href="/ontology/term/${book.id}/${id}" showAs="${xml(term)}"/>`)
    .join('');
  const { country } = edition;
  const inForce = edition.inForce ?? UNDATED;
  const work = workOf(corpus, edition);
  const expression = `${work}/${LANGUAGES[lang].iso}@${inForce}`;
  return `<meta>
<identification source="#restatement">
<FRBRWork><FRBRthis value="${work}/!main"/><FRBRuri value="${work}"/><FRBRdate date="${inForce}" name="inForce"/><FRBRauthor href="#issuer"/><FRBRcountry value="${country}"/><FRBRnumber value="${edition.id}"/><FRBRname value="${xml(edition.title[lang])}"/></FRBRWork>
<FRBRExpression><FRBRthis value="${expression}/!main"/><FRBRuri value="${expression}"/><FRBRdate date="${written}" name="restated"/><FRBRauthor href="#restatement"/><FRBRauthoritative value="false"/><FRBRlanguage language="${LANGUAGES[lang].iso}"/><FRBRtranslation href="${work}/${LANGUAGES[edition.language].iso}@${inForce}" by="#restatement" fromLanguage="${LANGUAGES[edition.language].iso}" authoritative="false"/></FRBRExpression>
<FRBRManifestation><FRBRthis value="${expression}/!main.xml"/><FRBRuri value="${expression}.akn"/><FRBRdate date="${written}" name="generated"/><FRBRauthor href="#restatement"/><FRBRformat value="application/akn+xml"/></FRBRManifestation>
</identification>
${analysisXml(target)}<references source="#restatement"><TLCOrganization eId="issuer" href="/ontology/organization/issuer-${edition.id}" showAs="${xml(edition.issuer[lang])}"/><TLCOrganization eId="restatement" href="/ontology/organization/novuss-rules" showAs="Novuss rules: unofficial restatement"/>${terms}</references>
</meta>`;
}

const workOf = ({ book }: AnyCorpus, { id, country }: Edition<string>): string => `/akn/${country}/act/rules/${book.id}/${id}`;

/** The standard's names for what is done to a text. */
const TEXTUAL: Readonly<Record<Modification['kind'], string>> = {
  introduced: 'insertion',
  dropped: 'repeal',
  amended: 'substitution',
  reworded: 'substitution',
  renumbered: 'renumbering',
  split: 'split',
  merged: 'join',
};

/** Article to the eId of its element, in an edition. */
const placesIn = (edition: Edition<string>): ReadonlyMap<string, string> =>
  new Map(
    edition.chapters.flatMap((chapter) =>
      chapter.articles.map((article) => [article, `${chapterId(chapter)}__art_${idOf(article)}`] as const),
    ),
  );

/** What the edition does to the one that it amends: from where in this text, to where in that one; nothing for an edition that amends none. */
function analysisXml({ corpus, edition, places }: Target): string {
  const basis = corpus.editions.find(({ id }) => id === edition.basis);
  const modifications = modificationsIn(corpus, edition.id);
  if (basis === undefined || modifications.length === 0) return '';
  const work = workOf(corpus, basis);
  const former = placesIn(basis);
  const ends = (name: 'source' | 'destination', eId: string, articles: readonly string[]): string => {
    const [placed, whole, prefix] =
      name === 'source' ? [places, `${workOf(corpus, edition)}/!main`, ''] : [former, `${work}/!main`, `${work}/!main`];
    const hrefs = articles.flatMap((article) => placed.get(article) ?? []).map((place) => `${prefix}#${place}`);
    return (hrefs.length > 0 ? hrefs : [whole]).map((href, i) => `<${name} eId="${eId}__${name}_${i + 1}" href="${href}"/>`).join('');
  };
  const mods = modifications.map(({ provision, kind, from, to }) => {
    const eId = `amod_${provision}`;
    return `<textualMod eId="${eId}" type="${TEXTUAL[kind]}">${ends('source', eId, to)}${ends('destination', eId, from)}</textualMod>`;
  });
  return `<analysis source="#restatement"><activeModifications>
${mods.join('\n')}
</activeModifications></analysis>
`;
}

const chapterId = (chapter: Chapter): string => `chp_${chapter.id}`;

function chapterXml(chapter: Chapter, target: Target, emitted: Map<string, string>): string {
  const articles = chapter.articles.map((article) => articleXml(article, target, emitted)).join('\n');
  const body = articles || `<article eId="${chapterId(chapter)}__art_none"><num/><content><p/></content></article>`;
  return `<chapter eId="${chapterId(chapter)}"><num>${chapter.id}</num><heading>${xml(chapter.title[target.lang])}</heading>
${body}
</chapter>`;
}

function articleXml(article: string, target: Target, emitted: Map<string, string>): string {
  const provisions = target.claimed.get(article) ?? [];
  const paragraphs = provisions.map((provision) => paragraphXml(provision, article, target, emitted));
  const heading = provisions[0] === undefined ? '' : titleIn(provisions[0], target.lang, target.edition.id);
  const content = paragraphs.length > 0 ? paragraphs.join('\n') : '<content><p/></content>';
  return `<article eId="${target.places.get(article)}"><num>${xml(article)}</num><heading>${xml(heading)}</heading>
${content}
</article>`;
}

/** A provision's text where the edition first gives it (`emitted`: by provision, at which article); at its other articles a reference to that place. */
function paragraphXml(provision: AnyProvision, article: string, target: Target, emitted: Map<string, string>): string {
  const entry = provision.editions[target.edition.id];
  const eId = `${target.places.get(article)}__para_${provision.id}`;
  if (!entry || entry.absent) return '';
  const first = emitted.get(provision.id);
  if (first !== undefined)
    return `<paragraph eId="${eId}"><content><p><ref href="#${target.places.get(first)}">${xml(first)}</ref></p></content></paragraph>`;
  emitted.set(provision.id, article);
  const text = provision.texts[target.lang]?.wordings[entry.wording] ?? '';
  return `<paragraph eId="${eId}" wId="prov_${provision.id}"><heading>${xml(titleIn(provision, target.lang, target.edition.id))}</heading><content>${blocksXml(text, target)}</content></paragraph>`;
}

/** Paragraphs as `p`; list items as `p` with class `item`. */
function blocksXml(text: string, target: Target): string {
  const blocks = text
    .split(/\n{2,}|\n(?=- )/)
    .map((block) => block.trim())
    .filter(Boolean);
  return blocks
    .map((block) =>
      block.startsWith('- ') ? `<p class="item">${inlineXml(block.slice(2), target)}</p>` : `<p>${inlineXml(block, target)}</p>`,
    )
    .join('');
}

const INLINE = /\[([^\]]+)\]\(term:([a-z0-9-]+)\)|\s*\(((?:\s*,?\s*\[\[[a-z0-9-]+\]\])+)\)|\[\[([a-z0-9-]+)\]\]|\*\*([^*]+)\*\*/g;

function inlineXml(text: string, target: Target): string {
  let out = '';
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    out += xml(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [, word, term, bracketed, single, bold] = match;
    if (word !== undefined) out += `<term refersTo="#term-${term}">${xml(word)}</term>`;
    else if (bold !== undefined) out += `<b>${xml(bold)}</b>`;
    else out += referencesXml(bracketed ?? `[[${single ?? ''}]]`, bracketed !== undefined, target);
  }
  return out + xml(text.slice(from));
}

function referencesXml(source: string, brackets: boolean, target: Target): string {
  const refs = [...source.matchAll(/\[\[([a-z0-9-]+)\]\]/g)].flatMap((match) => {
    const entry = target.corpus.provisions.find(({ id }) => id === match[1])?.editions[target.edition.id];
    const article = !entry || entry.absent ? undefined : entry.articles[0];
    const place = article === undefined ? undefined : target.places.get(article);
    return article !== undefined && place !== undefined ? [`<ref href="#${place}">${xml(article)}</ref>`] : [];
  });
  if (refs.length === 0) return '';
  return brackets ? ` (${refs.join(', ')})` : refs.join(', ');
}
