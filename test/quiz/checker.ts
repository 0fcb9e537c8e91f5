/**
 * An examiner who knows nothing of the generator: works every answer out again (the physics and the referee by their command, brute-force
 * placing, his own measuring, the content files) and counts how many of the answers offered are right. He has to be independent: that he puts a
 * scene's case together as the explanations do (`src/widgets/quiz/explained.ts`) and shares no line with them is meant.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus, ParameterValue } from '../../src/corpus/model.ts';
import { runJudge } from '../../src/notation/run/judge.ts';
import { runPlay } from '../../src/notation/run/play.ts';
import { simulate } from '../../src/physics/index.ts';
import type { Point, Seat } from '../../src/physics/types.ts';
import type { Change } from '../../src/quiz/change.ts';
import type { Choice, Question, Scene } from '../../src/quiz/types.ts';
import { READINGS } from '../../src/referee/readings.ts';
import type { CaseEvent, Color, EditionId, Ruling, StrokeReport } from '../../src/referee/types.ts';
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
export function rule(scene: Scene, edition: EditionId, readings: Readonly<Record<string, string>> = {}): Ruling {
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

/** The acts as the content has them, and the articles among those that the corpus gives the provision in this edition. */
function byDuty(question: Question, corpus: Corpus): Finding {
  const { ask, edition, articles } = question;
  if (ask.kind !== 'duty') return NONE;
  const duties = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/quiz/duties.json'), 'utf8')) as {
    id: string;
    provision: string;
    right: Record<string, string>;
  }[];
  const duty = duties.find(({ id }) => id === ask.duty);
  const entry = corpus.provisions.find(({ id }) => id === duty?.provision)?.editions[edition];
  if (!duty || !entry || entry.absent) return { ...NONE, why: 'the book has no such rule' };
  if (articles.length === 0 || articles.some((article) => !entry.articles.includes(article))) return { ...NONE, why: 'another article' };
  return count(question, (choice) => choice.type === 'act' && choice.act === duty.right[edition]);
}

const SEATED = { south: 'red', north: 'black' } as const;

/** Whether a decision on a scene's stroke is the right one, each worked out by itself. */
function decider({ edition }: Question, scene: Scene, corpus: Corpus): (choice: Choice) => boolean {
  const { shooter, position } = scene;
  if (shooter !== 'south' && shooter !== 'north') return () => false;
  const ruling = rule(scene, edition);
  const report = happened(scene);
  const color = SEATED[shooter];
  const other = color === 'red' ? 'black' : 'red';
  const far = FACING[shooter];
  const over = ruling.set !== null || ruling.game !== null;
  const first = report?.events.find((event) => event.type === 'contact' && event.a === 'striker');
  return (choice) => {
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
}

/** Every decision must have exactly one right answer, the marked one. */
function deciding(question: Question, scene: Scene, corpus: Corpus): Finding {
  if (question.form !== 'parts') return NONE;
  if (!undisputed(scene, question.edition)) return { ...NONE, why: 'a reading decides' };
  const isRight = decider(question, scene, corpus);
  const counts = question.parts.map(({ options, right }) => {
    const flags = options.map(({ choice }) => isRight(choice));
    return { right: flags.filter(Boolean).length, marked: flags[right] === true };
  });
  const odd = question.parts.find((_, i) => counts[i]?.right !== 1 || !counts[i]?.marked);
  if (odd) return { right: 0, marked: false, why: odd.what };
  return { right: 1, marked: true };
}

/** Of the sentences of a ruling exactly one is false, or none is. */
function faulty(question: Question, scene: Scene, corpus: Corpus): Finding {
  if (question.form !== 'choice') return NONE;
  if (!undisputed(scene, question.edition)) return { ...NONE, why: 'a reading decides' };
  const isRight = decider(question, scene, corpus);
  const said = question.options.flatMap(({ choice }) => (choice.type === 'said' ? [choice.said] : []));
  if (said.filter((choice) => !isRight(choice)).length > 1) return { ...NONE, why: 'several faults' };
  return count(question, (choice) => (choice.type === 'said' ? !isRight(choice.said) : said.every(isRight)));
}

type Situation = Parameters<typeof runJudge>[0] & { readonly shooter?: Seat };

/** A place on a grid where a disc lies as wished, far from everything else. */
function spot(lies: (x: number, y: number) => boolean, taken: readonly Point[]): Point {
  for (let x = -360; x <= 360; x += 15)
    for (let y = -440; y <= 440; y += 15) if (lies(x, y) && taken.every((other) => apart(other, { x, y }) > 60)) return { x, y };
  throw new Error('no place');
}
const LYING = {
  light: (x: number, y: number) => Math.abs(x) < 340 && Math.abs(y) < 340 && Math.hypot(x, y) > 160,
  circle: (x: number, y: number) => Math.hypot(x, y) < 90,
  south: (x: number, y: number) => Math.abs(x) < 300 && y < -400,
  north: (x: number, y: number) => Math.abs(x) < 300 && y > 400,
} as const;

/** What would have been judged, had one fact been other than it was; told from the sentence that the reader chooses. */
function otherwise(situation: Situation, change: Change): Situation {
  const { before, report, incidents, state, shooter } = situation;
  const by = incidents?.[0]?.by ?? (shooter === 'north' ? 'black' : 'red');
  const events = report?.events ?? [];
  const met = events.find((event) => event.type === 'contact' && event.a === 'striker')?.t ?? 0;
  const onTheWay = (event: CaseEvent) => event.type === 'board' && event.disc === 'striker' && event.t < met;
  const after = report?.after ?? { discs: [] };
  const all = [...(before?.discs ?? []), ...after.discs, ...[before?.striker, after.striker].flatMap((p) => p ?? [])];
  switch (change.what) {
    case 'field':
      return { ...situation, incidents: (incidents ?? []).map((one) => ({ ...one, [change.field]: change.value })) };
    case 'turn':
      return { ...situation, shooter: shooter === 'south' ? 'north' : 'south' };
    case 'warnings': {
      const whose = change.whose === 'own' ? by : by === 'red' ? 'black' : 'red';
      return { ...situation, state: { ...state, warnings: { ...state?.warnings, [whose]: change.n } } };
    }
    case 'deciding':
      return { ...situation, state: { ...state, deciding: true } };
    case 'stays': {
      const left = events.filter((event) => !((event.type === 'pocketed' || event.type === 'off-table') && event.disc === change.body));
      const at = spot(LYING.light, all);
      const disc = before?.discs.find(({ id }) => id === change.body);
      const lying = disc ? { ...after, discs: [...after.discs, { ...disc, ...at }] } : { ...after, striker: at };
      return { ...situation, report: { events: left, after: lying } };
    }
    case 'falls': {
      const fall: CaseEvent = { t: (events.at(-1)?.t ?? 0) + 1, type: 'pocketed', disc: change.disc, pocket: 'ne' };
      return {
        ...situation,
        report: { events: [...events, fall], after: { ...after, discs: after.discs.filter(({ id }) => id !== change.disc) } },
      };
    }
    case 'lay': {
      const own = change.disc.startsWith('red') ? 'south' : 'north';
      const at = spot(LYING[change.as === 'edge' ? own : change.as], all);
      const discs = (before?.discs ?? []).map((disc) => (disc.id === change.disc ? { ...disc, ...at } : disc));
      return { ...situation, before: { ...before, discs } };
    }
    case 'far-board': {
      const board: CaseEvent = { t: met * 0.9, type: 'board', disc: 'striker', board: shooter === 'south' ? 'north' : 'south' };
      const i = events.findIndex(({ t }) => t >= met);
      return { ...situation, report: { after, events: [...events.slice(0, i), board, ...events.slice(i)] } };
    }
    case 'no-board':
      return { ...situation, report: { after, events: events.filter((event) => !onTheWay(event)) } };
    default:
      return change satisfies never;
  }
}

/** The ruling on a scene, had one fact been other than it was. */
export function ruleHad(scene: Scene, edition: EditionId, change: Change | null): Ruling {
  const { format, colors, shooter, position, incidents, state } = scene;
  const report = happened(scene);
  const situation: Situation = {
    edition,
    format,
    colors,
    ...(shooter ? { shooter } : {}),
    ...(report ? { before: position, report } : {}),
    ...(incidents ? { incidents } : {}),
    ...(state ? { state } : {}),
  };
  const answer = runJudge(change === null ? situation : otherwise(situation, change));
  if (!answer.ok || 'rulings' in answer.value) throw new Error(`no ruling: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Exactly one of the facts turns the ruling; under each the book itself has to say what is ruled. */
function turning(question: Question, scene: Scene): Finding {
  if (!undisputed(scene, question.edition)) return { ...NONE, why: 'a reading decides' };
  const ruled = (change: Change | null): string => canonical(plain(ruleHad(scene, question.edition, change)));
  const as = ruled(null);
  return count(question, (choice) => choice.type === 'change' && ruled(choice.change) !== as);
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

/** The whole log by the command that the case contract names, and the warnings and debts counted from its rulings. */
function following(question: Question, { log = [], first = 'red', colors }: Scene): Finding {
  if (question.form !== 'parts') return NONE;
  const document = { edition: question.edition, colors, first, log };
  const ruledAs = (readings: Readonly<Record<string, string>>) => {
    const played = runPlay({ ...document, readings });
    if (!played.ok) throw new Error(`the log is refused: ${JSON.stringify(played.error)}`);
    const { next, score, rulings } = played.value;
    const open = score.red + score.black === 0;
    const counted = (color: Color) => ({
      warned: rulings.reduce((sum, { warnings }) => sum + warnings[color], 0),
      due: rulings.reduce(
        (sum, { penaltyDiscs, findings }) =>
          sum + penaltyDiscs[color] - findings.filter((found) => found.rule === 'penalty-placement' && found.color === color).length,
        0,
      ),
    });
    return { next, open, winner: open ? null : score.red > 0 ? 'red' : 'black', red: counted('red'), black: counted('black'), rulings };
  };
  const { rulings, ...truth } = ruledAs({});
  const firm = rulings.every(({ notes }) =>
    notes.every(({ reading }) =>
      (READINGS.find(({ id }) => id === reading)?.options ?? []).every((option) => {
        const { rulings: _, ...other } = ruledAs({ [reading as string]: option });
        return canonical(other) === canonical(truth);
      }),
    ),
  );
  if (!firm) return { ...NONE, why: 'a reading decides' };
  // discs of a colour owed so far, and whether any of it can have been pocketed: only a series pockets
  const owed = { red: 0, black: 0 };
  const played = { red: false, black: false };
  for (const [i, { shooter = 'south', noted }] of log.entries()) {
    for (const { rule: noticed, color } of noted ?? []) {
      if (!color) continue;
      if (noticed === 'penalty-placement' && !played[color]) return { ...NONE, why: `entry ${i + 1}: a disc is placed beside all eight` };
      if (noticed === 'penalty-placement') owed[color]--;
      else played[colors.red.includes(shooter) ? 'red' : 'black'] = true;
      if (noticed === 'all-pocketed' && owed[color] > 0) return { ...NONE, why: `entry ${i + 1}: all pocketed, and one owed` };
    }
    for (const color of ['red', 'black'] as const) owed[color] += rulings[i]?.penaltyDiscs[color] ?? 0;
  }
  const odd = question.parts.find(({ what, color = 'red', options, right }) => {
    const flags = options.map(({ choice }) => {
      if (choice.type === 'seat') return choice.seat === truth.next;
      if (choice.type === 'winner') return choice.color === truth.winner;
      return choice.type === 'count' && (what === 'due' || what === 'warned') && choice.n === truth[color][what];
    });
    return flags.filter(Boolean).length !== 1 || !flags[right];
  });
  return odd ? { right: 0, marked: false, why: odd.what } : { right: 1, marked: true };
}

/** Examines one question. */
export function examine(question: Question, corpus: Corpus): Finding {
  const { kind, scene } = question;
  if (kind === 'article') return byArticle(question, corpus);
  if (kind === 'dimension') return byParameter(question, corpus);
  if (kind === 'duty') return byDuty(question, corpus);
  if (!scene) return { ...NONE, why: 'no scene' };
  if (kind === 'ruling' || kind === 'incident') return verdicts(question, scene);
  if (kind === 'editions') return agreeing(question, scene);
  if (kind === 'placement') return placing(question, scene);
  if (kind === 'shade') return shadeByHand(question, scene);
  if (kind === 'striker') return strikerByHand(question, scene);
  if (kind === 'game') return following(question, scene);
  if (kind === 'fact') return turning(question, scene);
  if (kind === 'fault') return faulty(question, scene, corpus);
  return kind === 'decisions' ? deciding(question, scene, corpus) : inDoubles(question, scene);
}

/** In words what is wrong with a question; null where exactly one answer is right and it is the one marked. */
export function complaint(question: Question, corpus: Corpus): string | null {
  const { right, marked, why } = examine(question, corpus);
  if (right === 1 && marked && why === undefined) return null;
  return `${JSON.stringify(question.ref)}: ${right} right answers${marked ? '' : ', not the marked one'}${why ? ` (${why})` : ''}`;
}
