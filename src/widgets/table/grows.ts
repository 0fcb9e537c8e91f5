/** Under a moving hand nothing jumps: what is told of the stroke may grow, and shrinks when the hand lets go. */

/**
 * To be attached to an element: while `held` says so it only grows, so that what stands below it stays and is not laid out and painted anew.
 *
 * `apart`: for a block with one child. It has the room that the child needed most, and nothing in it changes what stands around it, so that the
 * browser lays out the block alone and not the page down to it. Not for an item of a grid or a flex box: those are laid out with their siblings
 * whatever they hold.
 */
export const growsWhile =
  (held: () => boolean, apart = false) =>
  (at: HTMLElement): (() => void) | undefined => {
    const inside = apart ? at.firstElementChild : at;
    if (!held() || !inside || typeof ResizeObserver === 'undefined') return undefined;
    let most = 0;
    const observer = new ResizeObserver((entries) => {
      const height = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0;
      if (height <= most) return;
      most = height;
      at.style.cssText = `${apart ? 'contain:size layout style;' : 'min-'}block-size:${height}px`;
    });
    observer.observe(inside, { box: 'border-box' });
    return () => {
      observer.disconnect();
      at.style.cssText = '';
    };
  };
