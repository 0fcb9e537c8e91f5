/** A PNG with a palette, from pixels: the share images are drawings in few colours, and 240 of them are kept in the repository. */
import { deflateSync, inflateSync } from 'node:zlib';

const CRC = Uint32Array.from({ length: 256 }, (_, i) => {
  let c = i;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, tail]);
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly rgb: Uint8Array;
}

/** Reads a PNG of 8 bits a channel, RGB or RGBA, not interlaced: what a browser's screenshot is. */
export function readPng(file: Buffer): Pixels {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const channels = file[25] === 6 ? 4 : file[25] === 2 ? 3 : 0;
  if (file[24] !== 8 || channels === 0 || file[28] !== 0) throw new Error(`not an 8 bit RGB image: depth ${file[24]}, type ${file[25]}`);
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('ascii', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) unfilter(raw, lines, y, stride, channels);
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(lines.subarray(i * channels, i * channels + 3), i * 3);
  return { width, height, rgb };
}

function unfilter(raw: Buffer, lines: Uint8Array, y: number, stride: number, step: number): void {
  const filter = raw[y * (stride + 1)];
  for (let x = 0; x < stride; x++) {
    const here = y * stride + x;
    const a = x >= step ? (lines[here - step] ?? 0) : 0;
    const b = y > 0 ? (lines[here - stride] ?? 0) : 0;
    const c = x >= step && y > 0 ? (lines[here - stride - step] ?? 0) : 0;
    const guess = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter ?? 0] ?? 0;
    lines[here] = ((raw[y * (stride + 1) + 1 + x] ?? 0) + guess) & 255;
  }
}
function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** The most frequent colours, none too near to one already taken. */
function palette(rgb: Uint8Array, most: number): readonly number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < rgb.length; i += 3) {
    const colour = ((rgb[i] ?? 0) << 16) | ((rgb[i + 1] ?? 0) << 8) | (rgb[i + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const chosen: number[] = [];
  for (const apart of [20, 8]) {
    for (const [colour] of [...counts].sort((p, q) => q[1] - p[1])) {
      if (chosen.length >= most) return chosen;
      if (chosen.every((other) => distance(colour, other) > apart * apart)) chosen.push(colour);
    }
  }
  return chosen;
}
function distance(a: number, b: number): number {
  const r = (a >> 16) - (b >> 16);
  const g = ((a >> 8) & 255) - ((b >> 8) & 255);
  const l = (a & 255) - (b & 255);
  return r * r + g * g + l * l;
}

/** The same picture with at most `colours` (64 or fewer keeps a drawing clean), as small as deflate makes it. */
export function palettePng({ width, height, rgb }: Pixels, colours = 48): Buffer {
  const table = palette(rgb, colours);
  const nearest = new Map<number, number>();
  const indices = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const colour = ((rgb[i] ?? 0) << 16) | ((rgb[i + 1] ?? 0) << 8) | (rgb[i + 2] ?? 0);
      let index = nearest.get(colour);
      if (index === undefined) {
        index = table.reduce((best, other, at) => (distance(colour, other) < distance(colour, table[best] ?? 0) ? at : best), 0);
        nearest.set(colour, index);
      }
      indices[y * (width + 1) + 1 + x] = index;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colourBytes = Buffer.from(table.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', colourBytes),
    chunk('IDAT', deflateSync(indices, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
