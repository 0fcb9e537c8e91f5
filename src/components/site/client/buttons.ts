/** What a reading page's buttons do. */
import { play } from './live.ts';
import { use } from './tools.ts';

/** Rejects where something for it could not be fetched. */
export async function press(button: HTMLButtonElement): Promise<void> {
  if (button.dataset['live'] === undefined) use(button);
  else await play(button);
}
