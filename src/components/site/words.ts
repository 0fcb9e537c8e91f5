/** A ruling in the page's language, made while the site is built. */
import de from '../../../content/ui/ruling/de.json';
import en from '../../../content/ui/ruling/en.json';
import et from '../../../content/ui/ruling/et.json';
import ru from '../../../content/ui/ruling/ru.json';
import type { Lang, Scenario } from '../../corpus/model.ts';
import { type Explanation, explain } from '../../i18n/explain.ts';
import type { RulingStrings } from '../../i18n/ruling-strings.ts';
import { RULE_CODES } from '../../referee/codes.ts';
import type { Ruling } from '../../referee/types.ts';
import { plainText } from '../markdown.ts';
import { corpus } from './book.ts';
import { asCase } from './cases.ts';

const OWN: Readonly<Record<Lang, unknown>> = { de, ru, et, en };

/** A rule without a heading of its own is called by the title of its provision. */
function complete(lang: Lang): RulingStrings {
  const strings = OWN[lang] as RulingStrings;
  const titles = corpus.provisions.flatMap((p) => p.rules.map((code) => [code, p.texts[lang]?.title ?? ''] as const));
  const none = RULE_CODES.map((code) => [code, ''] as const);
  return { ...strings, rule: { ...Object.fromEntries([...none, ...titles]), ...strings.rule } as RulingStrings['rule'] };
}
const STRINGS: Readonly<Record<Lang, RulingStrings>> = { de: complete('de'), ru: complete('ru'), et: complete('et'), en: complete('en') };

/** The options of all readings in one language. */
export function readingWords(lang: Lang): Readonly<Record<string, Readonly<Record<string, string>>>> {
  // the sentence they are put into has a full stop of its own
  const bare = (options: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(options).map(([id, text]) => [id, plainText(text).replace(/\.$/, '')]));
  return Object.fromEntries(corpus.readings.flatMap((reading) => (reading.texts[lang] ? [[reading.id, bare(reading.texts[lang].options)]] : [])));
}

/** What a ruling on a scenario says. */
export function tell(s: Scenario, ruling: Ruling, lang: Lang): Explanation {
  const { colors, shooter, before, report, incidents, state } = asCase(s, ruling.edition);
  return explain(
    {
      ruling,
      colors,
      ...(shooter ? { shooter } : {}),
      ...(before ? { before } : {}),
      ...(report ? { report } : {}),
      ...(incidents ? { incidents } : {}),
      ...(state ? { state } : {}),
      readings: readingWords(lang),
    },
    STRINGS[lang],
    lang,
  );
}
