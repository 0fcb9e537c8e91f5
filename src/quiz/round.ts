/** A round of questions in which none is nearly the same as one shortly before it. */
import type { Choice, Question } from './types.ts';

/** Questions after which nearly the same one may be asked again. */
export const SPAN = 40;

/** A right answer without the names of discs and colours: what has to be known for it. */
function gistOfChoice(choice: Choice): readonly unknown[] {
  if (choice.type !== 'verdict') return [choice.type === 'seat' || choice.type === 'discs' ? choice.type : choice];
  const { turn, losesNext, penalty, warnings, set, game, excluded, restored, returned, annulled, silent } = choice.verdict;
  return [
    turn,
    losesNext !== null,
    penalty.red + penalty.black,
    warnings.red + warnings.black,
    set?.outcome ?? null,
    game?.scope ?? null,
    excluded !== null,
    restored.length > 0,
    returned.length > 0,
    annulled,
    silent,
  ];
}

/** What a question wants to be known: two with the same are nearly the same question, wherever the discs lie and whoever plays. */
export function gistOf(question: Question): string {
  const { kind, edition, ask, articles, scene } = question;
  const done = scene?.incidents?.map(({ type }) => type) ?? [];
  const about =
    ask.kind === 'article'
      ? ask.provision
      : ask.kind === 'duty'
        ? ask.duty
        : ask.kind === 'dimension'
          ? ask.parameter
          : ask.kind === 'placement'
            ? ask.what
            : '';
  const answer =
    question.form === 'choice'
      ? question.options.slice(question.right, question.right + 1).map(({ choice }) => gistOfChoice(choice))
      : question.form === 'point'
        ? question.placement.proof.step
        : question.parts.map(({ what }) => what);
  return JSON.stringify([kind, edition, about, done, [...articles].sort(), answer]);
}

/**
 * Questions in the order of `next`, each put off while one of the last `span` was nearly the same; what is still put off when there are no more is
 * left out of the round.
 */
export function withoutLookAlikes(
  next: () => Promise<Question | null>,
  keyOf: (question: Question) => string = gistOf,
  span = SPAN,
): () => Promise<Question | null> {
  const asked: string[] = [];
  const waiting: Question[] = [];
  const isFresh = (question: Question): boolean => !asked.slice(-span).includes(keyOf(question));
  return async () => {
    const due = waiting.findIndex(isFresh);
    let found = due === -1 ? null : (waiting.splice(due, 1)[0] ?? null);
    while (found === null) {
      const made = await next();
      if (made === null) return null;
      if (isFresh(made)) found = made;
      else waiting.push(made);
    }
    asked.push(keyOf(found));
    return found;
  };
}

/** Questions drawn before one is taken that is nearly the same as one shortly before it. */
export const DRAWS = 12;

/**
 * An endless round: of the questions that `draw` gives, the first that is not nearly the same as one of the last `SPAN` (by their gists, the
 * latest last, `before` being those of earlier rounds). Where a wish holds fewer of them than that, the one whose like was asked longest ago.
 */
export function spread(draw: () => Promise<Question | null>, before: readonly string[] = []): () => Promise<Question | null> {
  const asked = [...before];
  /** How many questions ago, endless where never. */
  const ago = (question: Question): number => {
    const at = asked.lastIndexOf(gistOf(question));
    return at === -1 ? Number.POSITIVE_INFINITY : asked.length - at;
  };
  return async () => {
    let found: Question | null = null;
    for (let drawn = 0; drawn < DRAWS && (found === null || ago(found) <= SPAN); drawn++) {
      const made = await draw();
      if (made === null) break;
      if (found === null || ago(made) > ago(found)) found = made;
    }
    if (found !== null) asked.push(gistOf(found));
    return found;
  };
}

/** Questions that come between a wrong answer and the same question again, where there are others. */
export const BETWEEN = 3;

/**
 * So many questions of `draw`, each until it was answered rightly: what was wrong comes again after `BETWEEN` others, sooner where there are no more.
 * @returns the next question, given whether the one before was answered rightly; null when all have been
 */
export function untilRight(draw: () => Promise<Question | null>, count: number): (right: boolean) => Promise<Question | null> {
  let drawn = 0;
  let turn = 0;
  let last: Question | null = null;
  const again: { readonly question: Question; readonly due: number }[] = [];
  const fresh = async (): Promise<Question | null> => {
    const made = drawn < count ? await draw() : null;
    drawn = made === null ? count : drawn + 1;
    return made;
  };
  return async (right) => {
    if (last !== null && !right) again.push({ question: last, due: turn + BETWEEN });
    turn++;
    const isDue = again[0] !== undefined && again[0].due < turn;
    const made = isDue ? null : await fresh();
    const shown = made ?? again.shift()?.question;
    // shown anew, though it is the same
    last = shown === undefined ? null : { ...shown };
    return last;
  };
}
