/** The first answer of the look-up box in full: what happens under each edition, worked out by the referee, and the beginning of the text. */
import type { AnswerGroup, RuleAnswer } from '../../client/look-up/answer.ts';
import type { Lines } from '../../client/look-up/types.ts';
import type { Lang, Parameter, Provision } from '../../corpus/model.ts';
import { plainText } from '../../narrate/plain-text.ts';
import { effectText } from '../../narrate/verdict.ts';
import type { EditionId } from '../../referee/types.ts';
import { strings } from '../../ui/strings-all.ts';
import { corpus, EDITION_BAR } from '../book.ts';
import { ofSeveralRules, PICTOGRAMS, sameLines, verdicts, whenOf } from '../compare/verdicts.ts';
import { quantity } from '../numbers.ts';
import { translator } from '../translator.ts';
import { guideHeads } from './guides.ts';

/** About so much of a text stands in the box. */
const MOST = 220;

/** The first sentences of a text, at least one. */
function beginning(text: string, most = MOST): string {
  // a full stop within a number or before a small letter ends none, nor does “Stop!” in the middle of one
  const [first = '', ...others] = text.split(/(?<=[.!?…][“”»"]*)\s+(?!\p{Ll})/u);
  let shown = first;
  for (const sentence of others) {
    if (shown.length + sentence.length >= most) break;
    shown += ` ${sentence}`;
  }
  return shown;
}

function groupOf(p: Provision, ids: readonly [EditionId, ...EditionId[]], lang: Lang): AnswerGroup {
  const t = translator(lang);
  const s = strings('verdict', lang);
  const [first] = ids;
  const { lines } = verdicts.of(p, first);
  const entry = p.editions[first];
  const named = ofSeveralRules(lines);
  return {
    editions: ids,
    lines: lines.map((line) => ({
      when: whenOf(line, lang, named),
      costs:
        line.outcome.kind === 'sanctioned'
          ? line.outcome.effects.map(
              (effect) => [effectText(effect, line.outcome, s, (one) => t(`cost.${one}`)), PICTOGRAMS[effect] ?? ''] as const,
            )
          : [[s[line.outcome.kind], ''] as const],
    })),
    text: entry.absent ? '' : beginning(plainText(p.texts[lang]?.wordings[entry.wording] ?? '')),
  };
}

/** What the box says at once of a rule. */
export function answerOf(p: Provision, lang: Lang): RuleAnswer {
  const groups = new Map<string, [EditionId, ...EditionId[]]>();
  for (const id of EDITION_BAR) {
    if (p.editions[id].absent) continue;
    const key = sameLines(verdicts.of(p, id));
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return { groups: [...groups.values()].map((ids) => groupOf(p, ids, lang)), drawn: p.scenarios.length > 0 };
}

/** What the box says at once of a term: its definition. */
const definitionOf = (definition: string): string => beginning(plainText(definition));

/** About so much of a rule's text stands in the list. */
const LINE = 90;
/** The beginning of a text for the list. */
export const firstLine = (text: string): string => beginning(plainText(text), LINE);

/** What a measure is in each edition that states it: `2017: 1000 ± 1 mm`. */
function measureLine({ values, unit }: Parameter, lang: Lang): string {
  const t = translator(lang);
  return EDITION_BAR.flatMap((book) => {
    const value = values[book];
    const text = value && !('unstated' in value) ? quantity(value, unit, lang) : undefined;
    return text === undefined ? [] : [`${t(`edition.${book}`)}: ${text}`];
  }).join(' · ');
}

/** What a rule says in the newest book that has it. */
function ruleLine(p: Provision, lang: Lang): string {
  const entry = EDITION_BAR.map((id) => p.editions[id]).find(({ absent }) => !absent);
  return entry && !entry.absent ? firstLine(p.texts[lang]?.wordings[entry.wording] ?? '') : '';
}

/** What everything that the box finds says, in a line. */
export function linesOf(lang: Lang): Lines {
  const by = <T extends { readonly id: string }>(entries: readonly T[], line: (entry: T) => string) =>
    Object.fromEntries(entries.map((entry) => [entry.id, line(entry)] as const));
  return {
    rule: by(corpus.provisions, (p) => ruleLine(p, lang)),
    guide: by(guideHeads(lang), ({ lead }) => lead),
    term: by(corpus.glossary[lang], ({ definition }) => definitionOf(definition)),
    measure: by(corpus.parameters, (parameter) => measureLine(parameter, lang)),
  };
}
