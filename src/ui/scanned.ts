/**
 * The end of an address that stands in a code, on paper or on another's screen. Such a code is of the language it was printed in; who scans it
 * may have chosen another one on the own device, and reads on in that.
 */
export const SCANNED = '&code';

/** The address without that end. */
export const withoutScanned = (hash: string): string => (hash.endsWith(SCANNED) ? hash.slice(0, -SCANNED.length) : hash);
