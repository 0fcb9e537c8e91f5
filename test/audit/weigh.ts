/** `node test/audit/weigh.ts [REGEXP]`: the weight of every page in dist/, the heaviest of each kind first. */
import { DIST, pages } from '../support/dist.ts';
import { isReadingPage, weigh } from './weights.ts';

const only = new RegExp(process.argv[2] ?? '');
const rows = pages()
  .filter(({ path }) => only.test(path))
  .map((page) => weigh(DIST, page))
  .map((w) => ({
    ...w,
    kind: w.path
      .replace(/^\/[a-z]{2}\//, '/')
      .replace(/^\/(provision|guide|figures|embed|readings)\/.*/, '/$1/…')
      .replace(/^\/rules\/[^/]+\/.+/, '/rules/…/…'),
  }));
const kinds = Map.groupBy(rows, ({ kind }) => kind);
for (const [kind, all] of [...kinds].sort()) {
  const heavy = all.toSorted((a, b) => b.html + b.css - a.html - a.css);
  const [first] = heavy;
  if (!first) continue;
  const over = isReadingPage(first.path) ? heavy.filter((w) => w.html + w.css > 18_000) : [];
  console.log(
    `${kind.padEnd(28)} ${String(all.length).padStart(5)} pages  heaviest ${first.path} html ${first.html} css ${first.css} = ${first.html + first.css}, script ${Math.max(...all.map((w) => w.script))}; over 18 kB: ${over.length}`,
  );
}
