/** Under a moving hand nothing jumps: what is told of the stroke may grow, and shrinks when the hand lets go. */

/** To be attached to an element: while `held` says so it only grows, so that what stands below it stays and is not laid out and painted anew. */
export const growsWhile =
  (held: () => boolean) =>
  (at: HTMLElement): (() => void) | undefined => {
    if (!held() || typeof ResizeObserver === 'undefined') return undefined;
    let most = 0;
    const observer = new ResizeObserver((entries) => {
      const height = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0;
      if (height <= most) return;
      most = height;
      at.style.minBlockSize = `${height}px`;
    });
    observer.observe(at, { box: 'border-box' });
    return () => {
      observer.disconnect();
      at.style.minBlockSize = '';
    };
  };
