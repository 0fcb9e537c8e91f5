/**
 * An examiner who knows nothing of the generator: works every answer out again (the physics and the referee by their command, brute-force
 * placing, his own measuring, the content files) and counts how many of the answers offered are right. He has to be independent: that he puts a
 * scene's case together as the explanations do (`src/widgets/quiz/explained.ts`) and shares no line with them is meant.
 */
import type { Corpus, ParameterValue } from '../../src/corpus/model.ts';
import { runJudge } from '../../src/notation/run/judge.ts';
import { runPlay } from '../../src/notation/run/play.ts';
import { simulate } from '../../src/physics/index.ts';
import type { Point } from '../../src/physics/types.ts';
import type { Choice, Question, Scene } from '../../src/quiz/types.ts';
import { READINGS } from '../../src/referee/readings.ts';
import type { EditionId, Ruling, StrokeReport } from '../../src/referee/types.ts';
import { circlePlaces, fits, penaltyPlace } from '../referee/oracles/placement.ts';

/** How many right answers there are, or why it could not be told. */
export interface Finding {
  readonly right: number;
  /** The one the question calls right is among them. */
  readonly marked: boolean;
  readonly why?: string;
}

const EDITIONS: readonly EditionId[] = ['2008', '2010', '2017', 'club'];

function happened({ position, stroke, climbing, report, shooter }: Scene): StrokeReport | undefined {
  if (!stroke) return report;
  if (!position.striker || !shooter) throw new Error('a stroke without a striker or a player');
  const { events, after } = simulate({
    before: { ...position, striker: position.striker },
    shooter,
    stroke,
    table: { climbing: climbing ?? false },
  });
  return { events, after };
}

/** The ruling by the command that the case contract names. */
function rule(scene: Scene, edition: EditionId, readings: Readonly<Record<string, string>> = {}): Ruling {
  const { format, colors, shooter, position, incidents, state } = scene;
  const report = happened(scene);
  const answer = runJudge({
    edition,
    format,
    colors,
    ...(shooter ? { shooter } : {}),
    ...(report ? { before: position, report } : {}),
    ...(incidents ? { incidents } : {}),
    ...(state ? { state } : {}),
    readings,
  });
  if (!answer.ok || 'rulings' in answer.value) throw new Error('no ruling');
  return answer.value;
}

/** What a player would tell at home: everything that followed, field by field. */
function plain(r: Ruling): Record<string, unknown> {
  return {
    turn: r.turn,
    losesNext: r.losesNext,
    penalty: r.penaltyDiscs,
    warnings: r.warnings,
    set: r.set,
    game: r.game,
    excluded: r.excluded,
    restored: [...r.restored].sort(),
    returned: r.placements.filter((p) => ['off-table', 'landed', 'broken'].includes(p.reason)).map((p) => p.disc),
    annulled: r.findings.some((f) => f.effects.includes('debt-annulled')),
  };
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, v) => (v && typeof v === 'object' && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort()) : v));

function answerOf(choice: Choice): string {
  if (choice.type !== 'verdict') return '';
  const { silent, ...rest } = choice.verdict;
  return canonical({ ...rest, restored: [...rest.restored].sort() }) + (silent ? ' silent' : '');
}

/** Each reading that was asked, read each other way: the same ruling? */
function undisputed(scene: Scene, edition: EditionId): boolean {
  const base = rule(scene, edition);
  const key = canonical(plain(base));
  return base.notes.every(({ reading }) =>
    (READINGS.find(({ id }) => id === reading)?.options ?? []).every(
      (option) => canonical(plain(rule(scene, edition, { [reading as string]: option }))) === key,
    ),
  );
}

function count(question: Question, isRight: (choice: Choice) => boolean): Finding {
  if (question.form !== 'choice') return { right: 0, marked: false, why: 'not a choice' };
  const flags = question.options.map(({ choice }) => isRight(choice));
  return { right: flags.filter(Boolean).length, marked: flags[question.right] === true };
}

const NONE: Finding = { right: 0, marked: false };

function verdicts(question: Question, scene: Scene): Finding {
  if (!undisputed(scene, question.edition)) return { ...NONE, why: 'a reading decides' };
  const truth = canonical(plain(rule(scene, question.edition)));
  return count(question, (choice) => answerOf(choice) === truth);
}

function agreeing(question: Question, scene: Scene): Finding {
  if (!EDITIONS.every((id) => undisputed(scene, id))) return { ...NONE, why: 'a reading decides' };
  const own = canonical(plain(rule(scene, question.edition)));
  const truth = EDITIONS.filter((id) => id !== question.edition && canonical(plain(rule(scene, id))) === own).join();
  return count(question, (choice) => choice.type === 'editions' && [...choice.editions].sort().join() === truth);
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function placing(question: Question, scene: Scene): Finding {
  const { ask } = question;
  if (question.form !== 'point' || ask.kind !== 'placement') return NONE;
  const { discs } = scene.position;
  const club = question.edition === 'club';
  const color = ask.disc.startsWith('red') ? 'red' : 'black';
  let truth: Point | null;
  if (ask.what === 'penalty') {
    const found = penaltyPlace(ask.seat, color, ask.strokeFrom, discs, club, 0.3);
    if (found.doubtful) return { ...NONE, why: 'a place within the tolerance' };
    truth = found.at;
  } else {
    // In the clockwise book the four places of a ring stand in order; elsewhere those of a group are on a par, and two free ones are a dispute.
    const groups = circlePlaces(ask.over, club).flatMap((group) => (club ? group.map((spot) => [spot]) : [group]));
    const group = groups.find((spots) => spots.some((spot) => fits(spot, discs, 0.05))) ?? [];
    const free = group.filter((spot) => fits(spot, discs, 0.05));
    if (free.length > 1) return { ...NONE, why: 'two places on a par' };
    truth = free[0] ?? question.target;
  }
  if (truth === null) return NONE;
  const place = truth;
  const marked = apart(place, question.target) <= 0.2;
  const slips = question.mistakes.filter(({ at }) => apart(at, place) <= 2 * question.tolerance);
  return { right: Number(marked) + slips.length, marked };
}

/** Measured with hole and line, not by centres: is any part of the line seen through the hole, and on which side of it does it lie? */
function shadeByHand(question: Question, scene: Scene): Finding {
  const { ask } = question;
  if (ask.kind !== 'shade') return NONE;
  const disc = scene.position.discs.find(({ id }) => id === ask.disc);
  if (!disc) return NONE;
  const fromBoard = ask.ownSeat === 'south' ? disc.y + 500 : 500 - disc.y;
  const fromCentre = Math.hypot(disc.x, disc.y);
  const hole = 8 / 2;
  const insideEdge = fromBoard + hole <= 130 - 1 / 2;
  const insideCircle = fromCentre + hole <= 125 - 1 / 2;
  const showsLine = (distance: number, line: number) => Math.abs(distance - line) < hole + 0.5;
  const onLine = showsLine(fromBoard, 130) || showsLine(fromCentre, 125);
  if (onLine && (question.edition === '2008' || question.edition === '2010')) return { ...NONE, why: 'the book does not say' };
  const truth = insideEdge ? 'edge' : insideCircle ? 'circle' : 'light';
  return count(question, (choice) => choice.type === 'shade' && choice.shade === truth);
}

function strikerByHand(question: Question, scene: Scene): Finding {
  const { striker, discs } = scene.position;
  if (!striker) return NONE;
  const seat = scene.shooter;
  const fromBoard = seat === 'south' ? striker.y + 500 : 500 - striker.y;
  const hole = 10 / 2;
  const faults = [
    fromBoard + hole > 130 - 0.5 + 0.05 ? 'over-line' : '',
    fromBoard < 44.5 / 2 - 0.05 ? 'near-board' : '',
    Math.abs(striker.x) + hole > 500 - 130 - 0.5 + 0.05 ? 'side-line' : '',
    discs.some((disc) => apart(disc, striker) <= 15 + 44.5 / 2 + 1e-6) ? 'touching' : '',
  ].filter(Boolean);
  if (faults.length > 1) return { ...NONE, why: 'two faults' };
  return count(question, (choice) => choice.type === 'striker' && choice.fault === (faults[0] ?? 'none'));
}

const inside = (a: string, b: string): boolean => a === b || (a.startsWith(b) && !/\d/.test(a.charAt(b.length)));

function byArticle(question: Question, corpus: Corpus): Finding {
  const { ask, edition } = question;
  if (ask.kind !== 'article') return NONE;
  const provision = corpus.provisions.find(({ id }) => id === ask.provision);
  const entry = provision?.editions[edition];
  if (!provision || !entry || entry.absent) return NONE;
  const kin = corpus.provisions.filter(
    (p) =>
      p.id === provision.id ||
      provision.refersTo.includes(p.id) ||
      p.refersTo.includes(provision.id) ||
      p.rules.some((code) => provision.rules.includes(code)),
  );
  const claimed = kin.flatMap((p) => {
    const there = p.editions[edition];
    return there.absent ? [] : there.articles;
  });
  const named =
    question.form === 'choice' ? question.options.flatMap(({ choice }) => (choice.type === 'article' ? [choice.article] : [])) : [];
  const known = new Set(corpus.editions.find(({ id }) => id === edition)?.chapters.flatMap(({ articles }) => articles));
  if (named.some((article) => !known.has(article))) return { ...NONE, why: 'an article that does not exist' };
  return count(question, (choice) => {
    if (choice.type !== 'article') return false;
    const { article } = choice;
    return claimed.includes(article) || entry.articles.some((own) => inside(own, article) || inside(article, own));
  });
}

const limits = (v: ParameterValue): readonly [number, number] => {
  const n = Number(v.value);
  return [v.min ?? n - (v.tolerance?.minus ?? 0), v.max ?? n + (v.tolerance?.plus ?? 0)];
};

function byParameter(question: Question, corpus: Corpus): Finding {
  const { ask, edition } = question;
  if (ask.kind !== 'dimension') return NONE;
  const value = corpus.parameters.find(({ id }) => id === ask.parameter)?.values[edition];
  if (!value) return NONE;
  return count(question, (choice) => {
    if (choice.type !== 'stated') return false;
    if ('unstated' in value || choice.stated === null) return 'unstated' in value && choice.stated === null;
    const [low, high] = limits(value);
    return choice.stated.value >= low && choice.stated.value <= high;
  });
}

const SEATED = { south: 'red', north: 'black' } as const;

/** Each decision worked out by itself; every one must have exactly one right answer, the marked one. */
function deciding(question: Question, scene: Scene, corpus: Corpus): Finding {
  const { edition } = question;
  const { shooter, position } = scene;
  if (question.form !== 'parts' || (shooter !== 'south' && shooter !== 'north')) return NONE;
  if (!undisputed(scene, edition)) return { ...NONE, why: 'a reading decides' };
  const ruling = rule(scene, edition);
  const report = happened(scene);
  const color = SEATED[shooter];
  const other = color === 'red' ? 'black' : 'red';
  const far = FACING[shooter];
  const over = ruling.set !== null || ruling.game !== null;
  const first = report?.events.find((event) => event.type === 'contact' && event.a === 'striker');
  const isRight = (choice: Choice): boolean => {
    if (choice.type === 'shade') {
      const disc = position.discs.find(({ id }) => first?.type === 'contact' && id === first.b);
      if (!disc) return false;
      const fromOwn = disc.color === 'red' ? disc.y + 500 : 500 - disc.y;
      const truth = fromOwn + 4 <= 129.5 ? 'edge' : Math.hypot(disc.x, disc.y) + 4 <= 124.5 ? 'circle' : 'light';
      return choice.shade === truth;
    }
    if (choice.type === 'cost') {
      if (ruling.penaltyDiscs[other] > 0) return false;
      return choice.n === ruling.penaltyDiscs[color] && (choice.n === 0 ? choice.color === null : choice.color === color);
    }
    if (choice.type === 'discs') return canonical([...choice.discs].sort()) === canonical([...ruling.restored].sort());
    if (choice.type === 'seat') return choice.seat === (over ? null : ruling.turn === 'continues' ? shooter : far);
    if (choice.type === 'place') {
      const at = ruling.placements.find(({ reason }) => reason === 'penalty');
      if (!at || Math.abs(at.y - (far === 'north' ? 485 : -485)) > 0.5) return false;
      return choice.at === (Math.abs(at.x) < 0.5 ? 'far-middle' : 'far-beside');
    }
    if (choice.type !== 'provision') return false;
    const entry = corpus.provisions.find(({ id }) => id === choice.provision)?.editions[edition];
    const articles = entry && !entry.absent ? entry.articles : [];
    return ruling.findings.some(({ article }) => articles.includes(article));
  };
  const counts = question.parts.map(({ options, right }) => {
    const flags = options.map(({ choice }) => isRight(choice));
    return { right: flags.filter(Boolean).length, marked: flags[right] === true };
  });
  const odd = question.parts.find((_, i) => counts[i]?.right !== 1 || !counts[i]?.marked);
  if (odd) return { right: 0, marked: false, why: odd.what };
  return { right: 1, marked: true };
}

const FACING = { south: 'north', north: 'south', west: 'east', east: 'west' } as const;

function inDoubles(question: Question, scene: Scene): Finding {
  const { ask, edition } = question;
  if (ask.kind !== 'doubles' || !scene.shooter || !scene.stroke) return NONE;
  if (!undisputed(scene, edition)) return { ...NONE, why: 'a reading decides' };
  const report = happened(scene);
  const { format, colors, shooter, position } = scene;
  if (!report) return NONE;
  if (ask.what === 'board') {
    const ruling = rule(scene, edition);
    const due = ruling.penaltyDiscs.red + ruling.penaltyDiscs.black === 1 && ruling.turn === 'passes';
    return count(question, (choice) => due && choice.type === 'seat' && choice.seat === FACING[shooter]);
  }
  const played = runPlay({
    edition,
    format,
    colors,
    first: colors.red.includes(shooter) ? 'red' : 'black',
    log: [{ shooter, before: position, report }],
  });
  if (!played.ok) return { ...NONE, why: 'the log is refused' };
  return count(question, (choice) => choice.type === 'seat' && choice.seat === played.value.next);
}

/** Examines one question. */
export function examine(question: Question, corpus: Corpus): Finding {
  const { kind, scene } = question;
  if (kind === 'article') return byArticle(question, corpus);
  if (kind === 'dimension') return byParameter(question, corpus);
  if (!scene) return { ...NONE, why: 'no scene' };
  if (kind === 'ruling' || kind === 'incident') return verdicts(question, scene);
  if (kind === 'editions') return agreeing(question, scene);
  if (kind === 'placement') return placing(question, scene);
  if (kind === 'shade') return shadeByHand(question, scene);
  if (kind === 'striker') return strikerByHand(question, scene);
  return kind === 'decisions' ? deciding(question, scene, corpus) : inDoubles(question, scene);
}

/** In words what is wrong with a question; null where exactly one answer is right and it is the one marked. */
export function complaint(question: Question, corpus: Corpus): string | null {
  const { right, marked, why } = examine(question, corpus);
  if (right === 1 && marked && why === undefined) return null;
  return `${JSON.stringify(question.ref)}: ${right} right answers${marked ? '' : ', not the marked one'}${why ? ` (${why})` : ''}`;
}
