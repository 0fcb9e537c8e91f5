/** A short fingerprint of a text (FNV-1a, 32 bit, hexadecimal): tells whether it changed since it was read, nothing more. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text.normalize('NFC')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
