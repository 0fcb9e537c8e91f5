/** The reader's own book, kept from page to page. */
const KEY = 'novuss.edition';
const choices = [...document.querySelectorAll<HTMLInputElement>('.mine input')];
try {
  const kept = localStorage.getItem(KEY);
  const choice = choices.find(({ value }) => value === kept);
  if (choice) choice.checked = true;
} catch {
  // private windows may refuse; the newest book is then the reader's
}
for (const choice of choices) {
  choice.addEventListener('change', () => {
    try {
      localStorage.setItem(KEY, choice.value);
    } catch {
      // the choice then lasts for this page
    }
  });
}

export {};
