/** Buttons beside a rule: copy the citation before them, print the page. */

/** Selects what could not be copied, so that the reader can. */
function select(text: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(text);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

export function use(button: HTMLButtonElement): void {
  if (button.matches('[data-print]')) print();
  const text = button.dataset.copy === undefined ? null : button.parentElement?.querySelector<HTMLElement>('[data-cite]');
  if (!text) return;
  const before = [...button.childNodes];
  navigator.clipboard.writeText(text.textContent ?? '').then(
    () => {
      button.replaceChildren(button.dataset.done ?? '');
      setTimeout(() => button.replaceChildren(...before), 1500);
    },
    () => select(text),
  );
}
