/**
 * What stands below the rulings on the table page: each panel is fetched when it is opened, and works on the context it is given. A new one is an
 * entry here and its title in `content/ui/table/<lang>.json` under `panel`.
 */
import type { Component } from 'svelte';
import type { Words } from '../../narrate/describe.ts';
import type { ReadingTexts, RulingWords } from '../../narrate/explain.ts';
import type { PanelId } from '../../ui/strings.ts';
import type { TableContext } from './context.svelte.ts';

export interface PanelProps {
  context: TableContext;
  words: Words;
  /** The referee's sentences; panels open only once they are there. */
  sentences: RulingWords;
  base: string;
  readings: ReadingTexts;
}
export interface Panel {
  readonly id: PanelId;
  readonly load: () => Promise<{ readonly default: Component<PanelProps> }>;
}

export const PANELS: readonly Panel[] = [
  { id: 'report', load: () => import('../report/Report.svelte') },
  { id: 'state', load: () => import('./tools/GameState.svelte') },
  { id: 'change', load: () => import('../change/Changes.svelte') },
];
