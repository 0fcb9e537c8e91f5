/**
 * What other sites load, as classic scripts that no host has to allow by CORS: the table as an element with its styles inside (`novuss-table.js`,
 * with the map of rulings `novuss-table-map.js`), the words of each language beside it (`de.js` …), and what fits frames to their content
 * (`frame.js`), all in the folder `v1`. The element with the map stands under its first address too. Run by the build: `node scripts/build-embed.mjs [FOLDER]`, without a folder into dist/embed.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { LANGS } from '../src/corpus/model.ts';
import { STYLES_FOR } from './browsers.ts';
import { dist, root } from './lib.mjs';

const folder = resolve(process.argv[2] ?? join(dist, 'embed'));
const version = join(folder, 'v1');
mkdirSync(version, { recursive: true });

const embed = JSON.stringify(join(root, 'src/client/embed')).slice(1, -1);
/** The areas of words that the element has. */
const areas = new Set();

/** Workers are made of the script itself, words are asked of the scripts beside it. */
const forOthers = {
  name: 'for-other-sites',
  enforce: /** @type {const} */ ('pre'),
  resolveId(id) {
    return id.endsWith('/notation/open-case.ts') ? join(root, 'src/client/embed/open-case.ts') : null;
  },
  transform(code, id) {
    const area = /src\/compiled\/ui\/([\w-]+)\.ts$/.exec(id)?.[1];
    if (area !== undefined) {
      areas.add(area);
      const loads = LANGS.map((lang) => `${lang}: () => wordsOf('${lang}', '${area}')`);
      return { code: `import { wordsOf } from '${embed}/words.ts'; export const load = { ${loads.join(', ')} };`, map: null };
    }
    if (!code.includes('new Worker(new URL(')) return undefined;
    const inside = code.replace(/new Worker\(new URL\('[^']+', import\.meta\.url\), \{ type: 'module' \}\)/g, 'startWorker()');
    return { code: `import { startWorker } from '${embed}/start-worker.ts';${inside}`, map: null };
  },
};

/** One classic script. */
const script = (entry, name) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [forOthers, svelte({ configFile: false })],
    resolve: { conditions: ['browser'] },
    build: {
      outDir: version,
      cssTarget: [...STYLES_FOR],
      emptyOutDir: false,
      lib: { entry: join(root, 'src/client/embed', entry), formats: ['iife'], name: 'novuss', fileName: () => name, cssFileName: 'styles' },
    },
  });
/** In a script, where the styles of its components go. */
const PLACE = '__NOVUSS_STYLES__';
const TABLES = { 'table.ts': 'novuss-table.js', 'table-with-map.ts': 'novuss-table-map.js' };

/** A page of another site may be in any encoding, and a classic script is read in its page's. */
const ascii = (text) => text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

for (const [entry, name] of Object.entries(TABLES)) {
  await script(entry, name);
  const file = join(version, name);
  const sheet = join(version, 'styles.css');
  const made = readFileSync(file, 'utf8');
  // only components with a style of their own bring a sheet
  const places = made.split(PLACE).length - 1;
  if (places !== (existsSync(sheet) ? 1 : 0)) throw new Error(`${file} has ${places} places for the styles of its components`);
  const styles = places === 0 ? '' : JSON.stringify(readFileSync(sheet, 'utf8')).slice(1, -1);
  // the place may stand within a template literal
  writeFileSync(file, ascii(made.replace(PLACE, () => styles.replaceAll('`', '\\`').replaceAll('${', '\\${'))));
  rmSync(sheet, { force: true });
}
await script('frame-host.ts', 'frame.js');
for (const lang of LANGS) {
  const words = [...areas].sort().map((area) => [area, JSON.parse(readFileSync(join(root, `content/ui/${area}/${lang}.json`), 'utf8'))]);
  writeFileSync(join(version, `${lang}.js`), `(self.novussWords??={}).${lang}=${JSON.stringify(Object.fromEntries(words))};\n`);
}
copyFileSync(join(version, 'novuss-table-map.js'), join(folder, 'novuss-table.js'));

const expected = ['frame.js', ...Object.values(TABLES), ...LANGS.map((lang) => `${lang}.js`)].sort();
const beside = readdirSync(version).sort();
if (`${beside}` !== `${expected}`) {
  console.error(`The scripts for other sites must be ${expected.join(', ')}; ${version} holds ${beside.join(', ')}`);
  process.exit(1);
}
