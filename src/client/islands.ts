/** Says so where the live part of a page did not come at all, in its place; what can be seen without it stays. */
import type { Lang } from '../ui/langs.ts';
import { fillLoadError } from '../widgets/lazy/load-error.ts';

addEventListener('astro:hydration-error', (event) => {
  const island = event.target as Element;
  // "loading" would stand there for ever
  island.querySelector('[role=status]')?.remove();
  const box = document.createElement('div');
  box.className = 'ui';
  box.role = 'alert';
  // before the empty room that the live part would have filled
  island.prepend(box);
  // nothing has been done yet that opening the page anew could lose
  fillLoadError(box, document.documentElement.lang as Lang);
});
