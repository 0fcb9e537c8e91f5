/** A text as a QR code. */
import encodeQR from 'qr';

export interface QrPath {
  /** Of a side with its border, modules. */
  readonly size: number;
  /** SVG path of the dark modules. */
  readonly path: string;
}

export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 3 });
  return { size: rows.length, path: rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('') };
}
