/** What a reader does who is there. */
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Whether the reader has done anything since this was fetched: what waits for it may be laid later than that. */
let acted = false;
const waiting = new Set<() => void>();
function act(): void {
  acted = true;
  for (const type of ACTS) removeEventListener(type, act);
  for (const check of waiting) check();
}
// pages are drawn beforehand where there is no reader
if (typeof document !== 'undefined') for (const type of ACTS) addEventListener(type, act, { passive: true });

/** Calls back once a place of the page is in sight, or less than `ahead` away from it, and the reader has done anything at all; what is given back ends the waiting. */
export function onceSeenByReader(place: HTMLElement, then: () => void, ahead = '0px'): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let seen = false;
  const check = (): void => {
    if (!seen || !acted) return;
    end();
    then();
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
    waiting.delete(check);
  };
  observer.observe(place);
  waiting.add(check);
  return end;
}
