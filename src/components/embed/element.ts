/**
 * `<novuss-table lang="de" edition="2017" position="…">` for other people's pages: one classic script, everything inside, styles in the
 * element's own shadow. `position` is the part of a shared address after `#p=`; without it the start of a set. With `map` the map of rulings
 * stands below, painted by a worker that is in the script too.
 */
import { mount, unmount } from 'svelte';
import { LANGS, type Lang } from '../../corpus/model.ts';
import { startPosition } from '../../geometry/row.ts';
import { EDITION_IDS, type EditionId } from '../../referee/types.ts';
import site from '../../styles/site.css?inline';
import { loadTableStrings } from '../../ui/strings.ts';
import { linkNotice, openLink } from '../../widgets/table/share/share.ts';
import type { Opening } from '../../widgets/table/state.svelte.ts';
import Table from '../../widgets/table/Table.svelte';

/** The site that the script comes from; articles are linked there. */
const script = document.currentScript as HTMLScriptElement | null;
const base = new URL('../', script?.src ?? location.href).href;

const STYLE = `${site.replaceAll(':root', ':host').replace(/@media print\{[\s\S]*$/, '')}
:host{--serif:Georgia,"Times New Roman",serif;--sans:system-ui,sans-serif;display:block;color:var(--ink);font:400 1rem/1.5 var(--sans)}
.problem{margin:0 0 .6rem}`;

/** What the attributes ask for, and what is wrong with them, in the reader's words. */
async function wanted(element: HTMLElement, lang: Lang): Promise<{ readonly opening: Opening; readonly problem: string | null }> {
  const asked = element.getAttribute('edition');
  const edition = (EDITION_IDS as readonly (string | null)[]).includes(asked) ? (asked as EditionId) : undefined;
  const start: Opening = { position: { ...startPosition(), striker: { x: 0, y: -440 } } };
  const code = element.getAttribute('position');
  const opened = code ? openLink(code) : null;
  const opening = { ...(opened?.opening ?? start), ...(edition ? { edition } : {}) };
  return { opening, problem: opened && linkNotice(opened, await loadTableStrings[lang](), lang) };
}

class NovussTable extends HTMLElement {
  static readonly observedAttributes = ['lang', 'edition', 'position', 'map'];
  #table: Record<string, unknown> | undefined;
  #turn = 0;

  connectedCallback(): void {
    void this.#show();
  }
  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }
  disconnectedCallback(): void {
    this.#turn += 1;
    if (this.#table) void unmount(this.#table);
    this.#table = undefined;
  }

  async #show(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const asked = this.getAttribute('lang') ?? document.documentElement.lang.slice(0, 2);
    const lang = (LANGS as readonly string[]).includes(asked) ? (asked as Lang) : 'en';
    const { opening, problem } = await wanted(this, lang);
    if (turn !== this.#turn) return;
    if (this.#table) await unmount(this.#table);
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = STYLE;
    const target = document.createElement('div');
    target.className = 'ui';
    target.lang = lang;
    root.replaceChildren(style, target);
    if (problem) {
      const line = document.createElement('p');
      line.className = 'problem';
      line.setAttribute('role', 'alert');
      line.textContent = problem;
      target.append(line);
    }
    this.#table = mount(Table, { target, props: { lang, base, label: 'novuss', opening, figure: true, map: this.hasAttribute('map') } });
  }
}

if (!customElements.get('novuss-table')) customElements.define('novuss-table', NovussTable);
