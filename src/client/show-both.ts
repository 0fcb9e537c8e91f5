/** A case's rulings for both players: the page brings their words in all languages, the dialog is fetched when a button is pressed. */
import type { Shown } from '../narrate/explain.ts';
import type { EditionId } from '../referee/types.ts';
import type { Lang } from '../ui/langs.ts';
import type { RulingStrings } from '../ui/strings.ts';

/** What a button says of the ruling beside it. */
export interface ShownToBoth {
  readonly edition: EditionId;
  readonly labels: RulingStrings['showBoth'];
  readonly shown: Readonly<Record<Lang, Shown>>;
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show-both]')) {
  button.hidden = false;
  button.onclick = () => {
    const { edition, labels, shown } = JSON.parse(button.dataset['showBoth'] ?? '') as ShownToBoth;
    const lang = document.documentElement.lang as Lang;
    void import('../widgets/show/open.ts').then(
      ({ showBoth }) => showBoth(button, { lang, edition, labels, say: async (one: Lang) => shown[one] }),
      () => import('./not-loaded.ts').then((m) => m.notLoaded(() => button.click())).catch(() => {}),
    );
  };
}
