/** Hears of each file that is offered to be saved, by its media type. */
export const savedFiles = new EventTarget();

/** Offers a text, or what it is made of already, as a file to save. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  savedFiles.dispatchEvent(new Event(blob.type));
  // the browser takes what it needs before the next turn; Safari needs longer
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
