/** Opens a ruling for both players over the page; component and styles are fetched when somebody asks for it. */
import { type ComponentProps, mount, unmount } from 'svelte';
import ShowBoth from './ShowBoth.svelte';
import css from './show-both.css?inline';

let sheet: CSSStyleSheet | undefined;
/** The dialog's styles in a document or shadow tree, once; as a style sheet that a strict `style-src` lets through. */
function addStyles(root: Document | ShadowRoot): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** `from` is the element that asked: the dialog stands in the same document or shadow tree. */
export function showBoth(from: Element, props: Omit<ComponentProps<typeof ShowBoth>, 'close'>): void {
  const root = from.getRootNode();
  const inShadow = root instanceof ShadowRoot;
  addStyles(inShadow ? root : document);
  const opened = mount(ShowBoth, { target: inShadow ? root : document.body, props: { ...props, close: () => void unmount(opened) } });
}
