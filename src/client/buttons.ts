/** What a reading page's buttons do; where something for it does not come, that is said. */

import { press as pressBar } from './figure/play-bar.ts';
import { use } from './tools.ts';

export { seek, warm } from './figure/play-bar.ts';

export async function press(button: HTMLButtonElement): Promise<void> {
  if (button.closest('[data-bar]')) await pressBar(button);
  else await use(button);
}
