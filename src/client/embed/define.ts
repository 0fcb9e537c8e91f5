/**
 * `<novuss-table>` for other people's pages: a classic script, and one for the words of each language that is asked for. Styles are in the
 * element's own shadow tree, as a style sheet that a strict `style-src` lets through.
 */
import { STRINGS as LOAD_ERROR_STRINGS } from '../../compiled/ui/load-error.all.ts';
import type { Lang } from '../../corpus/model.ts';
import site from '../../styles/site.css?inline';
import { defineTableElement } from '../../widgets/table/element.ts';
import { mountTable } from '../../widgets/table/mount.ts';
import { openCode } from '../../widgets/table/share/open-code.ts';
import type { Surroundings } from '../../widgets/table/surroundings.ts';
import { SITE } from './address.ts';
import { sendEvents } from './events.svelte.ts';
import { unknownIn } from './unknown.ts';

/** The components' own styles; the build puts them here. */
const COMPONENTS = '__NOVUSS_STYLES__';
const STYLE = `${site.replaceAll(':root', ':host').replace(/@media print\{[\s\S]*$/, '')}
:host{--serif:Georgia,"Times New Roman",serif;--sans:system-ui,sans-serif;display:block;min-height:8rem;color:var(--ink);font:400 1rem/1.5 var(--sans)}
${COMPONENTS}`;

let sheet: CSSStyleSheet | undefined;
function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

/** The element's shadow tree with the site's styles, and a new place in it. */
function shadow(element: HTMLElement, lang: Lang): Element {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles()];
  const target = document.createElement('div');
  target.lang = lang;
  root.replaceChildren(target);
  return target;
}

/** Defines the element; `surroundings` are what may stand round a table besides. */
export function define(surroundings: Surroundings = {}): void {
  defineTableElement({
    base: SITE,
    load: async () => ({ mountTable: (target, options) => mountTable(target, options, surroundings) }),
    open: openCode,
    target: shadow,
    unknown: unknownIn,
    observe: sendEvents,
    failed(element, retry, lang) {
      const { failed, nothingLost, retry: label } = LOAD_ERROR_STRINGS[lang];
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.onclick = retry;
      const line = document.createElement('p');
      line.setAttribute('role', 'alert');
      // why is not said: it may be the network, a part that a later release took away, or a name misspelt
      line.append(`${failed} ${nothingLost} `, button);
      shadow(element, lang).append(line);
    },
  });
}
