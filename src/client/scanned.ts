/** A page that a scanned code has opened: on in the language chosen on this device, where it is another one. */
import { withoutScanned } from '../ui/scanned.ts';

/** `hash`: the address as the code had it; the page may have taken it off by now. */
export function readOn(hash: string): void {
  const { lang } = document.documentElement;
  const chosen = localStorage.getItem('novuss.lang') ?? lang;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')].find(({ dataset }) => dataset['lang'] === chosen);
  if (link && chosen !== lang) location.replace(link.href + withoutScanned(hash));
  else localStorage.setItem('novuss.lang', lang);
}
