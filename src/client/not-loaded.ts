/** What is said where a part of the page could not be fetched. Its words are here already, and it needs no style sheet. */

import { STRINGS as LOAD_ERROR_STRINGS } from '../compiled/ui/load-error.all.ts';
import type { Lang } from '../ui/langs.ts';

export const sentence = (): string => LOAD_ERROR_STRINGS[document.documentElement.lang as Lang].short;

let note: HTMLElement | undefined;

/** Says so above the page, until the reader does something else: pressing again tries again. */
export function notLoaded(): void {
  note?.remove();
  note = document.createElement('p');
  note.className = 'ui';
  note.role = 'alert';
  note.popover = 'auto';
  note.textContent = sentence();
  document.body.append(note);
  note.showPopover();
}
