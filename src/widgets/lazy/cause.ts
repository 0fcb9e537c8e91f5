/** Why a part of the page did not come, and what to do about it. */

/**
 * `network`: nothing comes. `release`: the site has been published anew since the page was opened, and its parts are gone. `part`: only this one does
 * not come; where the browser remembers that (the HTML standard's module map), trying again asks nothing, and loading the page anew does.
 */
export type Cause = 'network' | 'release' | 'part';

/** After so many ms without an answer there is no network. */
const PATIENCE = 5000;

/** The scripts that the page's HTML names. What they import bears its hash in its name, so a new part anywhere gives them other names too. */
const scripts = (): readonly string[] =>
  [...document.querySelectorAll('script[src*="/_assets/"], astro-island[component-url]')].map(
    (element) => new URL(element.getAttribute('src') ?? element.getAttribute('component-url') ?? '', location.href).href,
  );

/** Asks the host which parts the site has today. */
export async function causeOf(): Promise<Cause> {
  const named = scripts();
  try {
    const list = new URL('../parts.json', named[0]);
    const response = await fetch(list, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    const parts = new Set((await response.json()) as readonly string[]);
    return named.every((address) => parts.has(address.slice(address.lastIndexOf('/') + 1))) ? 'part' : 'release';
  } catch {
    return 'network';
  }
}

/** What a reader is told of a cause: its sentences, by their names in the interface's words. */
export const SENTENCES = {
  network: ['failed', 'network', 'kept'],
  release: ['newer', 'saved'],
  part: ['failed', 'saved'],
} as const satisfies Record<Cause, readonly string[]>;
/** Whether trying again may help, and whether loading the page anew does. */
export const mayRetry = (cause: Cause): boolean => cause !== 'release';
export const mayReload = (cause: Cause): boolean => cause !== 'network';
