/** How many bytes the sum at the end of a code takes. */
export const SUM_BYTES = 4;

/** The bytes with their CRC-32 at the end, highest byte first. */
export function withSum(bytes: readonly number[]): readonly number[] {
  const sum = crc32(bytes);
  return [...bytes, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
}

/** Whether the bytes end in the CRC-32 of those before. */
export function sumIsRight(bytes: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(-SUM_BYTES);
  return crc32(bytes.slice(0, -SUM_BYTES)) === ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

/** CRC-32 (ISO 3309, polynomial 0xEDB88320): tells every change of up to 32 neighbouring bits, and all others but one in four billion. */
export function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
