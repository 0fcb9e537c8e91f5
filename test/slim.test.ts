import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandsOf, joined, ownHashes, sheetsOf, slim, withoutComments, withSigns, withSteadyMarks } from '../scripts/slim.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (content: string) => `<meta http-equiv="content-security-policy" content="${content}">`;

test('the policy keeps the hashes of the page’s own scripts, made anew, and drops the rest', () => {
  const page = `<script>let a=1</script>${policy("default-src 'self'; script-src 'self' 'sha256-other=' 'sha256-more='; style-src 'self' 'sha256-style=';")}<script type="application/ld+json">{}</script><script type="module" src="/x.js"></script>`;
  expect(ownHashes(page)).toContain(policy(`default-src 'self';script-src 'self' ${sha('let a=1')};style-src 'self'`));
});

test('a style in the page keeps its hash too', () => {
  const page = `${policy("script-src 'self'; style-src 'self' 'sha256-other='")}<style>a{color:red}</style>`;
  expect(ownHashes(page)).toContain(policy(`script-src 'self';style-src 'self' ${sha('a{color:red}')}`));
});

test('a script that the page holds twice has one hash', () => {
  const page = `${policy("script-src 'self';")}<script>a()</script><script>a()</script>`;
  expect(ownHashes(page)).toContain(policy(`script-src 'self' ${sha('a()')}`));
});

test('comments go, but not those an island wakes up by', () => {
  expect(withoutComments('<g><!--[--><path/><!--]--></g><!--[!--><astro-island x="1"><!--[--><b/><!--]--></astro-island><!---->')).toBe(
    '<g><path/></g><astro-island x="1"><!--[--><b/><!--]--></astro-island>',
  );
});

test('a page with an island gets the signs of rulings once, others none', () => {
  const page = withSigns('<body><astro-island></astro-island></body>');
  expect(page).toContain('<symbol id="p-penalty"');
  expect(withSigns(page)).toBe(page);
  expect(withSigns('<body></body>')).toBe('<body></body>');
});

test('a page that says the same is the same file, whatever mark its islands drew', () => {
  const page = (one: string, two: string) => `<astro-island uid="${one}" x="1"></astro-island><astro-island uid="${two}"></astro-island>`;
  expect(withSteadyMarks(page('Z1tBIL', '2rvSMk'))).toBe(page('1', '2'));
  expect(withSteadyMarks(page('aAbB', 'Zz'))).toBe(page('1', '2'));
});

test('style sheets of a page become one, in their order; an island’s say which parts they dress', () => {
  const link = (href: string, more = '') => `<link rel="stylesheet" href="${href}"${more}>`;
  const page = `${link('/_assets/a.1.css')}<meta>${link('/_assets/b.2.css')}`;
  expect(sheetsOf(page)).toEqual(['/_assets/a.1.css', '/_assets/b.2.css']);
  expect(joined(page, '/_assets/kind.css')).toBe(`${link('/_assets/kind.css')}<meta>`);
  expect(joined(page, '/_assets/kind.css', ['/_assets/b.2.css'])).toBe(
    `${link('/_assets/kind.css', ' data-parts="/_assets/b.2.css"')}<meta>`,
  );
});

test('the islands of a page are known by the scripts they begin with', () => {
  expect(islandsOf('<astro-island uid="1" component-url="/_assets/T.js" client="load"></astro-island><b></b>')).toEqual(['/_assets/T.js']);
  expect(islandsOf('<b></b>')).toEqual([]);
});

test('under a folder of the host it finds the files and links them there', () => {
  const dist = mkdtempSync(join(tmpdir(), 'slim-'));
  mkdirSync(join(dist, '_assets'));
  writeFileSync(join(dist, '_assets/a.css'), 'a{color:red}');
  writeFileSync(join(dist, '_assets/b.css'), 'b{color:red}');
  writeFileSync(
    join(dist, 'index.html'),
    '<link rel="stylesheet" href="/novuss/_assets/a.css"><link rel="stylesheet" href="/novuss/_assets/b.css">',
  );
  slim(dist, '/novuss/');
  const [name = ''] = readdirSync(join(dist, '_assets')).filter((file) => file.startsWith('kind.'));
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(`<link rel="stylesheet" href="/novuss/_assets/${name}">`);
  expect(readFileSync(join(dist, '_assets', name), 'utf8')).toBe('a{color:red}\nb{color:red}');
});
