/**
 * In place of Vite's helper around `import()`: every reading page loads it, and all that is needed of it is that a part's style sheets are
 * there before the part, be it within a page's one sheet (slim.ts). (The original also looks after module preloads, which are off, and is 0.9 kB.)
 */
export function lightPreload() {
  let base = '/';
  return {
    name: 'light-preload',
    enforce: /** @type {const} */ ('pre'),
    configResolved(config) {
      base = config.base;
    },
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `
const seen = {};
const dress = (file) => seen[file] ||= new Promise((done) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = ${JSON.stringify(base)} + file;
  link.onload = done;
  // the part comes without it, or not at all; whoever tries again asks for it again
  link.onerror = () => { link.remove(); delete seen[file]; done(); };
  const href = '="' + link.getAttribute('href') + '"]';
  document.querySelector('link[href' + href + ',link[data-parts~' + href) ? done() : document.head.append(link);
});
export const __vitePreload = (load, files = []) => Promise.all(files.filter((file) => file.endsWith('.css')).map(dress)).then(load);
`,
    },
  };
}
