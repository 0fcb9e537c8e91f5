/**
 * A ruling in words: what was seen, what applies, what is decided, each sentence with the article it rests on. Codes and facts come from
 * the referee, templates from `content/ui/ruling/<lang>.json`; nothing is decided here.
 */

import type { Lang } from '../corpus/model.ts';
import { colorOf } from '../geometry/discs.ts';
import { alongBoard, OUTWARD } from '../geometry/seats.ts';
import { COLORS } from '../geometry/types.ts';
import { otherColor } from '../referee/seats.ts';
import type {
  BodyId,
  CaseState,
  Color,
  Debts,
  DebtsGiven,
  Effect,
  Finding,
  Incident,
  Placement,
  Position,
  Ruling,
  Seat,
  Seating,
  Shade,
  StrokeReport,
} from '../referee/types.ts';
import { remembered } from '../ui/remembered.ts';
import type { DecidedCode, HeadlineCode, NamesStrings, RulingStrings } from '../ui/strings.ts';
import { bodies, hand, player } from './names.ts';
import { describeIncident, describeStroke, type NarrationContext } from './seen.ts';
import { beginningSmall, fill, type Values } from './sentence.ts';

/** One language's sentences and the names they are filled with. */
export interface RulingWords {
  readonly lang: Lang;
  readonly names: NamesStrings;
  readonly ruling: RulingStrings;
}

/** The pictogram that goes with a headline: right, turn lost, penalty disc, set lost, warning. */
export type Sign = 'right' | 'turn' | 'penalty' | 'set' | 'warning';

/** A sentence and the articles it rests on. */
export interface Narrated {
  readonly text: string;
  readonly articles: readonly string[];
}
/** A rule that applies. */
export interface Applied extends Narrated {
  readonly rule: Finding['rule'];
  readonly effects: readonly Effect[];
  /** It adds nothing to what other rules already brought: a permission, a definition, or a part of a consequence. */
  readonly aside: boolean;
  /** How close it was, as a sentence; null where nothing was measured. */
  readonly close: string | null;
  /** How far it was from being otherwise, where that is near enough to be asked and not close; null elsewhere. */
  readonly margin: string | null;
}
/** A reading that was used. */
export interface Read extends Narrated {
  readonly reading: string;
  readonly option: string | null;
}
/** What a ruling comes to, in one line. */
export interface Headline {
  readonly sign: Sign;
  readonly headline: string;
}
/** What it rests on. */
export interface Grounds {
  readonly applies: readonly Applied[];
  readonly notes: readonly Read[];
}
export interface Explanation extends Headline, Grounds {
  readonly decided: readonly Narrated[];
  readonly seen: readonly string[];
}

/** Readings in words, by id: the question and what each option answers. */
export type ReadingTexts = Readonly<Record<string, { readonly question: string; readonly options: Readonly<Record<string, string>> }>>;

/** What a ruling was given on; all but the ruling and the seating may be missing. */
export interface Explained {
  readonly ruling: Ruling;
  readonly colors: Seating;
  readonly shooter?: Seat;
  readonly before?: Position;
  readonly report?: StrokeReport;
  readonly incidents?: readonly Incident[];
  readonly state?: CaseState;
  readonly shades?: Readonly<Partial<Record<BodyId, Shade>>>;
  readonly readings?: ReadingTexts;
}
/** What rulings were given on. */
export type Given = Omit<Explained, 'ruling'>;

/** A fact nearer than this (mm) to its line is called close; further away than a disc is wide, nobody asks how far. */
const CLOSE_CALL = 1;
const WORTH_SAYING = 30;
/** The same for one contact before another, ms. */
const CLOSE_IN_TIME = 10;
const WORTH_SAYING_IN_TIME = 100;
/** Rules that hang on which disc was touched first: their margin is a time. */
const TIMED: ReadonlySet<Finding['rule']> = new Set(['opponent-first', 'rebound-opponent-first']);

function shooterColor(input: Given): Color | null {
  const seat = input.shooter;
  return seat ? (COLORS.find((color) => input.colors[color].includes(seat)) ?? null) : null;
}

/** Who has the right to play next; null where set or game is decided. */
function nextColor(input: Explained): Color | null {
  const color = shooterColor(input);
  if (color === null || input.ruling.turn === null) return null;
  return input.ruling.turn === 'continues' ? color : otherColor(color);
}

const owed = (debts: Debts | DebtsGiven, color: Color, colors: Seating): number =>
  color in debts
    ? ((debts as Record<Color, number>)[color] ?? 0)
    : colors[color].reduce((sum, seat) => sum + ((debts as Partial<Record<Seat, number>>)[seat] ?? 0), 0);

class Voice {
  readonly input: Explained;
  readonly words: RulingWords;
  readonly s: RulingStrings;
  readonly names: NamesStrings;
  readonly lang: Lang;
  readonly shooter: Color | null;
  constructor(input: Explained, words: RulingWords) {
    this.input = input;
    this.words = words;
    this.s = words.ruling;
    this.names = words.names;
    this.lang = words.lang;
    this.shooter = shooterColor(input);
  }
  fill(template: string, values: Values = {}): string {
    return fill(template, values, this.lang);
  }
  about(color: Color): Values {
    return { player: player(color, this.names), other: player(otherColor(color), this.names) };
  }
  decided(code: DecidedCode, values: Values = {}, articles: readonly string[] = []): Narrated {
    return { text: this.fill(this.s.decided[code], values), articles };
  }
  /** The article that decides it: the first finding's, since the decisive one comes first. */
  articlesOf(effect: Effect): readonly string[] {
    return this.input.ruling.findings
      .filter((f) => f.effects.includes(effect))
      .slice(0, 1)
      .map((f) => f.article);
  }
}

/** The seat of the disc's colour from which the place is seen: of a pair the one who sits opposite the board it lies at. */
export function seatFacing({ disc, x, y }: Placement, colors: Seating): Seat {
  const seats = colors[colorOf(disc)];
  const ahead = (seat: Seat): number => -(x * OUTWARD[seat].x + y * OUTWARD[seat].y);
  return seats.toSorted((a, b) => ahead(b) - ahead(a))[0] ?? 'south';
}

/** By which step a disc was given its place, as a clause: it goes on from a colon. */
export function placedBy(p: Placement, colors: Seating, { ruling, names, lang }: RulingWords): string {
  const seat = seatFacing(p, colors);
  const color = colorOf(p.disc);
  const side = hand(p, seat);
  const chosen = p.proof.candidates.find((c) => Math.hypot(c.x - p.x, c.y - p.y) < 0.1);
  const counts = p.proof.step === 'fewer-own' ? p.proof.own : p.proof.all;
  const axis = alongBoard(seat, p);
  const [mine, others] = counts ? (axis > 0 ? [counts[1], counts[0]] : [counts[0], counts[1]]) : [undefined, undefined];
  const values = { player: player(color, names), distance: chosen?.distance ?? Math.abs(axis), fewer: mine, more: others };
  return beginningSmall(fill(ruling.step[p.proof.step], { ...values, side: side ? names.side[side] : undefined }, lang), lang);
}

function placementSentence(p: Placement, v: Voice): Narrated {
  const place = placedBy(p, v.input.colors, v.words);
  const text = v.fill(v.s.placement[p.reason], { discs: bodies([p.disc], v.names), place });
  return { text, articles: p.article === null ? [] : [p.article] };
}

function outcome(v: Voice): readonly Narrated[] {
  const { set, game, excluded } = v.input.ruling;
  const lines: Narrated[] = [];
  if (game) lines.push({ text: v.fill(v.s.game[game.scope], v.about(game.color)), articles: v.articlesOf('game-lost') });
  if (excluded) lines.push(v.decided('excluded', v.about(excluded), v.articlesOf('excluded')));
  if (set?.outcome === 'won') lines.push(v.decided('set-won', v.about(set.color), v.articlesOf('set-won')));
  if (set?.outcome === 'lost') lines.push(v.decided('set-lost', v.about(set.color), v.articlesOf('set-lost')));
  if (set?.outcome === 'drawn') lines.push(v.decided('set-drawn', {}, v.articlesOf('set-drawn')));
  if (set?.outcome === 'replayed') {
    lines.push(v.decided('set-replayed', {}, v.articlesOf('set-replayed')));
    if (set.swapSides) lines.push(v.decided('swap-sides'));
    if (set.swapFirst) lines.push(v.decided('swap-first'));
  }
  return lines;
}

function turnSentences(v: Voice): readonly Narrated[] {
  const { turn, losesNext } = v.input.ruling;
  const lines: Narrated[] = [];
  if (v.shooter && turn === 'passes') lines.push(v.decided('turn-passes', v.about(v.shooter), v.articlesOf('turn-passes')));
  if (v.shooter && turn === 'interrupted') lines.push(v.decided('turn-interrupted', v.about(v.shooter), v.articlesOf('turn-interrupted')));
  if (v.shooter && turn === 'continues') lines.push(v.decided('turn-continues', v.about(v.shooter), v.articlesOf('turn-continues')));
  if (losesNext) lines.push(v.decided('loses-next', v.about(losesNext), v.articlesOf('loses-next')));
  return lines;
}

function costs(v: Voice): readonly Narrated[] {
  const { ruling, colors, state } = v.input;
  return COLORS.flatMap((color) => {
    const lines: Narrated[] = [];
    const about = v.about(color);
    const given = ruling.penaltyDiscs[color];
    if (ruling.warnings[color] > 0) lines.push(v.decided('warning', { ...about, n: ruling.warnings[color] }, v.articlesOf('warning')));
    if (given > 0) lines.push(v.decided('penalty', { ...about, n: given }, v.articlesOf('penalty-disc')));
    if (given > 0 && v.shooter && color !== v.shooter && ruling.turn === 'continues') lines.push(v.decided('penalty-waits', about));
    const standing = owed(ruling.debts, color, colors);
    const earlier = owed(state?.debts ?? { red: 0, black: 0 }, color, colors);
    // A disc earned just now is placed or owed by what lies in the pockets: without a position that is not known.
    if (standing > (ruling.position === null ? given : 0)) lines.push(v.decided('debt', { ...about, n: standing }));
    else if (earlier > 0 && ruling.placements.some((p) => p.reason === 'debt' && colorOf(p.disc) === color))
      lines.push(v.decided('no-debt'));
    return lines;
  });
}

/** The book has no rule for what happened. */
export const isSilent = ({ findings, notes }: Ruling): boolean =>
  findings.length === 0 && notes.some((note) => note.article === null && note.reading === null);

function decisions(v: Voice): readonly Narrated[] {
  const { ruling } = v.input;
  const lines = [...(isSilent(ruling) ? [v.decided('no-rule')] : []), ...outcome(v), ...turnSentences(v), ...costs(v)];
  if (ruling.restored.length > 0) lines.push(v.decided('restored', { discs: bodies(ruling.restored, v.names) }, v.articlesOf('restore')));
  lines.push(...ruling.placements.map((p) => placementSentence(p, v)));
  if (ruling.unplaced.length > 0) lines.push(v.decided('unplaced', { discs: bodies(ruling.unplaced, v.names) }));
  return lines.length > 0 ? lines : [v.decided('nothing')];
}

/** What a ruling comes to, part by part, and its sign. */
interface Outline {
  readonly sign: Sign;
  readonly parts: readonly string[];
}

function outline(v: Voice): Outline {
  const { ruling } = v.input;
  const parts: string[] = [];
  const add = (code: HeadlineCode, values: Values = {}) => parts.push(v.fill(v.s.headline[code], values));
  if (ruling.game) add('game-lost', v.about(ruling.game.color));
  if (ruling.excluded) add('excluded', v.about(ruling.excluded));
  if (ruling.set) {
    const { set } = ruling;
    add(`set-${set.outcome}`, 'color' in set ? v.about(set.color) : {});
  }
  if (parts.length > 0) return { sign: ruling.set && !ruling.game && ruling.set.outcome !== 'lost' ? 'right' : 'set', parts };
  if (isSilent(ruling)) {
    add('no-rule');
    return { sign: 'right', parts };
  }
  const penalties = ruling.penaltyDiscs.red + ruling.penaltyDiscs.black;
  const warnings = ruling.warnings.red + ruling.warnings.black;
  const next = nextColor(v.input);
  if (penalties > 0) add('penalty', { n: penalties });
  if (warnings > 0) add('warning');
  if (next) add(ruling.turn === 'continues' ? 'on' : ruling.turn === 'interrupted' ? 'interrupted' : 'next', v.about(next));
  if (parts.length === 0 && ruling.restored.length > 0) add('restored');
  if (parts.length === 0) add('nothing');
  return { sign: penalties > 0 ? 'penalty' : warnings > 0 ? 'warning' : ruling.turn === 'passes' ? 'turn' : 'right', parts };
}

function headline(v: Voice): Headline {
  const { sign, parts } = outline(v);
  return { sign, headline: joined(parts, v) };
}

/** Parts of a headline after the first begin small, but for names (German nouns and players keep their capital). */
function joined(parts: readonly string[], v: Voice): string {
  const small = (text: string) => (v.lang === 'de' || v.lang === 'en' ? text : beginningSmall(text, v.lang));
  return parts.map((part, i) => (i === 0 ? part : small(part))).join(', ');
}

/** The first finding decides. After it, a rule without a consequence, or with less than one before it, is named besides. */
function isAside(f: Finding, index: number, all: readonly Finding[]): boolean {
  if (index === 0) return false;
  if (f.effects.length === 0) return all.some((other) => other.effects.length > 0);
  const heavier = (other: Finding) =>
    other.effects.length > f.effects.length && f.effects.every((effect) => other.effects.includes(effect));
  return all.slice(0, index).some(heavier);
}

function applied(v: Voice): readonly Applied[] {
  const { findings } = v.input.ruling;
  return findings.map((f, i) => ({
    rule: f.rule,
    effects: f.effects,
    aside: isAside(f, i, findings),
    articles: [f.article],
    text: v.fill(v.s.rule[f.rule], {
      discs: f.discs && f.discs.length > 0 ? bodies(f.discs, v.names) : undefined,
      player: f.color ? player(f.color, v.names) : undefined,
    }),
    ...nearness(v, f),
  }));
}

function nearness(v: Voice, f: Finding): Pick<Applied, 'close' | 'margin'> {
  if (f.margin === undefined || f.margin === 0) return { close: null, margin: null };
  const timed = TIMED.has(f.rule);
  const by = Math.abs(f.margin) * (timed ? 1000 : 1);
  const withMargin = (text: string) => v.fill(text, { [timed ? 'ms' : 'mm']: precise(by, v.lang) });
  if (by < (timed ? CLOSE_IN_TIME : CLOSE_CALL)) return { close: withMargin(timed ? v.s.closeInTime : v.s.close), margin: null };
  const near = by < (timed ? WORTH_SAYING_IN_TIME : WORTH_SAYING);
  return { close: null, margin: near ? withMargin(timed ? v.s.marginInTime : v.s.margin) : null };
}

/** Formatters are dear to make, and a ruling is explained at every move of the pointer. */
const margins = new Map<Lang, Intl.NumberFormat>();
/** A margin with two significant figures. */
function precise(by: number, lang: Lang): string {
  return remembered(margins, lang, () => new Intl.NumberFormat(lang, { maximumSignificantDigits: 2 })).format(by);
}

function notes(v: Voice): readonly Read[] {
  return v.input.ruling.notes.flatMap(({ article, reading, option }) =>
    reading === null
      ? []
      : [
          {
            text: v.fill(v.s.reading, {
              question: v.input.readings?.[reading]?.question,
              option: option === null ? undefined : v.input.readings?.[reading]?.options[option],
            }),
            articles: article === null ? [] : [article],
            reading,
            option,
          },
        ],
  );
}

/** What was seen, in sentences: the same whatever the book. */
export function seenIn(input: Given, words: RulingWords): readonly string[] {
  const narration: NarrationContext = {
    strings: words.ruling,
    names: words.names,
    lang: words.lang,
    viewer: input.shooter ?? 'south',
    shooter: shooterColor(input),
    ...(input.shades ? { shades: input.shades } : {}),
  };
  return [
    ...(input.report ? describeStroke(input.report, narration) : []),
    ...(input.incidents ?? []).map((incident) => describeIncident(incident, narration)),
  ];
}

/** What the ruling comes to in one line, in one language. */
export const headlineOf = (input: Explained, words: RulingWords): Headline => headline(new Voice(input, words));

/** A ruling for two players to read across the table: the rule in one sentence, what follows, the article. */
export interface Shown {
  readonly rule: string | null;
  readonly outcome: readonly string[];
  readonly article: string | null;
}

/** The ruling as it is shown to both players; where it only puts discs, where they go. */
export function shownOf(input: Explained, words: RulingWords): Shown {
  const v = new Voice(input, words);
  const { findings, placements } = input.ruling;
  if (findings.length === 0 && placements.length > 0) {
    const places = placements.map((placement) => placementSentence(placement, v));
    return { rule: null, outcome: places.map(({ text }) => text), article: places[0]?.articles[0] ?? null };
  }
  const [deciding] = applied(v);
  return { rule: deciding?.text ?? null, outcome: outline(v).parts, article: deciding?.articles[0] ?? null };
}

/** What the ruling comes to, sentence by sentence, in one language. */
export const decidedOf = (input: Explained, words: RulingWords): readonly Narrated[] => decisions(new Voice(input, words));

/** What the ruling rests on, in one language. */
export function groundsOf(input: Explained, words: RulingWords): Grounds {
  const v = new Voice(input, words);
  return { applies: applied(v), notes: notes(v) };
}

/** The ruling explained in one language. */
export function explain(input: Explained, words: RulingWords): Explanation {
  return { ...headlineOf(input, words), decided: decidedOf(input, words), ...groundsOf(input, words), seen: seenIn(input, words) };
}
