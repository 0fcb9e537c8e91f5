/**
 * `<novuss-table>` for other people's pages: one classic script with everything inside, styles in the element's own shadow tree. The map of
 * rulings is evaluated by a worker that is in the script too.
 */
import type { Lang } from '../../corpus/model.ts';
import site from '../../styles/site.css?inline';
import MapMount from '../../widgets/map/MapMount.svelte';
import { defineTableElement } from '../../widgets/table/element.ts';
import { mountTable } from '../../widgets/table/mount.ts';
import { openCode } from '../../widgets/table/share/open-code.ts';

/** The site that the script comes from; articles are linked there. */
const script = document.currentScript as HTMLScriptElement | null;

const STYLE = `${site.replaceAll(':root', ':host').replace(/@media print\{[\s\S]*$/, '')}
:host{--serif:Georgia,"Times New Roman",serif;--sans:system-ui,sans-serif;display:block;min-height:8rem;color:var(--ink);font:400 1rem/1.5 var(--sans)}`;

/** A shadow tree with the site's styles, and a place in it for the table. */
function shadow(element: HTMLElement, lang: Lang): Element {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const target = document.createElement('div');
  target.lang = lang;
  root.replaceChildren(style, target);
  return target;
}

defineTableElement({
  base: new URL('../', script?.src ?? location.href).href,
  load: async () => ({ mountTable: (target, options) => mountTable(target, options, { MapMount }) }),
  open: openCode,
  target: shadow,
  // everything is in this script: nothing is left that could fail to load
  failed: () => undefined,
});
