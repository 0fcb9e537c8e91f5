/** Opens a ruling for both players over the page; its component is fetched when somebody asks for it. */
import { type ComponentProps, mount, unmount } from 'svelte';
import ShowBoth from './ShowBoth.svelte';

/** `from` is the element that asked: the dialog stands in the same document or shadow tree, where its styles hold. */
export function showBoth(from: Element, props: Omit<ComponentProps<typeof ShowBoth>, 'close'>): void {
  const root = from.getRootNode();
  const target = root instanceof ShadowRoot ? root : document.body;
  const opened = mount(ShowBoth, { target, props: { ...props, close: () => void unmount(opened) } });
}
