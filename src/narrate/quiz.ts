/** Questions, answers and mistakes in words. Codes and facts come from `src/quiz`, templates from `content/ui/quiz`; nothing is decided here. */

import type { Lang } from '../corpus/model.ts';
import { colorOf } from '../geometry/discs.ts';
import { depthFrom } from '../geometry/seats.ts';
import { COLORS } from '../geometry/types.ts';
import type { Change } from '../quiz/change.ts';
import type { Answer, Choice, Mistake, Part, Question, Scene, Stated } from '../quiz/types.ts';
import type { Verdict } from '../quiz/verdict.ts';
import { isNothing } from '../quiz/verdict.ts';
import { NEWEST_FIRST } from '../referee/edition-order.ts';
import type { PlayEntry } from '../referee/play.ts';
import { colorOfSeat, otherColor } from '../referee/seats.ts';
import { tableFor } from '../referee/sizes.ts';
import { type Color, EDITION_IDS, type EditionId, type Incident, type Seat } from '../referee/types.ts';
import { formatNumber } from '../ui/format.ts';
import type { QuizStrings } from '../ui/strings.ts';
import type { RulingWords } from './explain.ts';
import { boards, bodies, corner, hand, isSeat, player } from './names.ts';
import { provisionName, type QuizTitles } from './quiz-titles.ts';
import { describeIncident } from './seen.ts';
import { beginningCapital, fill, fillNamed, listed, type Values } from './sentence.ts';

export interface QuizWords extends RulingWords {
  readonly quiz: QuizStrings;
  readonly titles: QuizTitles;
}

/** `South (Red)`. */
function seatName(seat: Seat, scene: Scene, w: QuizWords): string {
  return fill(w.quiz.seatOf, { seat: w.quiz.seat[seat], color: player(colorOfSeat(scene.colors, seat), w.names) }, w.lang);
}

function twoFigures(value: number, lang: Lang): string {
  return formatNumber(value, lang, { maximumFractionDigits: 2, useGrouping: false });
}

/** The question itself. */
export function questionText(question: Question, w: QuizWords): string {
  const { ask, scene } = question;
  const say = (template: string, values: Values = {}) => fill(template, values, w.lang);
  const strokes = scene?.shooter ? player(colorOfSeat(scene.colors, scene.shooter), w.names) : undefined;
  switch (ask.kind) {
    case 'ruling':
    case 'decisions':
    case 'striker':
      return say(w.quiz.ask[ask.kind], { player: strokes });
    case 'game':
      return say(w.quiz.ask.game, { first: scene?.first ? player(scene.first, w.names) : undefined });
    case 'fault':
      return say(w.quiz.ask.fault, { player: strokes });
    case 'fact':
      return say(w.quiz.ask.fact, { player: scene?.stroke ? strokes : undefined, ruling: verdictText(ask.verdict, scene, w) });
    case 'incident':
      return w.quiz.ask.incident;
    case 'editions':
      return say(ask.about === 'stroke' ? w.quiz.ask.editionsStroke : w.quiz.ask.editionsIncident, { player: strokes });
    case 'placement':
      return placementText(ask, w);
    case 'shade':
      return say(w.quiz.ask.shade, { disc: bodies([ask.disc], w.names), player: player(ask.owner, w.names) });
    case 'duty':
      return w.quiz.duty[ask.duty] ?? ask.duty;
    case 'article':
      return say(w.quiz.ask.article, { title: provisionName(w.titles, ask.provision, question.edition) });
    case 'dimension':
      return say(w.quiz.ask.dimension, { name: w.titles.parameters[ask.parameter] ?? ask.parameter });
    case 'doubles':
      return say(w.quiz.ask[ask.what], { seat: scene?.shooter && scene ? seatName(scene.shooter, scene, w) : undefined });
    default:
      return ask satisfies never;
  }
}

function placementText(ask: Extract<Question['ask'], { readonly kind: 'placement' }>, w: QuizWords): string {
  const color = colorOf(ask.disc);
  const disc = bodies([ask.disc], w.names);
  if (ask.what === 'penalty') return fill(w.quiz.ask.penalty, { player: player(color, w.names), disc }, w.lang);
  const viewer: Seat = color === 'red' ? 'south' : 'north';
  return isSeat(ask.over)
    ? fill(w.quiz.ask.offTable, { disc, board: boards([ask.over], viewer, w.names) }, w.lang)
    : fill(w.quiz.ask.offTableCorner, { disc, corner: corner(ask.over, viewer, w.names) }, w.lang);
}

/** What one has to know besides the drawing. */
export function factsOf(question: Question, w: QuizWords): readonly string[] {
  const { ask, scene } = question;
  if (!scene) return [];
  if (ask.kind === 'placement' && ask.what === 'penalty') {
    const color = colorOf(ask.disc);
    const from = { x: ask.strokeFrom, y: 0 };
    const side = hand(from, ask.seat);
    if (!side) return [w.quiz.ask.penaltyFromMiddle];
    return [
      fill(w.quiz.ask.penaltyFrom, { mm: Math.abs(ask.strokeFrom), side: w.names.side[side], player: player(color, w.names) }, w.lang),
    ];
  }
  if (scene.log) return scene.log.map((entry, i) => `${i + 1}. ${entryText(entry, w)}`);
  return (scene.incidents ?? []).flatMap((incident) => incidentFacts(incident, scene, w));
}

/** An entry of a game as somebody at the table tells it: what was done, never what it costs. */
function entryText({ noted = [], incidents = [] }: PlayEntry, w: QuizWords): string {
  const series: Readonly<Partial<Record<string, string>>> = w.quiz.series;
  const described = noted.map(({ rule, color }) =>
    fill(series[rule] ?? '', { player: player(color, w.names), other: player(otherColor(color), w.names) }, w.lang),
  );
  const done = incidents.flatMap((incident) => [
    describeIncident(incident, { strings: w.ruling, names: w.names, lang: w.lang, viewer: 'south', shooter: null }),
    ...incidentDetails(incident, w),
  ]);
  return [...described, ...done].join(' ');
}

function incidentDetails(incident: Incident, w: QuizWords): readonly string[] {
  const about = { player: player(incident.by, w.names), other: player(otherColor(incident.by), w.names) };
  return Object.entries(incident).flatMap(([field, value]) => {
    const said = w.quiz.detail[`${field}-${value}`];
    return said === undefined ? [] : [fill(said, about, w.lang)];
  });
}

function incidentFacts(incident: Incident, scene: Scene, w: QuizWords): readonly string[] {
  const about = { player: player(incident.by, w.names), other: player(otherColor(incident.by), w.names) };
  const say = (template: string) => fill(template, about, w.lang);
  const viewer = scene.shooter ?? 'south';
  const incidentText = describeIncident(incident, { strings: w.ruling, names: w.names, lang: w.lang, viewer, shooter: null });
  const own = scene.shooter && colorOfSeat(scene.colors, scene.shooter) === incident.by;
  const turn = scene.shooter === undefined ? w.quiz.fact.before : own ? w.quiz.fact.own : w.quiz.fact.other;
  const facts = [incidentText, ...incidentDetails(incident, w), say(turn)];
  if (scene.format === 'doubles') facts.push(w.quiz.fact.doubles);
  for (const color of COLORS) {
    const values = { player: player(color, w.names) };
    if ((scene.state?.warnings?.[color] ?? 0) === 2) facts.push(fill(w.quiz.fact.warned, values, w.lang));
    if (((scene.state?.debts as Partial<Record<Color, number>> | undefined)?.[color] ?? 0) === 1)
      facts.push(fill(w.quiz.fact.owes, values, w.lang));
  }
  return facts;
}

/** A verdict in a few sentences. `stroke`: it is about a stroke, where going on is said as well. */
export function verdictText(v: Verdict, scene: Scene | undefined, w: QuizWords): string {
  const s = w.ruling.decided;
  const shooter = scene?.shooter ? colorOfSeat(scene.colors, scene.shooter) : null;
  const stroke = scene?.stroke !== undefined || scene?.report !== undefined;
  const parts: string[] = [];
  const say = (template: string, color: Color | null, values: Values = {}) =>
    parts.push(
      fill(
        template,
        { ...(color ? { player: player(color, w.names), other: player(otherColor(color), w.names) } : {}), ...values },
        w.lang,
      ),
    );
  if (v.silent) return s['no-rule'];
  if (isNothing(v) && !stroke) return s.nothing;
  if (v.game) say(v.game.scope === 'game' ? w.quiz.verdict.gameLost : w.ruling.game[v.game.scope], v.game.color);
  if (v.excluded) say(s.excluded, v.excluded);
  if (v.set?.outcome === 'won' || v.set?.outcome === 'lost') say(v.set.outcome === 'won' ? s['set-won'] : s['set-lost'], v.set.color);
  if (v.set?.outcome === 'drawn') say(s['set-drawn'], null);
  if (v.set?.outcome === 'replayed') {
    say(s['set-replayed'], null);
    if (v.set.swapSides) say(s['swap-sides'], null);
    if (v.set.swapFirst) say(s['swap-first'], null);
  }
  if (shooter && v.turn === 'passes') say(s['turn-passes'], shooter);
  if (shooter && v.turn === 'interrupted') say(s['turn-interrupted'], shooter);
  if (shooter && v.turn === 'continues' && stroke) say(s['turn-continues'], shooter);
  if (v.losesNext) say(s['loses-next'], v.losesNext);
  for (const color of COLORS) {
    if (v.warnings[color] > 0) say(s.warning, color, { n: v.warnings[color] });
    if (v.penalty[color] > 0) say(s.penalty, color, { n: v.penalty[color] });
  }
  if (v.restored.length > 0) say(s.restored, null, { discs: bodies(v.restored, w.names) });
  if (v.returned.length > 0) say(w.quiz.verdict.returned, null, { discs: bodies(v.returned, w.names) });
  if (v.annulled) parts.push(w.quiz.verdict.annulled);
  return parts.length > 0 ? parts.join(' ') : s.nothing;
}

/** `44.5 mm, between 44 and 45`. */
function statedText(stated: Stated | null, unit: string, w: QuizWords): string {
  if (stated === null) return w.quiz.stated.unstated;
  const { value, min, max } = stated;
  const unitText = w.quiz.unit[unit] ?? unit;
  const n = (x: number | undefined) => (x === undefined ? undefined : twoFigures(x, w.lang));
  const code = min !== undefined && max !== undefined ? 'range' : min !== undefined ? 'least' : max !== undefined ? 'most' : 'plain';
  const text = fill(w.quiz.stated[code], { value: n(value), min: n(min), max: n(max), unit: unitText }, w.lang);
  // A unit hangs on its number; a degree sign without a gap.
  return text
    .trim()
    .replace(/(\d) (mm|мм|g|г|min|мин|s|с)(?=\b|,|$)/gu, '$1\u00a0$2')
    .replace(/ °/g, '°');
}

function editionsText(editions: readonly EditionId[], w: QuizWords): string {
  const names = NEWEST_FIRST.filter((id) => editions.includes(id)).map((id) => w.quiz.ui.editionName[id]);
  const list = listed(names, w.names.and);
  if (editions.length === 0) return w.quiz.noOther;
  return editions.length === EDITION_IDS.length - 1 ? fill(w.quiz.allOthers, { list }, w.lang) : list;
}

/** A fact as it was not. */
export function changeText(change: Change, scene: Scene, w: QuizWords): string {
  const { change: t, fact, detail } = w.quiz;
  const incident = scene.incidents?.[0];
  const shooter = scene.shooter ? colorOfSeat(scene.colors, scene.shooter) : null;
  const color = incident?.by ?? shooter ?? 'red';
  const about = { player: player(color, w.names), other: player(otherColor(color), w.names) };
  const say = (template: string, values: Values = about) => fill(template, values, w.lang);
  switch (change.what) {
    case 'field': {
      const said = detail[`${change.field}-${change.value}`];
      if (said !== undefined) return say(said);
      if (!incident) return '';
      const changed = { ...incident, [change.field]: change.value };
      const viewer = scene.shooter ?? 'south';
      return describeIncident(changed, { strings: w.ruling, names: w.names, lang: w.lang, viewer, shooter: null });
    }
    case 'turn':
      return say(shooter === color ? fact.other : fact.own);
    case 'warnings':
      return say(change.n === 0 ? t.unwarned : fact.warned, {
        player: player(change.whose === 'own' ? color : otherColor(color), w.names),
      });
    case 'stays':
      return say(change.body === 'striker' ? t['stays-striker'] : t.stays, { disc: bodies([change.body], w.names) });
    case 'falls':
      return say(t.falls, { disc: bodies([change.disc], w.names) });
    case 'lay':
      return say(t[`lay-${change.as}`], { disc: bodies([change.disc], w.names) });
    case 'deciding':
    case 'far-board':
    case 'no-board':
      return t[change.what];
    default:
      return change satisfies never;
  }
}

/** What can be chosen, in words. Articles are put in by whoever shows them, in their own language. */
export function choiceText(choice: Choice, question: Question, w: QuizWords): string {
  switch (choice.type) {
    case 'verdict':
      return verdictText(choice.verdict, question.scene, w);
    case 'shade':
      return w.quiz.shade[choice.shade];
    case 'striker':
      return w.quiz.striker[choice.fault];
    case 'article':
      return choice.article;
    case 'editions':
      return editionsText(choice.editions, w);
    case 'stated':
      return statedText(choice.stated, choice.unit, w);
    case 'seat':
      if (choice.seat === null) return w.quiz.nobody;
      return question.scene ? seatName(choice.seat, question.scene, w) : w.quiz.seat[choice.seat];
    case 'cost':
      return choice.color === null
        ? w.quiz.noCost
        : fill(w.ruling.decided.penalty, { player: player(choice.color, w.names), n: choice.n }, w.lang);
    case 'discs':
      return choice.discs.length === 0 ? w.quiz.nothingBack : beginningCapital(bodies(choice.discs, w.names).forms.nom, w.lang);
    case 'place':
      return w.quiz.placeAt[choice.at];
    case 'provision':
      return provisionName(w.titles, choice.provision, question.edition);
    case 'change':
      return question.scene ? changeText(choice.change, question.scene, w) : '';
    case 'said': {
      const disc = choice.disc ? bodies([choice.disc], w.names) : undefined;
      return fill(w.quiz.said[choice.what], { disc, answer: choiceText(choice.said, question, w) }, w.lang);
    }
    case 'act':
      return w.quiz.act[choice.act] ?? choice.act;
    case 'no-fault':
      return w.quiz.noFault;
    case 'count':
      return String(choice.n);
    case 'winner':
      return choice.color === null ? w.quiz.noWinner : beginningCapital(player(choice.color, w.names).forms.nom, w.lang);
    default:
      return choice satisfies never;
  }
}

/** What one decision of several asks. */
export const partText = ({ what, disc, color }: Part, w: QuizWords): string =>
  fill(
    w.quiz.decide[what],
    { disc: disc ? bodies([disc], w.names) : undefined, player: color ? player(color, w.names) : undefined },
    w.lang,
  );

/** An answer in words. */
export function answerText(question: Question, answer: Answer | null, w: QuizWords): string {
  if (answer === null) return w.quiz.ui.unanswered;
  if (answer.form === 'choice' && question.form === 'choice') {
    const option = question.options[answer.pick];
    return option ? choiceText(option.choice, question, w) : w.quiz.ui.unanswered;
  }
  if (answer.form === 'point') {
    const disc = question.form === 'point' ? bodies([question.disc], w.names) : undefined;
    // stands after a colon
    return fillNamed(w.quiz.ui.placed, { disc, x: answer.x, y: answer.y }, w.lang);
  }
  if (answer.form === 'parts' && question.form === 'parts')
    return question.parts
      .map((part, i) => {
        const option = part.options[answer.picks[i] ?? -1];
        return `${partText(part, w)} ${option ? choiceText(option.choice, question, w) : w.quiz.ui.unanswered}`;
      })
      .join(' ');
  return w.quiz.ui.unanswered;
}

/** Whose mistake it was. */
export function mistakeText(mistake: Mistake, w: QuizWords): string {
  return fill(w.quiz.mistake[mistake.code], { edition: mistake.edition ? w.quiz.ui.editionName[mistake.edition] : undefined }, w.lang);
}

/** What a ruler would show: for questions that hang on a tenth of a millimetre, read out and written under the enlarged drawing. */
export function measureText(question: Question, w: QuizWords): string | null {
  const { ask, scene } = question;
  if (!scene) return null;
  if (ask.kind === 'shade') {
    const disc = scene.position.discs.find(({ id }) => id === ask.disc);
    if (!disc) return null;
    const table = tableFor(question.edition);
    const values = {
      disc: bodies([ask.disc], w.names),
      board: twoFigures(depthFrom(table, ask.ownSeat, disc), w.lang),
      centre: twoFigures(Math.hypot(disc.x, disc.y), w.lang),
      hole: twoFigures(table.discHoleRadius, w.lang),
      edgeNear: twoFigures(table.edgeLine - table.lineWidth / 2, w.lang),
      edgeFar: twoFigures(table.edgeLine + table.lineWidth / 2, w.lang),
      circleNear: twoFigures(table.circleRadius - table.lineWidth / 2, w.lang),
      circleFar: twoFigures(table.circleRadius + table.lineWidth / 2, w.lang),
    };
    return fill(w.quiz.measure.shade, { ...values, player: player(ask.owner, w.names) }, w.lang);
  }
  if (ask.kind !== 'striker' || !scene.position.striker || !scene.shooter) return null;
  const { striker, discs } = scene.position;
  const table = tableFor(question.edition);
  const gap = Math.min(...discs.map((d) => Math.hypot(d.x - striker.x, d.y - striker.y) - table.contact));
  const values = {
    board: twoFigures(depthFrom(table, scene.shooter, striker), w.lang),
    hole: twoFigures(table.strikerHoleRadius, w.lang),
    radius: twoFigures(table.strikerRadius, w.lang),
    front: twoFigures(table.edgeLine - table.lineWidth / 2, w.lang),
    aside: twoFigures(table.edgeZone - table.lineWidth / 2, w.lang),
    side: twoFigures(Math.abs(striker.x), w.lang),
    player: player(colorOfSeat(scene.colors, scene.shooter), w.names),
  };
  const nearest = Number.isFinite(gap) ? [fill(w.quiz.measure.gap, { mm: twoFigures(Math.max(0, gap), w.lang) }, w.lang)] : [];
  return [fill(w.quiz.measure.striker, values, w.lang), ...nearest].join(' ');
}
