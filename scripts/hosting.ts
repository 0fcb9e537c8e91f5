/**
 * What a host is told, written beside the site for the common ones: `_headers` (Netlify, Cloudflare Pages), `.htaccess` (Apache), `nginx.conf`
 * (nginx and the Containerfile). Run by the build over dist/: `node scripts/hosting.ts`. Why each stands here: docs/publishing.md.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '../src/corpus/model.ts';
import { dist } from './lib.mjs';

type Headers = Readonly<Record<string, string>>;

/** With every file. */
export const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
/** With files whose name changes when their content does. */
const HASHED: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** With what decides which version of the site a reader has. */
export const FRESH: Headers = { 'Cache-Control': 'no-cache' };
/** With pages that no other site may put into a frame: all but those made for it. The rest of the policy stands in each page. */
export const OWN_FRAMES: Headers = { 'Content-Security-Policy': "frame-ancestors 'self'" };

export interface Rule {
  /** A path within the site; `*` at the end stands for anything, `:lang` for a language. */
  readonly path: string;
  readonly headers: Headers;
}

/** Which headers where. No path is under two rules with the same header: hosts join them, or take one of them. */
export function rules(folder: string): readonly Rule[] {
  const sections = readdirSync(join(folder, LANGS[0]), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'embed')
    .map(({ name }) => name);
  return [
    { path: '/*', headers: ALWAYS },
    { path: '/_assets/*', headers: HASHED },
    { path: '/sw.js', headers: FRESH },
    { path: '/parts.json', headers: FRESH },
    { path: '/offline/*', headers: FRESH },
    { path: '/', headers: OWN_FRAMES },
    { path: '/:lang/', headers: OWN_FRAMES },
    ...sections.map((name) => ({ path: `/:lang/${name}/*`, headers: OWN_FRAMES })),
  ];
}

/** A rule's path as a regular expression. */
const pattern = (path: string): string =>
  `^${path
    .replace('.', '\\.')
    .replace(':lang', `(?:${LANGS.join('|')})`)
    .replace(/\*$/, '.*')}$`;

/** The headers a file is sent with. */
export function headersFor(path: string, all: readonly Rule[]): Headers {
  const fitting = all.filter((rule) => new RegExp(pattern(rule.path)).test(path));
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** For Netlify and Cloudflare Pages. */
export const headersFile = (all: readonly Rule[]): string =>
  `${all.map(({ path, headers }) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`).join('\n')}\n`;

/** For Apache with mod_headers. `base` is the folder of the host that the site stands in. */
export const htaccess = (all: readonly Rule[], base = '/'): string => {
  // a folder's page is asked for under its own name once more, and it is the last answer that gets the headers
  const onHost = (path: string): string => pattern(path).replace('^/', `^${base}`).replace(/\/\$$/, '/(?:index\\.html)?$');
  const conditional = all.map(({ path, headers }) => {
    const set = lines(headers, (name, value) => `  Header always set ${name} "${value}"`);
    return path === '/*' ? set.replaceAll(/^ {2}/gm, '') : `<If "%{REQUEST_URI} =~ m#${onHost(path)}#">\n${set}\n</If>`;
  });
  return `ErrorDocument 404 ${base}404.html\n<IfModule mod_headers.c>\n${conditional.join('\n')}\n</IfModule>\n`;
};

/** For nginx, on port 8080 without rights of root. A location takes all of its headers or none, so each says all. */
export const nginx = (all: readonly Rule[]): string => {
  const add = (headers: Headers, indent: string): string =>
    lines(headers, (name, value) => `${indent}add_header ${name} "${value}" always;`);
  const locations = all
    .filter(({ path }) => path !== '/*')
    .map(
      ({ path, headers }) =>
        `  location ~ "${pattern(path)}" {\n${add({ ...ALWAYS, ...headers }, '    ')}\n    try_files $uri $uri/index.html =404;\n  }`,
    );
  return `server {
  listen 8080;
  root /usr/share/nginx/html;
  error_page 404 /404.html;
  absolute_redirect off;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml text/plain;
${add(ALWAYS, '  ')}
${locations.join('\n')}
  location / {
    try_files $uri $uri/index.html =404;
  }
}
`;
};

if (process.argv[1]?.endsWith('hosting.ts')) {
  const all = rules(dist);
  writeFileSync(join(dist, '_headers'), headersFile(all));
  writeFileSync(join(dist, '.htaccess'), htaccess(all, (process.env.BASE_PATH ?? '/').replace(/\/?$/, '/')));
  writeFileSync(join(dist, 'nginx.conf'), nginx(all));
}
