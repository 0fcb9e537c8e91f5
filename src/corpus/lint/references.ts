import { referencesIn } from '../link.ts';
import { type AnyCorpus, type ContentProblem, LANGS } from '../model.ts';
import { type Linter, spineFile, textFile, under } from './types.ts';

const TERM = /\]\(term:([^)]*)\)/g;
const BARE = /(^|[^(;,\s])\s*\[\[/;

/** Every [[provision]] and (term:…) leads somewhere. */
export const referencesResolve: Linter = {
  name: 'references-resolve',
  description: 'terms, provisions, scenarios and readings that are named exist',
  check: (corpus) => {
    const provisions = new Set(corpus.provisions.map(({ id }) => id));
    const terms = new Set(LANGS.flatMap((lang) => corpus.glossary[lang].map(({ id }) => id)));
    return [...inSpines(corpus, provisions, terms), ...inTexts(corpus, provisions, terms)];
  },
};

function inSpines(corpus: AnyCorpus, provisions: ReadonlySet<string>, terms: ReadonlySet<string>): readonly ContentProblem[] {
  const scenarios = new Set(corpus.scenarios.map(({ id }) => id));
  return [
    ...corpus.provisions.flatMap((provision) => [
      ...provision.terms
        .filter((id) => !terms.has(id))
        .map((id) => ({ file: spineFile(corpus, provision), path: 'terms', code: 'term-unknown', detail: `there is no term ${id}` })),
      ...(provision.figure === undefined || scenarios.has(provision.figure)
        ? []
        : [
            {
              file: spineFile(corpus, provision),
              path: 'figure',
              code: 'scenario-unknown',
              detail: `there is no scenario ${provision.figure}`,
            },
          ]),
    ]),
    ...corpus.scenarios
      .filter((scenario) => !provisions.has(scenario.provision))
      .map((scenario) => ({
        file: `${corpus.book.id}/scenarios/${scenario.file}.yaml`,
        path: `scenarios.${scenario.id}`,
        code: 'provision-unknown',
        detail: `there is no provision ${scenario.provision}`,
      })),
    ...corpus.readings.flatMap((reading) =>
      reading.provisions
        .filter((id) => !provisions.has(id))
        .map((id) => ({
          file: `${corpus.book.id}/readings/${reading.id}.yaml`,
          path: 'provisions',
          code: 'provision-unknown',
          detail: `there is no provision ${id}`,
        })),
    ),
  ];
}

function inTexts(corpus: AnyCorpus, provisions: ReadonlySet<string>, terms: ReadonlySet<string>): readonly ContentProblem[] {
  return corpus.provisions.flatMap((provision) =>
    LANGS.flatMap((lang) => {
      const text = provision.texts[lang];
      if (!text) return [];
      const file = textFile(corpus, lang, provision);
      return Object.entries({ ...under('wordings', text.wordings), ...under('effects', text.effects) }).flatMap(
        ([path, words]): ContentProblem[] => [
          ...referencesIn(words)
            .filter((id) => !provisions.has(id))
            .map((id) => ({ file, path, code: 'provision-unknown', detail: `there is no provision ${id}` })),
          ...[...words.matchAll(TERM)]
            .map((match) => match[1] ?? '')
            .filter((id) => !terms.has(id))
            .map((id) => ({ file, path, code: 'term-unknown', detail: `there is no term ${id}` })),
          ...(BARE.test(words)
            ? [
                {
                  file,
                  path,
                  code: 'reference-bare',
                  detail: 'a [[reference]] stands in brackets, so that it can vanish where an edition lacks it',
                },
              ]
            : []),
        ],
      );
    }),
  );
}
