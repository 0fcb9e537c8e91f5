/** Says so where the live part of a page did not come at all, in its place; what can be seen without it stays. */
import { sentence } from './not-loaded.ts';

addEventListener('astro:hydration-error', (event) => {
  const island = event.target as Element;
  // "loading" would stand there for ever
  island.querySelector('[role=status]')?.remove();
  const line = document.createElement('p');
  line.className = 'ui';
  line.role = 'alert';
  const button = document.createElement('button');
  button.textContent = sentence();
  // nothing has been done yet that opening the page anew could lose
  button.onclick = () => location.reload();
  line.append(button);
  island.append(line);
});
