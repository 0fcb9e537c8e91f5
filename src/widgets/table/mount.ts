/** Puts a live table into an element of a page. */
import { mount, unmount } from 'svelte';
import { load as loadNamesStrings } from '../../compiled/ui/names.ts';
import { load as loadTableToolsStrings } from '../../compiled/ui/table-tools.ts';
import type { Lang } from '../../corpus/model.ts';
import type { ReadingTexts } from '../../narrate/explain.ts';
import { loadTableStrings } from '../../ui/table-strings.ts';
import type { HouseInUse } from '../house-rules/in-use.ts';
import type { TableContext } from './context.svelte.ts';
import LiveTable from './LiveTable.svelte';
import type { Opening } from './state.svelte.ts';
import type { Surroundings } from './surroundings.ts';

/** A table as whoever stands outside follows it. */
export type Observed = Pick<TableContext, 'table'> & { readonly dragging: () => boolean };
export interface TableOptions {
  readonly lang: Lang;
  /** The site's folder on its host, with a slash at the end. */
  readonly base: string;
  readonly opening: Opening;
  /** With tools and panels, as on the table page; else a figure. */
  readonly large: boolean;
  /** Whether the page's address may name a position (`#p=…`, `#c=…`) to be opened instead. */
  readonly address: boolean;
  /** Whether the map of rulings stands below a figure, where the host brings it; the large table always has it. */
  readonly map: boolean;
  /** Texts of the readings' options, by id. */
  readonly readings?: ReadingTexts | undefined;
  /** The reader's house rules. */
  readonly house?: HouseInUse | null;
  /** Something that is wrong with what was asked for, in the reader's words. */
  readonly problem?: string | null;
  /** Follows the table as long as it stands there; gives what ends that. */
  readonly observe?: (context: Observed) => () => void;
  /** Called once the table's own rulings stand there. */
  readonly ruled?: (() => void) | undefined;
  /** The case is shown first (`play`, `walk`, `seek`): what it shows is reported here. */
  readonly watch?: ((view: Showing) => void) | undefined;
}
/** What a case that is being shown shows. */
export interface Showing {
  readonly running: boolean;
  /** How much of the stroke has been shown, 0 to 1. */
  readonly at: number;
  /** Everything has been shown, what the referee does included. */
  readonly ended: boolean;
  /** What is happening, in the reader's words; empty before anything does. */
  readonly line: string;
}
export interface MountedTable {
  /** Moves the keyboard focus to the table's first disc. */
  focus(): void;
  /** Starts the case that is shown, or stops it; each of these fetches what it needs first. */
  play(): Promise<void>;
  /** One event on, or back. */
  walk(direction: 1 | -1): Promise<void>;
  /** To a part of the course, 0 to 1. */
  seek(share: number): Promise<void>;
  /** Table seconds per second. */
  rate(value: number): void;
  /** Fetches what playing needs. */
  ready(): Promise<void>;
  /** Puts the table into the reader's hands. */
  open(): void;
  remove(): Promise<void>;
}

/** Replaces what `target` holds by a live table. Rejects where its words cannot be loaded; `target` is then as before. */
export async function mountTable(
  target: Element | ShadowRoot,
  { lang, large, map, ...rest }: TableOptions,
  surroundings: Surroundings = {},
): Promise<MountedTable> {
  const [names, table, tools] = await Promise.all([
    loadNamesStrings[lang](),
    loadTableStrings[lang](),
    large ? loadTableToolsStrings[lang]() : null,
  ]);
  target.replaceChildren();
  const mounted = mount(LiveTable, { target, props: { words: { lang, names, table }, tools, map: map || large, surroundings, ...rest } });
  const { focus, play, walk, seek, rate, ready, open } = mounted;
  return { focus, play, walk, seek, rate, ready, open, remove: () => unmount(mounted) };
}
