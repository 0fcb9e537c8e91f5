/** What hosts are told (docs/publishing.md). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFile, headersFor, htaccess, nginx, rules } from '../scripts/hosting.ts';
import { freePort } from './support/free-port.ts';

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
  ['/parts.json', undefined, 'no-cache'],
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
    '<If "%{REQUEST_URI} =~ m#^/(?:de|ru|et|en)/tournament/.*$#">\n  Header always set Content-Security-Policy "frame-ancestors \'self\'"\n</If>',
  );
  const server = nginx(all);
  expect(server).toContain('location ~ "^/(?:de|ru|et|en)/tournament/.*$" {');
  // each place says all of its headers: nginx leaves out those of the server where a place has its own
  for (const [place] of server.matchAll(/location ~ [\s\S]*?\n {2}\}/g)) expect(place).toContain('X-Content-Type-Options');
  expect(server.split('{').length).toBe(server.split('}').length);
  expect(readFileSync(join(import.meta.dirname, '../Containerfile'), 'utf8')).toContain('/usr/share/nginx/html/nginx.conf');
});

/** A small site with a file at each kind of place, and what hosts are told beside it. */
function site(): string {
  const dist = mkdtempSync(join(tmpdir(), 'hosted-'));
  // servers that lay down root's rights must be able to read it
  chmodSync(dist, 0o755);
  const pages = ['', 'de/', 'de/tournament/', 'de/rules/2017/17/', 'de/embed/', 'de/embed/striker-pocketed/'].map(
    (path) => `${path}index.html`,
  );
  for (const file of [...pages, '404.html', '_assets/page.DOZ1.js', 'sw.js', 'offline/versions.json', 'data/novuss/provisions.json']) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
  const sent = rules(dist);
  writeFileSync(join(dist, '.htaccess'), htaccess(sent));
  writeFileSync(join(dist, 'nginx.conf'), nginx(sent));
  return dist;
}

const NGINX = '/usr/sbin/nginx';
const APACHE = '/usr/sbin/apache2';
const MODULES = '/usr/lib/apache2/modules';

interface Host {
  readonly name: string;
  readonly command: string;
  /** Writes its settings to `own` and gives the arguments that start it before our eyes. */
  readonly args: (own: string, dist: string, port: number) => readonly string[];
}
const HOSTS: readonly Host[] = [
  {
    name: 'nginx with nginx.conf, as in the container',
    command: NGINX,
    args: (own, dist, port) => {
      const server = readFileSync(join(dist, 'nginx.conf'), 'utf8')
        .replace('8080', `127.0.0.1:${port}`)
        .replace('/usr/share/nginx/html', dist);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ');
      const main = `daemon off; pid ${own}/pid; error_log ${own}/error.log; events {}\nhttp { ${temporary} access_log off;\n${server}}\n`;
      writeFileSync(join(own, 'main.conf'), main);
      return ['-c', join(own, 'main.conf'), '-e', join(own, 'error.log')];
    },
  },
  {
    name: 'Apache with .htaccess',
    command: APACHE,
    args: (own, dist, port) => {
      const modules = ['mpm_event', 'authz_core', 'dir', 'headers'].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`);
      const main = [
        ...modules,
        `ServerName 127.0.0.1\nListen 127.0.0.1:${port}\nPidFile ${own}/pid\nErrorLog ${own}/error.log\nDefaultRuntimeDir ${own}`,
        `DocumentRoot ${dist}\n<Directory ${dist}>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
      ];
      writeFileSync(join(own, 'main.conf'), main.join('\n'));
      return ['-d', own, '-f', join(own, 'main.conf'), '-DFOREGROUND'];
    },
  },
];

for (const { name, command, args } of HOSTS)
  test.runIf(existsSync(command))(`${name}: each file is sent with what the rules say`, async () => {
    const [dist, own, port] = [site(), mkdtempSync(join(tmpdir(), 'host-')), await freePort()];
    const server = spawn(command, args(own, dist, port), { stdio: 'ignore' });
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
    try {
      await expect
        .poll(
          () =>
            get('/').then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 20_000 },
        )
        .toBe(200);
      const sent = rules(dist);
      const paths = [
        '/',
        '/de/',
        '/de/tournament/',
        '/de/rules/2017/17/',
        '/de/embed/',
        '/de/embed/striker-pocketed/',
        '/_assets/page.DOZ1.js',
      ];
      for (const path of [...paths, '/sw.js', '/offline/versions.json', '/data/novuss/provisions.json', '/nowhere/']) {
        const { status, headers } = await get(path);
        const wanted = headersFor(path, sent);
        const names = ['Content-Security-Policy', 'Cache-Control', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'];
        expect([path, status]).toEqual([path, path === '/nowhere/' ? 404 : 200]);
        expect({ path, ...Object.fromEntries(names.map((one) => [one, headers.get(one)])) }).toEqual({
          path,
          ...Object.fromEntries(names.map((one) => [one, wanted[one] ?? null])),
        });
      }
      expect(await (await get('/nowhere/')).text()).toBe('404.html');
    } finally {
      if (server.exitCode === null) {
        server.kill();
        await once(server, 'exit');
      }
      for (const folder of [dist, own]) rmSync(folder, { recursive: true, force: true });
    }
  });
