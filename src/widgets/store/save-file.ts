/** Hears of each file that is offered to be saved, by its media type. */
export const savedFiles = new EventTarget();

/** Offers a text as a file to save. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  savedFiles.dispatchEvent(new Event(type));
  // the browser takes what it needs before the next turn; Safari needs longer
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
