/** The line that stands in the place of what could not be fetched: what is the matter, and a button that tries again. */
import type { Lang } from '../../../i18n/langs.ts';
import { LATE_STRINGS } from '../../../i18n/late-strings.ts';
import extra from '../../../styles/extra.css?url';
import { dress } from './dress.ts';

/** A new line; whoever tries again takes it away. */
export function lacking(again: () => void): HTMLElement {
  const { lacking: text, again: label } = LATE_STRINGS[document.documentElement.lang as Lang];
  void dress(extra);
  const line = document.createElement('p');
  line.className = 'ui lacking';
  line.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.onclick = again;
  line.append(text, ' ', button);
  return line;
}
