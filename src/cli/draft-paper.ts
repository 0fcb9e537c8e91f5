/** The paper of a draft as a page of its own, for print: what `/{lang}/draft/` shows under "Paper", its style and fonts in the file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../corpus/compile/source.ts';
import type { Corpus, Lang } from '../corpus/model.ts';
import type { CompiledDraft } from '../draft/basis.ts';
import type { DraftCase } from '../draft/effects.ts';
import { encodeDrafts } from '../draft/share.ts';
import { treeOf } from '../draft/tree.ts';
import { effects, read } from '../draft/work.ts';
import { projectRoot } from '../files/root.ts';
import { draftWords } from '../narrate/draft/all-words.ts';
import { beside } from '../narrate/draft/marked.ts';
import { LONGEST_CODE, type Paper, type PaperCase, type PaperItem, type PaperText, paperOf } from '../narrate/draft/paper.ts';
import { chainOf } from '../narrate/draft/provisions.ts';
import type { Words } from '../narrate/draft/words.ts';
import { qrPath } from '../widgets/code/qr-path.ts';
import { SPAN } from '../widgets/table/board/draw.ts';
import { flatTable, pictureOf } from '../widgets/table/share/picture.ts';

/** Text that is HTML already. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = string | Html | readonly Html[] | null;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const markup = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string') return escaped(part);
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('');
};
/** HTML with the parts put in; those that are plain text are escaped. */
const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((all, one, i) => all + markup(parts[i - 1] ?? null) + one));

export interface PaperOptions {
  readonly lang: Lang;
  /** Where the site stands, without a slash at the end; null leaves the paper without an address. */
  readonly site: string | null;
}

/** The paper of a sound draft as an HTML file; `sources` are the draft's own and those of the drafts that it amends. */
export function paperFile(sources: readonly Source[], compiled: CompiledDraft, corpus: Corpus, { lang, site }: PaperOptions): string {
  const trees = sources.flatMap(({ text }) => treeOf(text) ?? []);
  const [tree] = trees;
  if (tree === undefined) throw new TypeError('a draft that was compiled has the form of one');
  const words = draftWords(corpus, lang, '');
  const cases = corpus.scenarios as readonly DraftCase[];
  const { basis, draft } = read(sources).read;
  const worked = [...effects(sources, cases, compiled, null)].at(-1) ?? null;
  const paper = paperOf({ tree, before: chainOf(tree, trees.slice(1)).slice(0, -1), basis, draft, effects: worked, cases }, words);
  const code = encodeDrafts([compiled.draft, ...draftsUnder(compiled)]);
  const link = site === null || code === null ? null : `${site}/${lang}/draft/#d=${code}`;
  return `${documentOf(paper, words, link, code === null).text}\n`;
}

/** The drafts that one amends, the nearest first. */
function draftsUnder({ basis }: CompiledDraft): readonly CompiledDraft['draft'][] {
  if (!('draft' in basis)) return [];
  const under = basis as CompiledDraft;
  return [under.draft, ...draftsUnder(under)];
}

/** A file of the site's styles. */
const style = (path: string): string => readFileSync(join(projectRoot(), 'src', path), 'utf8');
/** The two fonts of a language, in the style itself. */
const fontsOf = (lang: Lang): string =>
  style('styles/fonts.css')
    .replace(/@font-face \{[^}]*url\("\.\/fonts\/([a-z-]+)\.woff2"\)[^}]*\}\n/g, (face: string, name: string) =>
      name.endsWith('-ru') === (lang === 'ru') ? face : '',
    )
    .replace(/url\("\.\/(fonts\/[a-z-]+\.woff2)"\)/g, (_, path: string) => {
      const bytes = readFileSync(join(projectRoot(), 'src/styles', path));
      return `url("data:font/woff2;base64,${bytes.toString('base64')}")`;
    });
const OWN = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0 auto;max-width:52rem;padding:1.5rem;color:var(--ink);background:var(--raised)}a{color:inherit}
.motion figure svg,.motion .code svg{display:block;width:100%;height:auto}@page{size:A4;margin:16mm 14mm}@media print{body{padding:0;max-width:none;background:none}}`;

function documentOf(paper: Paper, words: Words, link: string | null, tooLarge: boolean): Html {
  const t = words.t.paper;
  const css = new Html([fontsOf(words.lang), style('styles/tokens.css'), style('widgets/draft/paper/paper.css'), OWN].join('\n'));
  const address = link === null ? null : html`<p>${t.address} <a href="${link}">${link.split('#')[0] ?? ''}</a></p>`;
  return html`<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t.mark}: ${paper.title}</title>
<style>${css}</style>
</head>
<body>
<article class="paper motion">
<header><p class="draft-mark">${t.mark}</p><h2>${paper.title}</h2><p>${paper.moved}<br>${paper.amends}</p></header>
${paper.items.map((item) => itemHtml(item, words))}${
  paper.sameKind ? html`<section class="item"><h3 class="sub">${words.t.effect.sameKind}</h3><p>${paper.sameKind}</p></section>\n` : null
}<footer><div>${paper.worked === null ? null : html`<p>${paper.worked}</p>`}${address ?? (tooLarge ? html`<p>${t.noAddress}</p>` : null)}</div>${
    link !== null && link.length <= LONGEST_CODE ? qrHtml(link, t.address) : null
  }</footer>
</article>
</body>
</html>`;
}

function itemHtml({ heading, texts, reason, effects: done, cases, moreCases }: PaperItem, words: Words): Html {
  const t = words.t.paper;
  return html`<section class="item">
${heading ? html`<h3>${heading}</h3>\n` : null}${texts.map((text) => textHtml(text, words))}${
  reason ? html`<h3 class="sub">${t.reason}</h3><p>${reason}</p>\n` : null
}<h3 class="sub">${t.effect}</h3>
<ul>
${done.map(({ name, text }) => html`<li>${name === null ? null : html`<b>${name}</b> `}${text}</li>\n`)}</ul>
${cases.length > 0 ? html`<div class="figures">\n${cases.map((one) => figureHtml(one, words))}</div>\n` : null}${moreCases ? html`<p>${moreCases}</p>\n` : null}</section>
`;
}

function textHtml({ heading, old, now, instead }: PaperText, { t: { paper: t } }: Words): Html {
  const sides = beside(old, now);
  const marked = (side: 'old' | 'now'): readonly Html[] =>
    sides[side].map(({ text, in: where }) =>
      where === 'both' ? html`${text}` : where === 'old' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`,
    );
  const column = (label: string, side: 'old' | 'now'): Html =>
    html`<div><p class="label">${label}</p><p class="text">${(side === 'old' ? old : now) === '' ? html`<i>${instead[side]}</i>` : marked(side)}</p></div>`;
  const both = html`<div class="beside">${column(t.old, 'old')}${column(t.new, 'now')}</div>`;
  return html`<div class="words"><h3 class="sub">${heading}</h3>${both}</div>\n`;
}

const EDGE = SPAN / 2;
const BARE = `<svg viewBox="${-EDGE} ${-EDGE} ${SPAN} ${SPAN}">${flatTable()}</svg>`;

function figureHtml({ heading, title, drawn, before, after }: PaperCase, { t: { effect } }: Words): Html {
  const picture = drawn && new Html(pictureOf(BARE, { position: drawn.position, ways: drawn.tracks, title }));
  return html`<figure>${picture}<figcaption><b>${heading}: ${title}</b><span>${effect.before}: ${before}</span><span>${effect.after}: <b>${after}</b></span></figcaption></figure>\n`;
}

function qrHtml(link: string, label: string): Html {
  const { size, path } = qrPath(link);
  return html`<div class="code"><svg viewBox="0 0 ${String(size)} ${String(size)}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${String(size)}" height="${String(size)}" fill="#fff"/><path d="${path}"/></svg></div>`;
}
