/**
 * `<novuss-table>`: the one way in which a table comes onto a page, of this site or of others. Its children are what stands there without
 * JavaScript: the drawing. Attributes:
 *
 * - `lang`: `de`, `ru`, `et` or `en`; without it the page's language
 * - `edition`: the edition drawn on the table
 * - `position`: the part of a shared address after `#p=`
 * - `scenario`: a case of the site, as `provision/scenario`; the page shows its ruling until the table has its own (event `ruled`)
 * - `large`: with tools, panels and map; `map`: with the map of rulings
 * - `address`: opens what the page's own address names
 * - `still`: stays a drawing until `wake()` is called; without it the table comes to life in sight
 *
 * Without position and scenario it shows the start of a set. Texts of the readings may stand in a child `<script type="application/json">`.
 */

import { EDITION_IDS, type EditionId } from '../../compiled/editions.ts';
import type { ReadingTexts } from '../../narrate/explain.ts';
import { LANGS, type Lang } from '../../ui/langs.ts';
import type { HouseInUse } from '../house-rules/in-use.ts';
import { fetchJson } from '../lazy/json.ts';
import type { MountedTable, Observed, Showing, TableOptions } from './mount.ts';
import type { Opening } from './state.svelte.ts';

/** What differs between this site and others that show the element. */
export interface TableElementHost {
  /** The site's folder, with a slash at the end; articles are linked and cases fetched there. */
  readonly base: string;
  /** Loads the live table's program; rejects where it does not come. */
  load(): Promise<{ mountTable(target: Element | ShadowRoot, options: TableOptions): Promise<MountedTable> }>;
  /** The reader's own book, drawn where the page asks for none. */
  readonly own?: () => EditionId | null;
  /** The reader's house rules, for a table that shows no case of the site: a case is ruled as its book is read here. */
  readonly house?: () => Promise<HouseInUse | null>;
  /** Opens a shared code; its problem is described in the reader's words. */
  open(code: string, lang: Lang): Promise<{ readonly opening: Opening; readonly problem: string | null }>;
  /** Where the table goes: the element itself, or a shadow tree of its own. */
  target(element: HTMLElement, lang: Lang): Element | ShadowRoot;
  /** Shows that the table could not be loaded, and offers to try again. */
  failed(element: HTMLElement, retry: () => void, lang: Lang): void;
  /** Says what the attributes ask for that there is not, in the reader's words. */
  readonly unknown?: (element: HTMLElement, lang: Lang) => Promise<string | null>;
  /** Tells the page what happens on a table; gives what ends that. */
  readonly observe?: (element: HTMLElement, context: Observed) => () => void;
}

/** A table that can be woken by a page's script. */
export interface TableElement extends HTMLElement {
  /** Brings the table to life; rejects where it could not be loaded, and the drawing stays. `focus`: with the keyboard focus on it. */
  wake(options?: { readonly focus?: boolean }): Promise<void>;
  /**
   * Shows the case in place of the drawing, without making it live; `watch` is called with what it shows. Once for an element: later calls give the
   * same table. Null where the table was woken meanwhile. Rejects where it could not be loaded, and the drawing stays.
   */
  show(watch: (view: Showing) => void): Promise<MountedTable | null>;
  /** Puts a shown table into the reader's hands, with the keyboard focus on it. */
  open(): void;
}

const isOneOf = <T extends string>(list: readonly T[], value: string | null): value is T =>
  (list as readonly (string | null)[]).includes(value);

/** The start of a set, the striker in the middle of its zone. */
async function startOfSet(): Promise<Opening> {
  const [{ SINGLES, startPosition }, { strikerHome }, { NOMINAL }, { openingStroke }] = await Promise.all([
    import('../../geometry/row.ts'),
    import('../../geometry/seats.ts'),
    import('../../geometry/parameters.ts'),
    import('./setup.ts'),
  ]);
  return { position: { ...startPosition(), striker: strikerHome(NOMINAL, 'south') }, caseState: openingStroke('south', SINGLES) };
}

async function scenarioOpening(base: string, named: string): Promise<Opening> {
  const [provision = '', scenario = ''] = named.split('/');
  const address = `${base}data/live/${provision}.json`;
  const opening = (await fetchJson<Readonly<Record<string, Opening>>>(address))[scenario];
  if (!opening) throw new Error(`${address} has no ${scenario}`);
  return opening;
}

/** Defines the element for a page; a second call does nothing. */
export function defineTableElement(host: TableElementHost): void {
  if (customElements.get('novuss-table')) return;

  class NovussTable extends HTMLElement implements TableElement {
    static readonly observedAttributes = ['lang', 'edition', 'position', 'scenario', 'map'];
    #mounted: MountedTable | null = null;
    #sight: IntersectionObserver | null = null;
    /** Of the latest attempt: what an earlier one brings is dropped. */
    #attempt = 0;

    connectedCallback(): void {
      if (this.hasAttribute('still')) return;
      this.#sight = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        this.#sight?.disconnect();
        this.#wakeOrSay();
      });
      this.#sight.observe(this);
    }
    disconnectedCallback(): void {
      this.#attempt += 1;
      this.#sight?.disconnect();
      void this.#mounted?.remove();
      this.#mounted = null;
      this.#shown = null;
    }
    attributeChangedCallback(): void {
      if (this.#mounted) this.#wakeOrSay();
    }
    readonly #wakeOrSay = (): void => void this.wake().catch(() => host.failed(this, this.#wakeOrSay, this.#lang()));

    /** The latest attempt, where it shows the case. */
    #shown: Promise<MountedTable | null> | null = null;
    show(watch: (view: Showing) => void): Promise<MountedTable | null> {
      const shown = this.#shown ?? this.#mount(watch);
      this.#shown = shown;
      shown.catch(() => {
        if (this.#shown === shown) this.#shown = null;
      });
      return shown;
    }
    open(): void {
      this.setAttribute('live', '');
      this.#mounted?.open();
      this.#mounted?.focus();
    }
    async wake({ focus = false } = {}): Promise<void> {
      const mounted = await this.#mount();
      if (!mounted) return;
      this.setAttribute('live', '');
      if (focus) mounted.focus();
    }

    /** Mounts the table; null where another attempt has begun since. */
    async #mount(watch?: (view: Showing) => void): Promise<MountedTable | null> {
      this.#attempt += 1;
      this.#shown = null;
      const attempt = this.#attempt;
      const lang = this.#lang();
      const [{ mountTable }, { opening, problem }, house, unknown] = await Promise.all([
        host.load(),
        this.#opening(lang),
        this.hasAttribute('scenario') ? null : (host.house?.() ?? null),
        host.unknown?.(this, lang),
      ]);
      if (attempt !== this.#attempt) return null;
      const readings = this.querySelector<HTMLScriptElement>('script[type="application/json"]')?.textContent;
      await this.#mounted?.remove();
      const mounted = await mountTable(host.target(this, lang), {
        lang,
        base: host.base,
        opening,
        problem: unknown ? `${problem ?? ''} ${unknown}`.trim() : problem,
        large: this.hasAttribute('large'),
        map: this.hasAttribute('map'),
        address: this.hasAttribute('address'),
        house,
        ...(readings ? { readings: JSON.parse(readings) as ReadingTexts } : {}),
        ...(host.observe ? { observe: (context: Observed) => host.observe?.(this, context) ?? (() => undefined) } : {}),
        ...(watch ? { watch } : {}),
        ...(this.hasAttribute('scenario') ? { ruled: () => this.dispatchEvent(new Event('ruled', { bubbles: true })) } : {}),
      });
      // taken out of the page, or opened anew, while its words were fetched
      if (attempt !== this.#attempt) {
        await mounted.remove();
        return null;
      }
      this.#mounted = mounted;
      this.removeAttribute('still');
      return mounted;
    }

    #lang(): Lang {
      const asked = (this.getAttribute('lang') ?? document.documentElement.lang).slice(0, 2).toLowerCase();
      return isOneOf(LANGS, asked) ? asked : 'en';
    }
    async #opening(lang: Lang): Promise<{ readonly opening: Opening; readonly problem: string | null }> {
      const [position, scenario, asked] = ['position', 'scenario', 'edition'].map((name) => this.getAttribute(name) ?? '');
      const named = isOneOf(EDITION_IDS, asked ?? '') ? (asked as EditionId) : null;
      const own = named ?? (position || scenario ? null : (host.own?.() ?? null));
      const edition: { edition?: EditionId } = own ? { edition: own } : {};
      if (position) {
        const { opening, problem } = await host.open(position, lang);
        return { opening: { ...opening, ...edition }, problem };
      }
      const opening = await (scenario ? scenarioOpening(host.base, scenario) : startOfSet());
      return { opening: { ...opening, ...edition }, problem: null };
    }
  }
  customElements.define('novuss-table', NovussTable);
}
