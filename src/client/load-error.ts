/** The lines that stand in the place of what could not be fetched: what is the matter, and buttons that help. */

import type { Lang } from '../ui/langs.ts';
import styles from '../widgets/lazy/load-error.css?url';
import { fillLoadError } from '../widgets/lazy/load-error.ts';
import { addStylesheet } from './stylesheet.ts';

/** New lines with their buttons; the caller removes them when `retry` succeeds. Without `retry` only loading the page anew helps. */
export function loadError(retry?: () => void): HTMLElement {
  // without its styles it can be read all the same
  void addStylesheet(styles);
  const box = document.createElement('div');
  box.className = 'ui load-error';
  box.role = 'alert';
  fillLoadError(box, document.documentElement.lang as Lang, retry);
  return box;
}

/** Puts the lines at the end of an element, in place of those of an earlier attempt. */
export function showLoadError(element: Element, retry: () => void): void {
  element.querySelector('.load-error')?.remove();
  element.append(loadError(retry));
}
