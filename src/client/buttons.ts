/** What a reading page's buttons do; where something for it does not come, that is said. */

import { play } from './figure/table.ts';
import { notLoaded } from './not-loaded.ts';
import { use } from './tools.ts';

export async function press(button: HTMLButtonElement): Promise<void> {
  if (button.dataset['live'] === undefined) use(button);
  else await play(button).catch(notLoaded);
}
