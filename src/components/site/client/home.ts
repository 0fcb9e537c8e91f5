/** The home page's table wakes up as soon as it is in sight; where it cannot be fetched then, as soon as somebody touches its drawing. */
const figure = document.querySelector<HTMLElement>('[data-wake]');
if (figure) {
  const rouse = (): Promise<void> =>
    import('./live.ts')
      .then((m) => m.wake(figure, figure.dataset['wake'] ?? ''))
      .catch(() => false)
      .then((live) => {
        figure.onpointerdown = live ? null : rouse;
      });
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    void rouse();
  });
  seen.observe(figure);
}

export {};
