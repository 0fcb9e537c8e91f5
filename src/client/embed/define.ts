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
import table from '../../widgets/table/table.css?inline';
import { SITE } from './address.ts';
import { sendEvents } from './events.svelte.ts';
import { unknownIn } from './unknown.ts';

/** Light or dark is what the page around it is (its `color-scheme`), whatever the reader's system prefers; on the page's ground it can be read in any case. */
const GROUND = '--paper:Canvas;background:var(--paper);color-scheme:inherit';
const STYLE = `${site.replaceAll(':root', ':host').replace(/@media print\{[\s\S]*$/, '')}
:host{${GROUND};--serif:Georgia,"Times New Roman",serif;--sans:system-ui,sans-serif;display:block;min-height:8rem;color:var(--ink);font:400 1rem/1.5 var(--sans)}
${table}`;

function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The element's shadow tree with its styles, and a new place in it. */
function shadow(element: HTMLElement, lang: Lang, sheet: CSSStyleSheet): Element {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const target = document.createElement('div');
  target.lang = lang;
  root.replaceChildren(target);
  return target;
}

/** Defines the element; `surroundings` are what may stand round a table besides, `styles` what their components bring. */
export function define(surroundings: Surroundings = {}, styles = ''): void {
  let sheet: CSSStyleSheet | undefined;
  const target = (element: HTMLElement, lang: Lang): Element => {
    sheet ??= styleSheet(`${STYLE}${styles}`);
    return shadow(element, lang, sheet);
  };
  defineTableElement({
    base: SITE,
    load: async () => ({ mountTable: (target, options) => mountTable(target, options, surroundings) }),
    open: openCode,
    target,
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
      target(element, lang).append(line);
    },
  });
}
