/**
 * A still figure made live. The program of the table is the table page's island; it is taken from there, with its styles, because a bundler
 * that knows it as an island drops the styles of any other way to load it.
 */
import type { EditionId } from '../../../referee/types.ts';
import type { Opening } from '../../../widgets/table/state.svelte.ts';
import { dress } from './dress.ts';
import { base, lang } from './lookup-data.ts';

type Renderer = (element: HTMLElement) => (component: unknown, props: object, slots: object, options: { client: 'only' }) => Promise<void>;
interface Program {
  readonly component: unknown;
  readonly renderer: Renderer;
}

let program: Promise<Program> | undefined;

async function fetchProgram(): Promise<Program> {
  const html = await (await fetch(`${base}${lang}/table/`)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const island = page.querySelector('astro-island');
  const [componentUrl, rendererUrl] = ['component-url', 'renderer-url'].map((name) => island?.getAttribute(name));
  if (!componentUrl || !rendererUrl) throw new Error('the table page has no table');
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '');
  const here = new Set([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')));
  await Promise.all(sheets.filter((href) => href && !here.has(href)).map(dress));
  const [component, renderer] = (await Promise.all([import(/* @vite-ignore */ componentUrl), import(/* @vite-ignore */ rendererUrl)])) as [
    { default: unknown },
    { default: Renderer },
  ];
  return { component: component.default, renderer: renderer.default };
}

/** The scenario that the button names, under the book being read. */
async function openingOf(button: HTMLButtonElement): Promise<Opening | undefined> {
  const [provision = '', scenario = ''] = (button.dataset.live ?? '').split('/');
  const all = (await (await fetch(`${base}data/live/${provision}.json`)).json()) as Readonly<Record<string, Opening>>;
  const opening = all[scenario];
  return opening && { ...opening, edition: (button.dataset.edition ?? '2017') as EditionId };
}

/** Puts the live table in the place of the drawing, its card and the button; without network the drawing stays. */
export async function play(button: HTMLButtonElement): Promise<void> {
  const figure = button.closest<HTMLElement>('[data-figure]');
  const drawing = figure?.querySelector<SVGElement>('.tbl');
  if (!figure || !drawing) return;
  button.disabled = true;
  program ??= fetchProgram();
  const [loaded, opening] = await Promise.all([program, openingOf(button)]).catch(() => [undefined, undefined]);
  if (!loaded || !opening) {
    program = undefined;
    button.disabled = false;
    return;
  }
  const target = document.createElement('div');
  target.className = 'live-table';
  target.setAttribute('ssr', '');
  drawing.replaceWith(target);
  figure.querySelector('.card')?.remove();
  button.remove();
  const props = { lang, base, label: drawing.getAttribute('aria-label') ?? '', opening, figure: true };
  await loaded.renderer(target)(loaded.component, props, {}, { client: 'only' });
}
