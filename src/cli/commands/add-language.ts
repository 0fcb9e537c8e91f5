import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { COMPLETE_LANGS, isLang } from '../../corpus/languages.ts';
import { LANGUAGE_TAG } from '../../corpus/schema/languages.ts';
import { addLanguage } from '../../files/add-language.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, Refusal } from '../command.ts';

const SECOND = '--second';

/** Starts a further language: all its files, empty. */
export const command: Command = {
  usage: `TAG [${SECOND} LANG] [CONTENT]`,
  summary: `the empty files of a further language; until they are filled readers see the texts of ${SECOND} (English)`,
  run: async ({ args: [tag = '', ...options], cwd, stdout }) => {
    const { second, folder } = optionsIn(options);
    const content = folder === undefined ? join(projectRoot(), 'content') : resolve(cwd, folder);
    refuseTag(tag);
    if (!existsSync(join(content, 'novuss', 'texts', 'en'))) throw new Refusal(`${content} holds no English texts to take the keys from.`);
    const added = addLanguage(content, tag, second);
    if ('inTheWay' in added) throw new Refusal(`${join(content, added.inTheWay)} exists already; nothing was written.`);
    stdout.write(report(tag, second, added.files));
    return DONE;
  },
};

function optionsIn(options: readonly string[]): { readonly second: string; readonly folder: string | undefined } {
  const at = options.indexOf(SECOND);
  const second = at < 0 ? 'en' : (options[at + 1] ?? '');
  if (!(COMPLETE_LANGS as readonly string[]).includes(second))
    throw new Refusal(`${SECOND} is ${JSON.stringify(second)}. Expected one of ${COMPLETE_LANGS.join(', ')}.`);
  const [folder, ...more] = at < 0 ? options : options.toSpliced(at, 2);
  if (more.length > 0) throw new Refusal('add-language takes a language tag and at most one folder: novuss add-language lv.');
  return { second, folder };
}

function refuseTag(tag: string): void {
  if (!LANGUAGE_TAG.test(tag) || Intl.PluralRules.supportedLocalesOf([tag]).length === 0)
    throw new Refusal(`${JSON.stringify(tag.slice(0, 40))} is no language tag. Expected one like lv or pt-BR.`);
  if (isLang(tag)) throw new Refusal(`${tag} is one of the languages already; nothing was written.`);
}

function report(tag: string, second: string, files: readonly string[]): string {
  return `${files.length} files written for ${tag}, all texts empty: texts/${tag}/ of novuss and backgammon, glossary/${tag}/, style/${tag}.yaml, ui/${tag}.json and ui/*/${tag}.json.
Its entry in languages.json is a partial language: what is empty is shown in ${second}, and marked. Check the entry: ISO code, quotation marks, units.
novuss lint ${tag}/ lists what is to be translated. When nothing is left, "status" becomes "complete".
`;
}
