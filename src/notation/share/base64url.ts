/** Bytes as letters that survive in an address (RFC 4648, section 5, without padding). */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Three bytes become four signs. */
export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const signs = Math.min(3, bytes.length - i) + 1;
    for (let k = 0; k < signs; k++) text += SIGNS[(word >> (18 - 6 * k)) & 63];
  }
  return text;
}

/** The bytes, or null where a sign is none of the alphabet. Bits that make no whole byte are dropped. */
export function fromBase64Url(text: string): number[] | null {
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const sign of text) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((word >> bits) & 255);
    }
  }
  return bytes;
}
