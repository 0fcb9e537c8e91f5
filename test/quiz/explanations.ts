/** An examiner of explanations: whole sentences, and the rule that was asked about among those that apply. */
import { choiceText, factsOf, partText, questionText } from '../../src/narrate/quiz.ts';
import type { Question } from '../../src/quiz/types.ts';
import { explained } from '../../src/widgets/quiz/explained.ts';
import type { Kit } from '../../src/widgets/quiz/kit.ts';

/** Kinds whose explanation lists the rules that apply; the others show a proof, a measure or the rule's own text. */
const RULED: readonly Question['kind'][] = ['ruling', 'decisions', 'fact', 'fault', 'incident', 'editions', 'doubles'];

/** What is wrong with what is said about a question; empty where nothing is. */
export function faultsOf(question: Question, kit: Kit): readonly string[] {
  const { facts, applies, decided, editions } = explained(question, kit);
  const offered =
    question.form === 'choice' ? question.options : question.form === 'parts' ? question.parts.flatMap((part) => part.options) : [];
  const texts = [
    questionText(question, kit.words),
    ...factsOf(question, kit.words),
    ...offered.map(({ choice }) => choiceText(choice, question, kit.words)),
    ...(question.form === 'parts' ? question.parts.map((part) => partText(part, kit.words)) : []),
    ...facts,
    ...[...applies, ...decided, ...editions].map(({ text }) => text),
  ];
  const gaps = texts.filter((text) => text === '' || /\{\{|\}\}|undefined|NaN|\[object/.test(text));
  const about = kit.book.provisions.find(({ id }) => id === question.provisions[0])?.editions[question.edition]?.articles ?? [];
  const cited = applies.flatMap(({ articles }) => articles);
  const unsaid = RULED.includes(question.kind) && !about.some((article) => cited.includes(article));
  return [
    ...gaps.map((text) => `gap: ${text}`),
    ...(unsaid ? [`${question.provisions[0]} (${about.join(', ')}) is not said to apply`] : []),
  ];
}
