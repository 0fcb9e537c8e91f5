import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { palettePng, readPng } from '../scripts/images/png.ts';
import { corpus, provision } from '../src/site/book.ts';
import { SHARE_SIZE, shareImage, shareImages } from '../src/site/share-image.ts';

const folder = join(import.meta.dirname, '../public/share');

describe('share images', () => {
  test('every rule has one, the site has one, and they are drawn from what the corpus says now (else: npm run images)', () => {
    const list = JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as Readonly<Record<string, string>>;
    const stale = [...shareImages()].filter(([name, { mark }]) => list[name] !== mark || !existsSync(join(folder, `${name}.png`)));
    expect(stale.map(([name]) => name)).toEqual([]);
    expect(Object.keys(list).length).toBe(corpus.provisions.length + 1);
  });
  test('they are pictures with a palette, of the size that previews want, and together no burden', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
    expect(files.length).toBe(corpus.provisions.length + 1);
    for (const file of files) {
      const head = readFileSync(join(folder, file)).subarray(0, 33);
      expect([file, head.readUInt32BE(16), head.readUInt32BE(20), head[25]]).toEqual([file, SHARE_SIZE.width, SHARE_SIZE.height, 3]);
    }
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(6_000_000);
  });
  test('a picture shows the numbers of its rule', () => {
    const p = provision('striker-pocketed');
    const svg = p && shareImage(p);
    for (const label of ['17.1.4', '17.1.г', '17.1.g']) expect(svg).toContain(`>${label}`);
  });
});

describe('pictures with a palette', () => {
  test('keep their size; too many colours go to the nearest', () => {
    const width = 3;
    const rgb = Uint8Array.from([255, 0, 0, 255, 0, 0, 0, 0, 255, 254, 1, 0, 0, 0, 255, 0, 0, 255]);
    const made = palettePng({ width, height: 2, rgb }, 2);
    expect([made.readUInt32BE(16), made.readUInt32BE(20), made[25]]).toEqual([3, 2, 3]);
    const at = made.indexOf('PLTE');
    expect([...made.subarray(at + 4, at + 10)].sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 255, 255]);
  });
  test('what is no screenshot is not read', () => {
    expect(() => readPng(palettePng({ width: 1, height: 1, rgb: Uint8Array.from([1, 2, 3]) }))).toThrow('not an 8 bit RGB image');
  });
});
