/**
 * In place of Vite's helper around `import()`: every reading page loads it, and all that is needed of it is that a part's style sheets are
 * there before the part, be it within a page's one sheet (slim.ts), and that its script can be fetched before it is imported, for the reason
 * that once.ts gives. (The original also looks after module preloads, which are off, and is 0.9 kB.)
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
const get = (url) => seen[url] ||= (/css$/.test(url) && document.querySelector('[href="' + url + '"],[data-parts~="' + url + '"]') ? Promise.resolve() : fetch(url).then((answer) => {
  if (!answer.ok) throw url;
  if (/css$/.test(url)) return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = link.onerror = done;
    document.head.append(link);
  });
})).catch((error) => {
  // whoever tries again asks for it again
  delete seen[url];
  throw error;
});
// a script's name stands in the function that imports it
export const __vitePreload = (load, files = []) => Promise.all([
  ...files,
  ...(String(load).match(/[^/]+\\.js/g) || []).map((file) => '_assets/' + file),
].map((file) => get(${JSON.stringify(base)} + file))).then(load);
`,
    },
  };
}
