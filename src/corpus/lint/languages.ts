import { COMPLETE_LANGS, LANGS, type Lang } from '../languages.ts';
import type { AnyCorpus, AnyProvision, ContentProblem } from '../model.ts';
import { type Linter, spineFile, textFile } from './types.ts';

/** The wordings that an edition of the provision uses. */
export function usedWordings(provision: AnyProvision): readonly string[] {
  const entries = Object.values(provision.editions);
  return [...new Set(entries.flatMap((entry) => (entry.absent ? [] : [entry.wording])))].sort();
}
/** The effect keys that a change of the provision uses. */
function usedEffects(provision: AnyProvision): readonly string[] {
  const entries = Object.values(provision.editions);
  return [...new Set(entries.flatMap((entry) => (entry.change?.effect ? [entry.change.effect] : [])))].sort();
}

/** The wordings in use over which some language has a title of their own. */
const titledWordings = (provision: AnyProvision): readonly string[] =>
  usedWordings(provision).filter((key) => LANGS.some((lang) => provision.texts[lang]?.titles[key] !== undefined));

const sameKeys = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** The same texts in every language: every wording and effect in use, a title for the same wordings, and no other. */
export const languagesComplete: Linter = {
  name: 'languages-complete',
  description: 'each provision, reading, scenario and term has its texts in all languages that are complete',
  check: (corpus) => textsIn(corpus, COMPLETE_LANGS),
};

/** What is still to be translated in the languages that are not complete. No fault: readers are shown another language. */
export const openTranslations = (corpus: AnyCorpus): readonly ContentProblem[] =>
  textsIn(
    corpus,
    LANGS.filter((lang) => !COMPLETE_LANGS.includes(lang)),
  );

const textsIn = (corpus: AnyCorpus, langs: readonly Lang[]): readonly ContentProblem[] => [
  ...provisionTexts(corpus, langs),
  ...readingTexts(corpus, langs),
  ...scenarioTexts(corpus, langs),
  ...parameterTexts(corpus, langs),
  ...terms(corpus, langs),
];

function provisionTexts(corpus: AnyCorpus, langs: readonly Lang[]): readonly ContentProblem[] {
  return corpus.provisions.flatMap((provision) =>
    langs.flatMap((lang): ContentProblem[] => {
      const file = textFile(corpus, lang, provision);
      const text = provision.texts[lang];
      if (!text) return [{ file, path: '', code: 'text-missing', detail: `${provision.id} has no text in ${lang}` }];
      const repeated = Object.entries(text.titles).flatMap(([key, title]) =>
        title === text.title
          ? [{ file, path: `titles.${key}`, code: 'title-repeated', detail: 'is the title over all editions: expected another, or none' }]
          : [],
      );
      const wanted = { titles: titledWordings(provision), wordings: usedWordings(provision), effects: usedEffects(provision) };
      const differing = (['titles', 'wordings', 'effects'] as const).flatMap((part) =>
        sameKeys(Object.keys(text[part]), wanted[part])
          ? []
          : [
              {
                file,
                path: part,
                code: `${part}-differ`,
                detail: `has ${Object.keys(text[part]).join(', ') || 'none'}; ${part === 'titles' ? 'some language has titles for' : 'the editions use'} ${wanted[part].join(', ') || 'none'}`,
              },
            ],
      );
      return [...repeated, ...differing];
    }),
  );
}

function readingTexts(corpus: AnyCorpus, langs: readonly Lang[]): readonly ContentProblem[] {
  return corpus.readings.flatMap((reading) =>
    langs.flatMap((lang): ContentProblem[] => {
      const file = `${corpus.book.id}/texts/${lang}/readings/${reading.id}.yaml`;
      const text = reading.texts[lang];
      if (!text) return [{ file, path: '', code: 'text-missing', detail: `reading ${reading.id} has no text in ${lang}` }];
      if (sameKeys(Object.keys(text.options), reading.options)) return [];
      return [{ file, path: 'options', code: 'options-differ', detail: `the reading has ${reading.options.join(', ')}` }];
    }),
  );
}

function scenarioTexts(corpus: AnyCorpus, langs: readonly Lang[]): readonly ContentProblem[] {
  return corpus.scenarios.flatMap((scenario) =>
    langs
      .filter((lang) => !scenario.texts[lang])
      .map((lang) => ({
        file: `${corpus.book.id}/texts/${lang}/scenarios/${scenario.file}.yaml`,
        path: scenario.id,
        code: 'text-missing',
        detail: `scenario ${scenario.id} has no text in ${lang}`,
      })),
  );
}

function parameterTexts(corpus: AnyCorpus, langs: readonly Lang[]): readonly ContentProblem[] {
  return corpus.parameters.flatMap((parameter) =>
    langs
      .filter((lang) => !parameter.texts[lang])
      .map((lang) => ({
        file: `${corpus.book.id}/texts/${lang}/parameters.yaml`,
        path: parameter.id,
        code: 'text-missing',
        detail: `parameter ${parameter.id} has no name in ${lang}`,
      })),
  );
}

function terms(corpus: AnyCorpus, langs: readonly Lang[]): readonly ContentProblem[] {
  const all = new Set(LANGS.flatMap((lang) => corpus.glossary[lang].map((term) => term.id)));
  return langs.flatMap((lang) => {
    const own = new Set(corpus.glossary[lang].map((term) => term.id));
    return [...all]
      .filter((id) => !own.has(id))
      .map((id) => ({
        file: `glossary/${lang}/${corpus.book.glossary}.yaml`,
        path: id,
        code: 'text-missing',
        detail: `term ${id} has no entry in ${lang}`,
      }));
  });
}

/** A provision is decided by a rule of the referee or says what it is about instead. */
export const modelledOrSaid: Linter = {
  name: 'modelled-or-said',
  description: 'each provision names its rule codes or why the referee has none for it',
  check: (corpus) =>
    corpus.provisions
      .filter((provision) => (provision.rules.length === 0) !== (provision.unmodelled !== undefined))
      .map((provision) => ({
        file: spineFile(corpus, provision),
        path: 'rules',
        code: 'unmodelled-unsaid',
        detail: provision.rules.length === 0 ? 'no rules, and no word why' : 'has rules and says that it is unmodelled',
      })),
};
