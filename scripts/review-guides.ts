/**
 * Records that a second person read guides against the rulebooks: `node scripts/review-guides.ts ID …` writes the fingerprint of
 * each language's text into its frontmatter. Without an id it lists the guides that nobody has read as they now stand; exit 1 where there is any.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../src/corpus/hash.ts';
import { LANGS } from '../src/corpus/model.ts';
import { projectRoot } from '../src/files/root.ts';

const MARK = /^reviewed: '([0-9a-f]{8})'\n/m;
const guides = LANGS.flatMap((lang) => {
  const folder = join(projectRoot(), 'content', 'guide', lang);
  return readdirSync(folder).map((name) => ({ lang, id: name.replace(/\.mdx$/, ''), file: join(folder, name) }));
});
const ids = process.argv.slice(2);
const unknown = ids.filter((id) => !guides.some((guide) => guide.id === id));
if (unknown.length > 0) {
  console.error(`no such guide: ${unknown.join(', ')}`);
  process.exit(2);
}
for (const { lang, id, file } of guides) {
  const source = readFileSync(file, 'utf8');
  const text = source.replace(MARK, '');
  const mark = fingerprint(text);
  if (ids.includes(id)) {
    const end = text.indexOf('\n---\n', 3) + 1;
    writeFileSync(file, `${text.slice(0, end)}reviewed: '${mark}'\n${text.slice(end)}`);
  } else if (ids.length === 0 && MARK.exec(source)?.[1] !== mark) {
    console.log(`${lang}/${id}: ${MARK.test(source) ? 'changed since it was read' : 'not yet read'}`);
    process.exitCode = 1;
  }
}
