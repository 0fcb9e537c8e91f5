/** What a reader does who is there. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Calls back once a place of the page is in sight, or less than `ahead` away from it, and the reader has done anything at all; what is given back ends the waiting. */
export function onceSeenByReader(place: HTMLElement, then: () => void, ahead = '0px'): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let seen = false;
  let acted = false;
  const check = (): void => {
    if (!seen || !acted) return;
    end();
    then();
  };
  const act = (): void => {
    acted = true;
    check();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      seen = entries.at(-1)?.isIntersecting ?? false;
      check();
    },
    { rootMargin: `${ahead} 0px` },
  );
  const end = (): void => {
    observer.disconnect();
    for (const type of ACTS) removeEventListener(type, act);
  };
  observer.observe(place);
  for (const type of ACTS) addEventListener(type, act, { passive: true });
  return end;
}
