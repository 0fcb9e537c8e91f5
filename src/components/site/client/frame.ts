/** In a frame: the figure becomes a live table when its button is pressed. */
import { play } from './live.ts';

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-live]');
  if (button) void play(button);
});
