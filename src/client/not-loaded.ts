/** What is said above the page where what a button does could not be fetched. */
import { loadError } from './load-error.ts';

let note: HTMLElement | undefined;

/** Says so until the reader does something else; `retry` does it once more. */
export function notLoaded(retry: () => void): void {
  note?.remove();
  const made = loadError(() => {
    made.remove();
    retry();
  });
  note = made;
  note.popover = 'auto';
  document.body.append(note);
  note.showPopover();
}
