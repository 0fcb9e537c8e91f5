/** What was built is written for the browsers of docs/browsers.md. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { SCRIPT_LEVEL, STYLES_FOR } from '../../scripts/browsers.ts';
import { ownParts } from '../../scripts/former-parts.mjs';
import { DIST } from '../support/dist.ts';

const own: readonly string[] = ownParts(DIST).map((name: string) => join(DIST, '_assets', name));
const NAMES: Readonly<Record<string, string>> = { ios: 'ios_saf' };
/** As lightningcss writes versions: `safari15.4` is { safari: 15 << 16 | 4 << 8 }. */
const targets = Object.fromEntries(
  STYLES_FOR.map((one) => {
    const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(one) ?? [];
    return [NAMES[name] ?? name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);
/** A style sheet put into the words of those browsers. */
const lowered = (css: string): string => transform({ filename: 'x.css', code: Buffer.from(css), minify: true, targets }).code.toString();
/** Without what is written again each time: the two variables that do the work of light-dark(), and prefixed names beside the plain ones. */
const bare = (css: string): string =>
  css.trimEnd().replace(/(?:--lightningcss-(?:light|dark)|-webkit-text-decoration[a-z-]*):[^;}]*;?/g, '');

test('style sheets need no word of a newer browser: put into theirs they stay as they are', () => {
  const newer = ':root{color-scheme:light dark}p{color:light-dark(red,blue);& a{color:red}}';
  expect(lowered(newer)).not.toMatch(/light-dark\(|&/);
  const sheets = own.filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const wrong = sheets.filter((name) => {
    const css = readFileSync(name, 'utf8');
    return bare(lowered(css)) !== bare(css);
  });
  expect(wrong).toEqual([]);
  expect(readFileSync(join(DIST, 'embed/novuss-table.js'), 'utf8')).not.toContain('light-dark(');
});

/** Newer than that, and asked for only where it is there: `qr` does otherwise without. */
const WHERE_THERE = 'Uint8ArrayToBase64';

const check = (files: readonly string[]) =>
  promisify(execFile)('es-check', [`es${SCRIPT_LEVEL}`, ...files, '--module', '--checkFeatures', '--allowList', WHERE_THERE], {
    maxBuffer: 1 << 26,
  }).then(
    () => 'passed',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`.match(/erroring file: .*|features detected: [^.]*/g),
  );

test(`scripts use the language and the library of ES${SCRIPT_LEVEL} at most`, async () => {
  const scripts = [...own.filter((name) => name.endsWith('.js')), join(DIST, 'embed/novuss-table.js'), join(DIST, 'sw.js')];
  expect(scripts.length).toBeGreaterThan(150);
  expect(await check(scripts)).toBe('passed');
  expect(await check([join(import.meta.dirname, '../fixtures/newer-than-baseline.js')])).toContainEqual(
    expect.stringContaining('MapGroupBy'),
  );
});

test('a language for offline is one file of at most 3 MB', () => {
  const versions = JSON.parse(readFileSync(join(DIST, 'offline/versions.json'), 'utf8')) as Record<string, { transfer: number }>;
  for (const [lang, { transfer }] of Object.entries(versions)) {
    expect(readFileSync(join(DIST, `offline/${lang}.pack`)).length, lang).toBe(transfer);
    expect(transfer, lang).toBeLessThanOrEqual(3_000_000);
  }
  expect(Object.keys(versions).length).toBe(4);
});
