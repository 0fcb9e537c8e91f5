/** What hosts are told (docs/publishing.md). */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFile, headersFor, htaccess, nginx, rules } from '../scripts/hosting.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
for (const section of ['rules', 'tournament', 'embed']) mkdirSync(join(folder, 'de', section), { recursive: true });
const all = rules(folder);

test.each([
  ['/', "frame-ancestors 'self'", undefined],
  ['/de/', "frame-ancestors 'self'", undefined],
  ['/ru/tournament/', "frame-ancestors 'self'", undefined],
  ['/et/rules/2017/17/', "frame-ancestors 'self'", undefined],
  // other sites put these into frames and pages
  ['/de/embed/', undefined, undefined],
  ['/de/embed/striker-pocketed/', undefined, undefined],
  ['/embed/novuss-table.js', undefined, undefined],
  ['/_assets/page.DOZ1.js', undefined, 'public, max-age=31536000, immutable'],
  ['/sw.js', undefined, 'no-cache'],
  ['/offline/versions.json', undefined, 'no-cache'],
  ['/data/novuss/provisions.json', undefined, undefined],
])('%s: frames %s, cache %s', (path, frames, cache) => {
  const headers = headersFor(path, all);
  expect([headers['Content-Security-Policy'], headers['Cache-Control']]).toEqual([frames, cache]);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

test('no path is under two rules with the same header', () => {
  for (const path of ['/', '/de/', '/de/rules/2017/', '/de/embed/x/', '/_assets/a.js', '/sw.js', '/offline/de.pack']) {
    const given = all.filter((rule) => Object.keys(headersFor(path, [rule])).length > 0).flatMap(({ headers }) => Object.keys(headers));
    expect(given, path).toEqual([...new Set(given)]);
  }
});

test('the files for hosts', () => {
  expect(headersFile(all)).toContain("/:lang/tournament/*\n  Content-Security-Policy: frame-ancestors 'self'\n");
  expect(headersFile(all)).not.toContain('embed');
  expect(htaccess(all)).toContain(
    '<If "%{REQUEST_URI} =~ m#/(?:de|ru|et|en)/tournament/.*$#">\n  Header always set Content-Security-Policy "frame-ancestors \'self\'"\n</If>',
  );
  const server = nginx(all);
  expect(server).toContain('location ~ "^/(?:de|ru|et|en)/tournament/.*$" {');
  // each place says all of its headers: nginx leaves out those of the server where a place has its own
  for (const [place] of server.matchAll(/location ~ [\s\S]*?\n {2}\}/g)) expect(place).toContain('X-Content-Type-Options');
  expect(server.split('{').length).toBe(server.split('}').length);
  expect(readFileSync(join(import.meta.dirname, '../Containerfile'), 'utf8')).toContain('/usr/share/nginx/html/nginx.conf');
});
