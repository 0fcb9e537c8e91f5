/**
 * `npm run images`: draws the share image of every rule, and the site's, anew where what it is drawn from has changed. The files are kept in
 * public/share/ with a list of fingerprints, by which a test sees that they are current. Drawn by Chromium, with the site's own fonts.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot } from '../src/files/root.ts';
import { SHARE_SIZE, shareImages } from '../src/site/share-image.ts';
import { chromium as find } from './chromium.mjs';
import { palettePng, readPng } from './images/png.ts';

const folder = join(projectRoot(), 'public', 'share');
const listFile = join(folder, 'list.json');
mkdirSync(folder, { recursive: true });
const before = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string>) : {};
const all = shareImages();
const stale = [...all].filter(([name, { mark }]) => before[name] !== mark || !existsSync(join(folder, `${name}.png`)));

const font = (file: string) => readFileSync(join(projectRoot(), 'src/styles/fonts', file)).toString('base64');
const STYLE = `@font-face{font-family:"Novuss Sans Ru";src:url(data:font/woff2;base64,${font('sans-ru.woff2')});font-weight:400 700}html,body{margin:0;background:#fbf6ee}svg{display:block}`;

if (stale.length > 0) {
  const browser = await chromium.launch({ executablePath: find(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: SHARE_SIZE });
  await page.setContent(`<style>${STYLE}</style><div></div>`);
  for (const [name, { svg }] of stale) {
    await page.evaluate(async (markup) => {
      const host = document.querySelector('div');
      if (host) host.innerHTML = markup;
      await document.fonts.ready;
    }, svg);
    const shot = await page.screenshot({ type: 'png' });
    writeFileSync(join(folder, `${name}.png`), palettePng(readPng(shot)));
  }
  await browser.close();
}
for (const file of readdirSync(folder)) if (file.endsWith('.png') && !all.has(file.slice(0, -4))) rmSync(join(folder, file));
const list = Object.fromEntries([...all].map(([name, { mark }]) => [name, mark]).sort());
writeFileSync(listFile, `${JSON.stringify(list, null, 1)}\n`);
console.log(`${stale.length} share images drawn, ${all.size - stale.length} were current`);
