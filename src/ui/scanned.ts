/**
 * Addresses in codes, on paper or on another's screen. They lead over the entry page of the site, which knows the language chosen on the device that
 * scans; the code's own language holds where none is chosen.
 */
import type { Lang } from './langs.ts';

/** `page`: of the site, with what follows `#`: `scoresheet/#g=…`. `base`: the site's address, with the slash at its end. */
export const scannedAddress = (base: string, lang: Lang, page: string): string => `${base}#${lang}/${page}`;

/** For the entry page: the language of a code and its page in what follows `#`. */
export const SCANNED_PATTERN = '^#([a-z]{2,3})/([a-z]+/#.*)$';
