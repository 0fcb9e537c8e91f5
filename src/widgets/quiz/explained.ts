/** The explanation of a right answer, put together from the referee's ruling, the proof of a place, or what a ruler shows. */
import { SINGLES } from '../../geometry/row.ts';
import { type Applied, explain, type Narrated, seenIn as seenOf } from '../../narrate/explain.ts';
import { bodies } from '../../narrate/names.ts';
import { changeText, measureText, verdictText } from '../../narrate/quiz.ts';
import { provisionName } from '../../narrate/quiz-titles.ts';
import { fill } from '../../narrate/sentence.ts';
import { changed } from '../../quiz/change.ts';
import { reportOf } from '../../quiz/scene/strokes.ts';
import type { Question, Scene } from '../../quiz/types.ts';
import { verdictOf } from '../../quiz/verdict.ts';
import { judge } from '../../referee/judge.ts';
import { play } from '../../referee/play.ts';
import { tableFor } from '../../referee/sizes.ts';
import { EDITION_IDS, type EditionId, type RefereeCase, type Ruling, type StrokeReport } from '../../referee/types.ts';
import { shadeAt, strikerFault } from '../../referee/zones.ts';
import { formatNumber } from '../../ui/format.ts';
import type { Kit } from './kit.ts';

export interface Explained {
  readonly facts: readonly string[];
  readonly applies: readonly Narrated[];
  readonly decided: readonly Narrated[];
  /** With questions that lay books or facts side by side: what each book rules, what is ruled with each fact. */
  readonly editions: readonly { readonly name: string; readonly text: string }[];
}

const NOTHING: Explained = { facts: [], applies: [], decided: [], editions: [] };

/** What the physics makes of a scene's stroke on an edition's table, or what was reported. */
function happenedIn({ position, stroke, shooter, climbing, report, readings }: Scene, edition: EditionId): StrokeReport | undefined {
  if (!stroke || !position.striker || !shooter) return report;
  return reportOf(tableFor(edition, readings), position, position.striker, shooter, stroke, climbing) ?? undefined;
}

function caseOf(scene: Scene, edition: EditionId): RefereeCase {
  const { format, colors, shooter, position, incidents, state, readings } = scene;
  const report = happenedIn(scene, edition);
  return {
    edition,
    format,
    colors,
    ...(shooter ? { shooter } : {}),
    ...(report ? { before: position, report } : {}),
    ...(incidents ? { incidents } : {}),
    ...(state ? { state } : {}),
    ...(readings ? { readings } : {}),
  };
}

function explainRuling(scene: Scene, edition: EditionId, kit: Kit) {
  const question = caseOf(scene, edition);
  const { readings: _, ...given } = question;
  return explain({ ...given, ruling: judge(question) }, kit.words);
}

const NOBODY = { red: 0, black: 0 } as const;

/** A place with its proof, as a ruling that decides nothing else. */
function explainPlace(question: Extract<Question, { readonly form: 'point' }>, kit: Kit): Explained {
  const ruling: Ruling = {
    edition: question.edition,
    stroke: null,
    turn: null,
    losesNext: null,
    penaltyDiscs: NOBODY,
    warnings: NOBODY,
    debts: NOBODY,
    set: null,
    game: null,
    excluded: null,
    restored: [],
    placements: [question.placement],
    unplaced: [],
    position: null,
    findings: [],
    notes: [],
  };
  const colors = question.scene?.colors ?? SINGLES;
  const { decided } = explain({ ruling, colors, ...(question.scene?.shooter ? { shooter: question.scene.shooter } : {}) }, kit.words);
  return { ...NOTHING, decided };
}

function explainMeasure(question: Question, kit: Kit): Explained {
  const { ask, scene } = question;
  const { measure } = kit.words.quiz;
  const facts: string[] = [];
  const text = measureText(question, kit.words);
  if (text) facts.push(text);
  const mm = (value: number) => formatNumber(value, kit.lang, { maximumFractionDigits: 2 });
  const disc = ask.kind === 'shade' ? scene?.position.discs.find(({ id }) => id === ask.disc) : undefined;
  if (disc && ask.kind === 'shade') {
    const { shade, margin } = shadeAt(tableFor(question.edition), disc, ask.ownSeat);
    if (margin < (shade === 'dark' ? 20 : 9))
      facts.push(fill(shade === 'dark' ? measure.clear : measure.shows, { mm: mm(margin) }, kit.lang));
  }
  if (ask.kind === 'striker' && scene?.position.striker && scene.shooter) {
    const { touching } = strikerFault(tableFor(question.edition), scene.position, scene.position.striker, scene.shooter);
    if (touching.length > 0) facts.push(fill(measure.touches, { disc: bodies(touching, kit.words.names) }, kit.lang));
  }
  return { ...NOTHING, facts };
}

/** What one rule finds under several articles is said once. */
function merged(applies: readonly Narrated[]): readonly Narrated[] {
  const lines = new Map<string, Narrated>();
  for (const { text, articles } of applies)
    lines.set(text, { text, articles: [...new Set([...(lines.get(text)?.articles ?? []), ...articles])] });
  return [...lines.values()];
}

/** What each entry of a game came to. */
function explainGame({ log = [], first = 'red', colors }: Scene, edition: EditionId, kit: Kit): Explained {
  const played = play({ edition, colors, first, log });
  if (!played.ok) return NOTHING;
  const decided = played.rulings.flatMap((ruling, i): readonly Narrated[] => {
    // That what was owed is placed changes nothing else.
    if (ruling.findings.every(({ rule }) => rule === 'penalty-placement')) return [];
    const shooter = log[i]?.shooter;
    const stroke = log[i]?.noted ? { report: { events: [], after: { discs: [] } } } : {};
    const text = verdictText(
      verdictOf(ruling),
      { format: 'singles', colors, position: { discs: [] }, ...(shooter ? { shooter } : {}), ...stroke },
      kit.words,
    );
    return [{ text: `${i + 1}. ${text}`, articles: [...new Set(ruling.findings.map(({ article }) => article))] }];
  });
  return { ...NOTHING, decided };
}

/** What the ruling would have been with each fact that is offered. */
function turned(question: Question, scene: Scene, kit: Kit): Explained['editions'] {
  if (question.form !== 'choice' || question.ask.kind !== 'fact') return [];
  const { edition, options } = question;
  return options.flatMap(({ choice }) => {
    if (choice.type !== 'change') return [];
    const made = changed(tableFor(edition, scene.readings), caseOf(scene, edition), choice.change);
    if (made === null) return [];
    // with the turn changed it is the other player whose turn passes or goes on
    const then: Scene = made.shooter ? { ...scene, shooter: made.shooter } : scene;
    return [
      { name: changeText(choice.change, scene, kit.words), text: verdictText(verdictOf(judge({ ...made, edition })), then, kit.words) },
    ];
  });
}

/** What to say about a question once it has been answered. */
export function explained(question: Question, kit: Kit): Explained {
  const { ask, scene, edition } = question;
  if (question.form === 'point') return explainPlace(question, kit);
  if (!scene || ask.kind === 'article' || ask.kind === 'dimension' || ask.kind === 'duty') return NOTHING;
  if (ask.kind === 'shade' || ask.kind === 'striker') return explainMeasure(question, kit);
  if (ask.kind === 'game') return explainGame(scene, edition, kit);
  const { applies, decided } = explainRuling(scene, edition, kit);
  const editions =
    ask.kind === 'editions'
      ? [...EDITION_IDS].reverse().map((id) => ({
          name: kit.words.quiz.ui.editionName[id],
          text: `${explainRuling(scene, id, kit).headline}.`,
        }))
      : turned(question, scene, kit);
  const provision = question.provisions[0] ?? '';
  const about = kit.book.provisions.find(({ id }) => id === provision)?.editions[edition]?.articles ?? [];
  // A rule that adds nothing to the others is left out, but for the one that is asked about.
  const asked = ({ aside, articles }: Applied): boolean => !aside || articles.some((article) => about.includes(article));
  const shown = merged(applies.filter(asked));
  // No finding names the order of strokes or the board of a penalty disc in doubles: the rule that says so is named by its title.
  const isSaid = shown.some(({ articles }) => articles.some((article) => about.includes(article)));
  const named = isSaid || about.length === 0 ? [] : [{ text: provisionName(kit.words.titles, provision, edition), articles: about }];
  return { facts: [], applies: [...named, ...shown], decided, editions };
}

/** What a referee saw of a question's stroke, without a word about light or dark. */
export function seenIn({ scene, edition }: Question, kit: Kit): readonly string[] {
  if (!scene?.shooter) return [];
  const { readings: _, ...given } = caseOf(scene, edition);
  return given.report ? seenOf(given, kit.words) : [];
}
