import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGS } from '../../corpus/model.ts';
import { addLanguage } from '../../files/add-language.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, Refusal } from '../command.ts';

/** BCP 47 as far as folders need it: language, script, region. */
const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;

/** Starts a further language: all its files, empty. */
export const command: Command = {
  usage: 'TAG [CONTENT]',
  summary: 'the empty files of a further language, beside those of the others',
  run: async ({ args: [tag = '', folder, ...more], cwd, stdout }) => {
    const content = folder === undefined ? join(projectRoot(), 'content') : resolve(cwd, folder);
    if (more.length > 0) throw new Refusal('add-language takes a language tag and at most one folder: novuss add-language lv.');
    refuseTag(tag);
    if (!existsSync(join(content, 'novuss', 'texts', 'en'))) throw new Refusal(`${content} holds no English texts to take the keys from.`);
    const added = addLanguage(content, tag);
    if ('inTheWay' in added) throw new Refusal(`${join(content, added.inTheWay)} exists already; nothing was written.`);
    stdout.write(report(tag, added.files));
    return DONE;
  },
};

function refuseTag(tag: string): void {
  if (!TAG.test(tag) || Intl.PluralRules.supportedLocalesOf([tag]).length === 0)
    throw new Refusal(`${JSON.stringify(tag.slice(0, 40))} is no language tag. Expected one like lv or pt-BR.`);
  if ((LANGS as readonly string[]).includes(tag)) throw new Refusal(`${tag} is one of the languages already; nothing was written.`);
}

function report(tag: string, files: readonly string[]): string {
  return `${files.length} files written for ${tag}, all texts empty: novuss/texts/${tag}/, glossary/${tag}/, ui/${tag}.json and ui/*/${tag}.json.
They stay unread until ${tag} is added to LANGS in src/corpus/model.ts. From then on novuss lint lists every text that is missing,
and the type checker every table of languages that lacks ${tag}.
`;
}
