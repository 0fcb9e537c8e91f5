/** What is said where a part of the page did not come: why, and the buttons that help. */
import { STRINGS } from '../../compiled/ui/load-error.all.ts';
import type { Lang } from '../../ui/langs.ts';
import type { ReleaseStrings } from '../../ui/strings.ts';

/** After so many ms without an answer there is no network. */
const PATIENCE = 5000;

/** What the host says of the site as it is today. */
export interface Today {
  /** Whether it was published anew since the page was opened. */
  readonly newer: boolean;
  /** What then helps; only needed where the network is there, so it comes from there. */
  readonly words: ReleaseStrings;
}

/**
 * Asks the host for the site's parts today; null without network. The scripts that a page's HTML names bear, as all parts, a hash of what they import: where
 * any part is another one, they are renamed too.
 */
export async function today(lang: Lang): Promise<Today | null> {
  try {
    const scripts = [...document.querySelectorAll('script[src*="/_assets/"], [component-url]')].map(
      (element) => (element.getAttribute('src') ?? element.getAttribute('component-url')) as string,
    );
    const [parts, words] = (await Promise.all(
      ['parts.json', `data/release/${lang}.json`].map(async (path) => {
        const address = (scripts[0] as string).replace(/_assets.*/, path);
        return (await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).json();
      }),
    )) as [readonly string[], ReleaseStrings];
    return { newer: scripts.some((script) => !parts.includes(script.replace(/.*\//, ''))), words };
  } catch {
    return null;
  }
}

/**
 * Fills `box` once the cause is known, and anew after each try that failed; the caller removes it when one succeeds. Where the network is there, loading the
 * page anew is offered too: browsers may remember that a part did not come (the HTML standard's module map), and trying again then asks nothing.
 * Without `retry` only loading anew helps.
 */
export function fillLoadError(box: HTMLElement, lang: Lang, retry?: () => unknown): void {
  const { failed, network, nothingLost, retry: again } = STRINGS[lang];
  const [text, acts] = ['p', 'p'].map((name) => document.createElement(name)) as [HTMLElement, HTMLElement];
  const [first, second] = ['button', 'button'].map((name) => {
    const made = document.createElement(name) as HTMLButtonElement;
    made.type = 'button';
    made.textContent = again;
    acts.append(made, ' ');
    return made;
  }) as [HTMLButtonElement, HTMLButtonElement];
  const show = async (): Promise<void> => {
    const now = await today(lang);
    text.textContent = now?.newer ? now.words.newer : `${failed} ${now ? '' : `${network} `}${nothingLost}`;
    first.hidden = !retry || now?.newer === true;
    second.hidden = !now && !first.hidden;
    if (now) second.textContent = now.words.reload;
    first.ariaBusy = 'false';
    // put in anew it would lose the focus
    if (!text.parentNode) box.append(text, acts);
  };
  first.onclick = async () => {
    first.ariaBusy = 'true';
    await retry?.();
    await show();
  };
  second.onclick = () => location.reload();
  // where the page offers to be stored for offline, so does this, beside the page
  const link = document.querySelector('.keep-offline a')?.cloneNode(true) as HTMLAnchorElement | undefined;
  if (link) {
    link.target = '_blank';
    acts.append(link);
  }
  void show();
}
