/**
 * A still figure made live. The program of the table is the embed page's island; it is taken from there, with its styles, because a bundler
 * that knows it as an island drops the styles of any other way to load it.
 */
import { NEWEST } from '../../../referee/edition-order.ts';
import type { EditionId } from '../../../referee/types.ts';
import { lazy, reachable } from '../../../widgets/lazy/lazy.ts';
import type { Opening } from '../../../widgets/table/state.svelte.ts';
import { dress } from './dress.ts';
import { base, lang } from './place.ts';

type Renderer = (element: HTMLElement) => (component: unknown, props: object, slots: object, options: { client: 'only' }) => Promise<void>;
interface Program {
  readonly component: unknown;
  readonly renderer: Renderer;
}

/** The sheets that dress the parts of a page's islands: named by the one they were made into, else each by itself. */
function sheetsOf(page: Document): readonly string[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].flatMap(
    (link) => link.dataset['parts']?.split(' ') ?? link.getAttribute('href') ?? [],
  );
}

async function fetchProgram(): Promise<Program> {
  const html = await (await fetch(`${base}${lang}/embed/`)).text();
  // a style in the markup would be held against this page's policy; an island needs none
  const page = new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
  const island = page.querySelector('astro-island');
  const [componentUrl, rendererUrl] = ['component-url', 'renderer-url'].map((name) => island?.getAttribute(name));
  if (!componentUrl || !rendererUrl) throw new Error('the embed page has no table');
  const signs = page.getElementById('signs');
  if (signs && !document.getElementById('signs')) document.body.append(signs);
  const here = new Set(sheetsOf(document));
  await Promise.all(
    sheetsOf(page)
      .filter((href) => !here.has(href))
      .map(dress),
  );
  await Promise.all([componentUrl, rendererUrl].map(reachable));
  const [component, renderer] = (await Promise.all([import(/* @vite-ignore */ componentUrl), import(/* @vite-ignore */ rendererUrl)])) as [
    { default: unknown },
    { default: Renderer },
  ];
  return { component: component.default, renderer: renderer.default };
}

const program = lazy(fetchProgram);

/** The scenario named, as `provision/scenario`, under the book being read. */
async function openingOf(named: string, edition: EditionId | undefined): Promise<Opening | undefined> {
  const [provision = '', scenario = ''] = named.split('/');
  const all = (await (await fetch(`${base}data/live/${provision}.json`)).json()) as Readonly<Record<string, Opening>>;
  const opening = all[scenario];
  return opening && { ...opening, ...(edition ? { edition } : {}) };
}

/** Puts the live table in the place of a figure's drawing; false where the network is away, and the drawing stays. */
export async function wake(figure: HTMLElement, named: string, edition?: EditionId): Promise<boolean> {
  const drawing = figure.querySelector<SVGElement>('.tbl');
  if (!drawing) return false;
  const [loaded, opening] = await Promise.all([program(), openingOf(named, edition)]).catch(() => [undefined, undefined]);
  if (!loaded || !opening) return false;
  const target = document.createElement('div');
  target.className = 'live-table';
  target.setAttribute('ssr', '');
  drawing.replaceWith(target);
  // the page's own ruling stays until the table, once touched, has its own
  const card = figure.querySelector('.card');
  const ruled = () => card?.remove();
  const props = { lang, base, label: drawing.getAttribute('aria-label') ?? '', opening, ...(card ? { ruled } : {}) };
  await loaded.renderer(target)(loaded.component, props, {}, { client: 'only' });
  return true;
}

/** The same for the figure that a button belongs to; the button goes with the drawing. Rejects where the table could not be fetched. */
export async function play(button: HTMLButtonElement): Promise<void> {
  const figure = button.closest<HTMLElement>('[data-figure]');
  if (!figure) return;
  button.disabled = true;
  const live = await wake(figure, button.dataset['live'] ?? '', (button.dataset['edition'] ?? NEWEST) as EditionId);
  button.disabled = false;
  if (!live) throw new Error('no network');
  button.remove();
}
