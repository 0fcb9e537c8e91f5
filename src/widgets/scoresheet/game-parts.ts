/** What an open game needs beyond the list and the form: the referee and the view of the game. Loaded with the first game that is opened. */
import type { Component } from 'svelte';
import type Game from './Game.svelte';
import type { Engine } from './stored/sheets.svelte.ts';

export interface GameParts {
  readonly engine: Engine;
  readonly Game: typeof Game extends Component<infer Props> ? Component<Props> : never;
}

/** Fetches the parts; fails where the network does and nothing was stored. */
export async function loadGameParts(): Promise<GameParts> {
  const [engine, game] = await Promise.all([import('../../scoresheet/sheet.ts'), import('./Game.svelte')]);
  return { engine, Game: game.default };
}
