/** The choice of the reader's own book, and what is shown of each book only. */
import { EDITION_IDS } from '../compiled/editions.ts';
import { myBook, setMyBook } from '../widgets/my-book.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('.mine input')];
const mine = myBook();
const choice = choices.find(({ value }) => value === mine);
if (choice) choice.checked = true;
for (const one of choices) {
  one.addEventListener('change', () => {
    const id = EDITION_IDS.find((edition) => edition === one.value);
    if (id) setMyBook(id);
  });
}

/** Parts of which each book has its own: the reader's is shown. */
const parts = [...document.querySelectorAll<HTMLElement>('[data-book]')];
if (mine && parts.some(({ dataset }) => dataset['book'] === mine)) {
  for (const part of parts) part.hidden = part.dataset['book'] !== mine;
}
