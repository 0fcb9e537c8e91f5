/**
 * Every edition of every book in each language as Akoma Ntoso, before the schema that OASIS publishes. The schema is not in the repository: give the
 * folder with akomantoso30.xsd and xml.xsd (docs/rulebook.md). Run with `npm run validate:akoma-ntoso -- <folder>`; exits with 1 where a document is not valid.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { exportAkn } from '../../../src/corpus/exports/akn.ts';
import { LANGS } from '../../../src/corpus/languages.ts';
import type { AnyCorpus } from '../../../src/corpus/model.ts';
import { loadCorpus, loadSheet } from '../../../src/files/corpus.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Expected the folder with akomantoso30.xsd and xml.xsd.');
  process.exit(2);
}
const part = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') });
/** Pages of 64 KiB: the schema is large. */
const MEMORY = { initialMemoryPages: 512, maxMemoryPages: 8192 };
const DAY = '2000-01-01';

const books: readonly AnyCorpus[] = [loadCorpus().corpus, loadSheet().corpus];
for (const book of books) {
  for (const edition of book.editions) {
    for (const lang of LANGS) {
      const fileName = `${edition.id}.${lang}.xml`;
      const { valid, errors } = await validateXML({
        xml: [{ fileName, contents: exportAkn(book, edition, lang, DAY) }],
        schema: [part('akomantoso30.xsd')],
        preload: [part('xml.xsd')],
        ...MEMORY,
      });
      console.log(`${fileName}: ${valid ? 'valid' : 'not valid'}`);
      for (const { rawMessage } of errors) console.log(`  ${rawMessage}`);
      if (!valid) process.exitCode = 1;
    }
  }
}
