/** The home page's table wakes up as soon as it is in sight. */
const figure = document.querySelector<HTMLElement>('[data-wake]');
if (figure) {
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    void import('./live.ts').then(({ wake }) => wake(figure, figure.dataset['wake'] ?? ''));
  });
  seen.observe(figure);
}
