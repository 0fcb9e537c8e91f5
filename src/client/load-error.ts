/** The line that stands in the place of what could not be fetched: what is the matter, and buttons that help. */

import { STRINGS as LOAD_ERROR_STRINGS } from '../compiled/ui/load-error.all.ts';
import extra from '../styles/extra.css?url';
import type { Lang } from '../ui/langs.ts';
import { causeOf, mayReload, mayRetry, SENTENCES } from '../widgets/lazy/cause.ts';
import { addStylesheet } from './stylesheet.ts';

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.onclick = act;
  return made;
}

/** A new line with its buttons, filled once the cause is known; the caller removes it when `retry` succeeds. Without `retry` only loading the page anew helps. */
export function loadError(retry?: () => void): HTMLElement {
  const words = LOAD_ERROR_STRINGS[document.documentElement.lang as Lang];
  void addStylesheet(extra);
  const line = document.createElement('p');
  line.className = 'ui load-error';
  line.role = 'alert';
  void causeOf().then((cause) => {
    line.append(SENTENCES[cause].map((name) => words[name]).join(' '));
    if (retry && mayRetry(cause)) line.append(' ', button(words.retry, retry));
    if (!retry || mayReload(cause))
      line.append(
        ' ',
        button(words.reload, () => location.reload()),
      );
  });
  return line;
}
