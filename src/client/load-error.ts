/** The line that stands in the place of what could not be fetched: what is the matter, and a button that tries again. */

import { STRINGS as LOAD_ERROR_STRINGS } from '../compiled/ui/load-error.all.ts';
import extra from '../styles/extra.css?url';
import type { Lang } from '../ui/langs.ts';
import { addStylesheet } from './stylesheet.ts';

/** A new line with its button; the caller removes it when `retry` succeeds. */
export function loadError(retry: () => void): HTMLElement {
  const { message, retry: label } = LOAD_ERROR_STRINGS[document.documentElement.lang as Lang];
  void addStylesheet(extra);
  const line = document.createElement('p');
  line.className = 'ui load-error';
  line.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.onclick = retry;
  line.append(message, ' ', button);
  return line;
}
