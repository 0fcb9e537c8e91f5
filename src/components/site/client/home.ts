/** The home page's table wakes up as soon as it is in sight; where it cannot be fetched then, as soon as somebody touches its drawing. */
import { unloaded } from './unloaded.ts';

const figure = document.querySelector<HTMLElement>('[data-wake]');
if (figure) {
  const rouse = (): Promise<boolean> =>
    import('./live.ts').then(({ wake }) => wake(figure, figure.dataset['wake'] ?? '')).catch(() => false);
  const touch = (): void => void rouse().then((live) => (live ? figure.removeEventListener('pointerdown', touch) : unloaded()));
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    void rouse().then((live) => live || figure.addEventListener('pointerdown', touch));
  });
  seen.observe(figure);
}
