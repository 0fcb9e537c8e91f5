/**
 * `npm run notices`: writes THIRD-PARTY.md, the licences of the fonts and libraries whose files the site delivers. `--check` writes nothing and
 * ends with exit code 1 where the file is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { init } from 'license-checker-rseidelsohn';
import { root } from './lib.mjs';

const FILE = join(root, 'THIRD-PARTY.md');
/** Licences that ask for no more than to be named and handed on with the files. */
const ALLOWED = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];
/** The site delivers the runtime that Astro ships for islands, and the reader of the search index, but nothing of what these two depend on. */
const WITHOUT_DEPENDENCIES = ['astro', 'pagefind'];
/** Imported below src/, and used only while the site is built or on the command line. */
const NOT_DELIVERED = ['i18next', 'js-yaml', 'marked', 'yaml'];
/** What the site delivers without importing it: fonts (src/styles/fonts) and the search. */
const NOT_IMPORTED = ['@fontsource-variable/ibm-plex-sans', '@fontsource-variable/literata', 'pagefind'];

/** The packages named in imports below src/. */
function imported() {
  const files = readdirSync(join(root, 'src'), { recursive: true }).filter((file) => /\.(ts|svelte|astro)$/.test(file));
  const specifiers = files.flatMap((file) =>
    [...readFileSync(join(root, 'src', file), 'utf8').matchAll(/(?:from|import\() ?'([a-z@][^':]*)'/g)].map(([, specifier]) => specifier),
  );
  return specifiers.map((specifier) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

/** The folder of a package, as `from` finds it. */
function folderOf(name, from) {
  for (const folder of createRequire(join(from, 'package.json')).resolve.paths(name) ?? [])
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
  throw new Error(`${name} is not installed: run "npm ci"`);
}

/** The folders of those packages and of everything they depend on. */
function closure(names) {
  const seen = new Set();
  const visit = (name, from) => {
    const folder = folderOf(name, from);
    if (seen.has(folder)) return;
    seen.add(folder);
    if (WITHOUT_DEPENDENCIES.includes(name)) return;
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const needed of Object.keys(dependencies)) visit(needed, folder);
  };
  for (const name of names) visit(name, root);
  return seen;
}

const scan = () =>
  new Promise((done, failed) => {
    const customFormat = { name: '', version: '', licenseText: '' };
    init({ start: root, customFormat }, (error, found) => (error ? failed(error) : done(Object.values(found))));
  });

function notice({ name, version, licenses, repository, licenseFile, licenseText }) {
  const own = licenseFile && /licen[cs]e|copying/i.test(licenseFile.slice(dirname(licenseFile).length)) ? licenseText.trim() : '';
  const text = own ? `\n\n\`\`\`\`text\n${own.replaceAll('\r', '')}\n\`\`\`\`` : '';
  return `## ${name} ${version}\n\n${[licenses].flat().join(', ')}${repository ? ` · <${repository}>` : ''}${text}\n`;
}

const used = imported().filter((name) => !NOT_DELIVERED.includes(name));
const delivered = closure(new Set([...used, ...NOT_IMPORTED]));
const packages = (await scan()).filter(({ path }) => delivered.has(path)).sort((a, b) => (a.name < b.name ? -1 : 1));
/** Whether one of the licences that may be chosen is allowed: `(MIT OR Apache-2.0)`. */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one));
const refused = packages.filter(({ licenses }) => ![licenses].flat().some(isAllowed));
if (refused.length > 0) {
  const list = refused.map(({ name, licenses }) => `${name} (${licenses})`).join(', ');
  console.error(`The licences of these packages are none of ${ALLOWED.join(', ')}: ${list}`);
  process.exit(1);
}
const written = `# Notices of others

The site delivers these fonts and libraries, whole or in part. \`npm run notices\` writes this page from the installed packages.

${packages.map(notice).join('\n')}`;
if (process.argv.includes('--check')) {
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === written) process.exit(0);
  console.error('THIRD-PARTY.md is out of date: run "npm run notices".');
  process.exit(1);
}
writeFileSync(FILE, written);
console.log(`THIRD-PARTY.md: ${packages.length} packages`);
