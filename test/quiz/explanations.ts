/**
 * An examiner of explanations: whole sentences; the rule that was asked about among those that apply; every measure, count, side, player and disc
 * that is named held against the picture and the ruling, which he measures, counts and has ruled himself; and nothing asked twice in a round.
 */
import type { Narrated } from '../../src/narrate/explain.ts';
import { answerText, choiceText, factsOf, partText, questionText } from '../../src/narrate/quiz.ts';
import { runPlay } from '../../src/notation/run/play.ts';
import { rightAnswer } from '../../src/quiz/mark.ts';
import type { Question, Scene } from '../../src/quiz/types.ts';
import type { Color, Placement, Ruling, Seat } from '../../src/referee/types.ts';
import { type Explained, explained } from '../../src/widgets/quiz/explained.ts';
import type { Kit } from '../../src/widgets/quiz/kit.ts';
import { rule, ruleHad } from './checker.ts';
import { colorSaid, discsSaid, numberSaid, readAll, readBack } from './said.ts';

/** Kinds whose explanation lists the rules that apply; the others show a proof, a measure or the rule's own text. */
const RULED: readonly Question['kind'][] = ['ruling', 'decisions', 'fact', 'fault', 'incident', 'editions', 'doubles'];

const COLORS: readonly Color[] = ['red', 'black'];
const EDITIONS = ['club', '2017', '2010', '2008'] as const;
const apart = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);
const fromOwnBoard = (seat: Seat, p: { readonly x: number; readonly y: number }): number =>
  ({ south: p.y + 500, north: 500 - p.y, west: p.x + 500, east: 500 - p.x })[seat];
const toTheRight = (seat: Seat, p: { readonly x: number; readonly y: number }): number =>
  ({ south: p.x, north: -p.x, east: p.y, west: -p.y })[seat];

/** A measure that is said against the true one, to the tenth or hundredth that is said. */
const isNear = (said: string | undefined, truth: number, by = 0.0051): boolean => Math.abs(numberSaid(said) - truth) <= by;

/** Measures of a disc or the striker, measured on the picture. */
function measureFaults(question: Question, facts: readonly string[], { words }: Kit): readonly string[] {
  const { ask, scene } = question;
  if (!scene || (ask.kind !== 'shade' && ask.kind !== 'striker')) return [];
  const { measure } = words.quiz;
  const known: (readonly [string, Readonly<Record<string, number>>])[] = [];
  if (ask.kind === 'shade') {
    const disc = scene.position.discs.find(({ id }) => id === ask.disc);
    if (!disc) return ['a measure of a disc that is not there'];
    const [board, centre] = [fromOwnBoard(ask.ownSeat, disc), Math.hypot(disc.x, disc.y)];
    const dark = Math.max(129.5 - board - 4, 124.5 - centre - 4);
    known.push([
      measure.shade,
      { board1: board, centre1: centre, hole1: 4, edgeNear1: 129.5, edgeFar1: 130.5, circleNear1: 124.5, circleFar1: 125.5 },
    ]);
    known.push([measure.clear, { mm1: dark }], [measure.shows, { mm1: -dark }]);
  } else {
    const { striker, discs } = scene.position;
    if (!striker || !scene.shooter) return ['a measure of no striker'];
    const gap = Math.min(...discs.map((disc) => apart(disc, striker))) - 15 - 44.5 / 2;
    const [board, side] = [fromOwnBoard(scene.shooter, striker), Math.abs(toTheRight(scene.shooter, striker))];
    known.push([measure.striker, { board1: board, side1: side, hole1: 5, radius1: 22.25, front1: 129.5, aside1: 369.5 }]);
    known.push([measure.gap, { mm1: Math.max(0, gap) }]);
  }
  const wrong = known.flatMap(([template, truths]) =>
    facts.flatMap((text) =>
      readAll(template, text, words.names).flatMap((said) =>
        Object.entries(truths).flatMap(([name, truth]) => (isNear(said[name], truth) ? [] : [`${name} is ${truth.toFixed(2)}: ${text}`])),
      ),
    ),
  );
  const read = facts.filter((text) =>
    [...known.map(([template]) => template), measure.touches].some((template) => readAll(template, text, words.names).length > 0),
  );
  return [...wrong, ...facts.filter((text) => !read.includes(text)).map((text) => `a measure that nobody knows: ${text}`)];
}

/** From where a stroke was made, as the question tells it, against where the striker lies. */
function strokeFromFaults({ ask, scene }: Question, lines: readonly string[], { words }: Kit): readonly string[] {
  const striker = scene?.position.striker;
  if (ask.kind !== 'placement' || ask.what !== 'penalty' || !striker) return [];
  const right = toTheRight(ask.seat, striker);
  const { side } = words.names;
  return lines.flatMap((text) => {
    const said = readBack(words.quiz.ask.penaltyFrom, text, words.names);
    if (!said)
      return Math.abs(right) < 0.05 && text === words.quiz.ask.penaltyFromMiddle ? [] : [`not from where the striker lies: ${text}`];
    const where = right < 0 ? side.left : side.right;
    return isNear(said['mm1'], Math.abs(right), 0.0501) && said['side1'] === where ? [] : [`${right.toFixed(1)} mm to the right: ${text}`];
  });
}

/** Discs of a colour, or all, on either side of the middle line that a board's middle is on. */
function countSides(scene: Scene, seat: Seat, p: Placement, color: Color | null): readonly [number, number] {
  const sign = Math.sign(toTheRight(seat, p));
  const counted = scene.position.discs.filter((disc) => disc.id !== p.disc && (color === null || disc.color === color));
  const on = (side: number): number => counted.filter((disc) => toTheRight(seat, disc) * side > 0.05).length;
  return [on(sign), on(-sign)];
}

/** Where a disc goes, as it is said, against where it lies in the ruling. */
function placeFaults(question: Question, lines: readonly Narrated[], placements: readonly Placement[], { words }: Kit): readonly string[] {
  const { placement, step } = words.ruling;
  const { side } = words.names;
  return lines.flatMap(({ text }) => {
    const said = Object.values(placement)
      .map((template) => readBack(template, text, words.names))
      .find((values) => values?.['place1']);
    if (!said) return [];
    const named = [...discsSaid(text, words.names)];
    const put = placements.find(({ disc }) => named.includes(disc));
    if (!put || named.length !== 1) return [`it is not ${named.join()} that is put: ${text}`];
    const color: Color = put.disc.startsWith('red') ? 'red' : 'black';
    // of a pair the one who sees the place across the table
    const seats = (question.scene?.colors[color] ?? []).toSorted((a, b) => fromOwnBoard(b, put) - fromOwnBoard(a, put));
    const seat = seats[0] ?? 'south';
    const read = Object.values(step)
      .map((template) => readBack(template, said['place1'] ?? '', words.names))
      .find((values) => values !== null);
    if (!read) return [`a place that nobody knows: ${text}`];
    const right = toTheRight(seat, put);
    const { distance1, side1, fewer1, more1 } = read;
    const wrong: string[] = [];
    if (distance1 !== undefined && !isNear(distance1, Math.abs(right), 0.0501))
      wrong.push(`${Math.abs(right).toFixed(2)} mm from the middle: ${text}`);
    if (side1 !== undefined && side1.toLowerCase() !== (right < 0 ? side.left : side.right).toLowerCase())
      wrong.push(`the other side: ${text}`);
    if (fewer1 !== undefined && question.form === 'point' && question.scene) {
      const counts = countSides(question.scene, seat, put, put.proof.step === 'fewer-own' ? color : null);
      if (numberSaid(fewer1) !== counts[0] || numberSaid(more1) !== counts[1]) wrong.push(`${counts.join(' against ')}: ${text}`);
    }
    return wrong;
  });
}

/** Who pays what, who is on, who has won or lost, as a text says it, against the ruling. */
function costFaults(texts: readonly string[], ruling: Ruling, shooter: Color | undefined, { words }: Kit): readonly string[] {
  const { decided } = words.ruling;
  const { names } = words;
  const whole = texts.join(' ');
  const all = (code: keyof typeof decided) => readAll(decided[code], whole, names);
  const other = shooter === 'red' ? 'black' : 'red';
  const wrong: string[] = [];
  const counted = (what: 'penalty' | 'warning', truth: Readonly<Record<Color, number>>): void => {
    const said = { red: 0, black: 0 };
    for (const one of all(what)) {
      const color = colorSaid(one['player1'], names);
      if (color) said[color] += numberSaid(one['n1']);
    }
    for (const color of COLORS) if (said[color] !== truth[color]) wrong.push(`${what} of ${color} is ${truth[color]}: ${whole}`);
  };
  counted('penalty', ruling.penaltyDiscs);
  counted('warning', ruling.warnings);
  const named = (code: keyof typeof decided, group: string, truth: Color | null | undefined): void => {
    for (const one of all(code)) if (colorSaid(one[group], names) !== truth) wrong.push(`${code} is about ${truth}: ${whole}`);
  };
  const loser = ruling.set && 'color' in ruling.set ? ruling.set.color : null;
  named('turn-passes', 'other1', shooter && other);
  named('turn-continues', 'player1', shooter);
  named('loses-next', 'player1', ruling.losesNext);
  named('set-won', 'player1', loser);
  named('set-lost', 'player1', loser);
  named('excluded', 'player1', ruling.excluded);
  return wrong;
}

/** The discs that a rule is said to be about are those of the ruling's finding. */
function ruleFaults(lines: readonly Narrated[], ruling: Ruling, { words }: Kit): readonly string[] {
  return lines.flatMap(({ text }) => {
    const named = [...discsSaid(text, words.names)].sort().join();
    if (named === '') return [];
    const about = ruling.findings.filter(({ rule: code }) => readBack(words.ruling.rule[code], text, words.names) !== null);
    return about.some(({ discs = [] }) => [...new Set(discs)].sort().join() === named) ? [] : [`not about ${named}: ${text}`];
  });
}

const colorOfSeat = (scene: Scene, seat: Seat | undefined): Color | undefined =>
  seat === undefined ? undefined : scene.colors.red.includes(seat) ? 'red' : 'black';

/** Numbers, places, players and discs of an explanation that are not those of the picture. */
function pictureFaults(question: Question, { facts, applies, decided, editions }: Explained, kit: Kit): readonly string[] {
  const { scene, edition, ask } = question;
  if (!scene || ask.kind === 'article' || ask.kind === 'dimension') return [];
  const shooter = colorOfSeat(scene, scene.shooter);
  if (ask.kind === 'shade' || ask.kind === 'striker') return measureFaults(question, facts, kit);
  if (question.form === 'point')
    return [
      ...strokeFromFaults(question, factsOf(question, kit.words), kit),
      ...placeFaults(question, decided, [{ ...question.placement, ...question.target }], kit),
    ];
  if (ask.kind === 'game') {
    const played = runPlay({ edition, colors: scene.colors, first: scene.first ?? 'red', log: scene.log ?? [] });
    if (!played.ok) return ['the log is refused'];
    return decided.flatMap(({ text }) => {
      const i = Number.parseInt(text, 10) - 1;
      const ruling = played.value.rulings[i];
      return ruling ? costFaults([text], ruling, colorOfSeat(scene, scene.log?.[i]?.shooter), kit) : [`no entry ${i + 1}: ${text}`];
    });
  }
  const ruling = rule(scene, edition);
  const there = new Set([...scene.position.discs.map(({ id }) => id as string), ...ruling.placements.map(({ disc }) => disc as string)]);
  const strangers = [...facts, ...[...applies, ...decided, ...editions].map(({ text }) => text)].flatMap((text) =>
    [...discsSaid(text, kit.words.names)].filter((id) => !there.has(id)).map((id) => `${id} is not on the table: ${text}`),
  );
  const sentences = decided.map(({ text }) => text);
  const others = editions.flatMap(({ text }, i): readonly string[] => {
    if (ask.kind === 'editions') return headlineFaults(text, rule(scene, EDITIONS.toReversed()[EDITIONS.length - 1 - i] ?? edition), kit);
    const changes =
      question.form === 'choice' ? question.options.flatMap(({ choice }) => (choice.type === 'change' ? [choice.change] : [])) : [];
    const change = changes[i];
    if (change === undefined) return ['a fact that was not offered'];
    const turned = change.what === 'turn' && shooter ? (shooter === 'red' ? 'black' : 'red') : shooter;
    return costFaults([text], ruleHad(scene, edition, change), turned, kit);
  });
  return [
    ...strangers,
    ...ruleFaults(applies, ruling, kit),
    ...costFaults(sentences, ruling, shooter, kit),
    ...placeFaults(question, decided, ruling.placements, kit),
    ...others,
  ];
}

/** The count of penalty discs in a headline. */
function headlineFaults(text: string, ruling: Ruling, { words }: Kit): readonly string[] {
  if (ruling.set !== null || ruling.game !== null || ruling.excluded !== null) return [];
  const said = readAll(words.ruling.headline.penalty, text, words.names).map(({ n1 }) => numberSaid(n1));
  const truth = ruling.penaltyDiscs.red + ruling.penaltyDiscs.black;
  return (said[0] ?? 0) === truth ? [] : [`${truth} penalty discs under ${ruling.edition}: ${text}`];
}

/** What is wrong with what is said about a question; empty where nothing is. */
export function faultsOf(question: Question, kit: Kit): readonly string[] {
  const said = explained(question, kit);
  const { facts, applies, decided, editions } = said;
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
    ...pictureFaults(question, said, kit),
  ];
}

/** Questions in which a reader would see one shortly before again: the same words, the same answer, and the same table where one is looked at. */
export function repeatsIn(round: readonly Question[], kit: Kit, span: number): readonly string[] {
  const keys = round.map((question) => {
    const wordsOnly = question.scene?.incidents !== undefined || question.scene === undefined;
    return JSON.stringify([
      question.kind,
      question.edition,
      questionText(question, kit.words),
      factsOf(question, kit.words),
      answerText(question, rightAnswer(question), kit.words),
      wordsOnly ? null : question.scene?.position,
    ]);
  });
  return keys.filter((key, i) => keys.slice(Math.max(0, i - span), i).includes(key));
}
