/** Authored situations as questions: the answers are the referee's, the wrong ones the same real mistakes as in generated questions. */
import { simulatedStroke } from '../notation/run/played.ts';
import type { CaseBase, Readings } from '../notation/types.ts';
import { Random, seedOf } from '../random/random.ts';
import type { IncidentType } from '../referee/codes.ts';
import { seatOf } from '../referee/seats.ts';
import { tableFor } from '../referee/sizes.ts';
import type { EditionId, Incident, RefereeCase } from '../referee/types.ts';
import { editionIndex, type QuizBook } from './book.ts';
import type { Making } from './kinds/context.ts';
import { incidentQuestion } from './kinds/incident.ts';
import { placementQuestion } from './kinds/placement.ts';
import { rulingQuestion } from './kinds/ruling.ts';
import { shadeQuestion } from './kinds/shade.ts';
import { strikerQuestion } from './kinds/striker.ts';
import type { Situation } from './situation.ts';
import type { Question, Scene } from './types.ts';

interface Authored {
  readonly scene: Scene;
  readonly case: Omit<RefereeCase, 'edition'>;
}

/** What a question says of an incident also where its author left it out; the referee rules alike on both. */
const UNSAID: Readonly<Partial<Record<IncidentType, Readonly<Record<string, boolean | number>>>>> = {
  'late-arrival': { announced: false },
  'left-table': { consent: false },
  'left-own-zone': { consent: false },
  'table-shaken': { moved: 0 },
  'equipment-swapped': { damaged: false },
  'striker-dropped-on-row': { moved: 0 },
  'first-stroke-out-of-turn': { firstOnSheet: true },
  'discs-displaced': { last: false },
};

const spelledOut = (incident: Incident): Incident => ({ ...UNSAID[incident.type], ...incident });

/** A `judge` document as a scene and as the referee reads it under an edition; null where the physics refuses the stroke. */
function authoredOf(input: CaseBase, edition: EditionId, house: Readings): Authored | null {
  const { format = 'singles', colors, shooter, before, report, stroke, table, incidents, state } = input;
  const readings = { ...house, ...input.readings };
  const played = simulatedStroke(input, tableFor(edition, readings));
  if (!played.ok) return null;
  const happened = played.value ?? report;
  const climbing = table?.climbing ? { climbing: true } : {};
  const common = {
    format,
    colors,
    ...(shooter ? { shooter } : {}),
    ...(incidents ? { incidents: incidents.map(spelledOut) } : {}),
    ...(state ? { state } : {}),
    ...(Object.keys(readings).length > 0 ? { readings } : {}),
  };
  const scene: Scene = { ...common, position: before ?? { discs: [] }, ...(stroke ? { stroke, ...climbing } : report ? { report } : {}) };
  return { scene, case: { ...common, ...(before ? { before } : {}), ...(happened ? { report: happened } : {}) } };
}

type SituationOf<C extends Situation['command']> = Extract<Situation, { readonly command: C }>;

function judged(making: Making, situation: SituationOf<'judge'>, house: Readings): Question | null {
  const authored = authoredOf(situation.input, making.edition, house);
  if (authored === null) return null;
  const { scene, case: played } = authored;
  const by = played.incidents?.[0]?.by;
  if (situation.kind === 'incident') return by === undefined ? null : incidentQuestion(making, scene, played, by);
  return rulingQuestion(making, scene, played, false);
}

function placed(making: Making, { input }: SituationOf<'place'>, house: Readings): Question | null {
  const document = { ...input, edition: making.edition, readings: { ...house, ...input.readings } };
  const { position, colors, format = 'singles', penalty, offTable } = document;
  const scene: Scene = { format, colors, position };
  const first = penalty === undefined || 'seat' in penalty ? penalty : penalty[0];
  if (first && !offTable?.length) {
    const { disc, seat, strokeFrom = 0 } = first;
    return placementQuestion(making, { ...scene, shooter: seat }, document, { kind: 'placement', what: 'penalty', disc, seat, strokeFrom });
  }
  const jumped = offTable?.[0];
  return jumped ? placementQuestion(making, scene, document, { kind: 'placement', what: 'off-table', ...jumped }) : null;
}

function shaded(making: Making, { input }: SituationOf<'classify'>): Question | null {
  const { position, colors, format = 'singles', shooter } = input;
  const disc = position.discs[0];
  if (disc === undefined) return null;
  const seat = seatOf(colors, format, disc.color, shooter ?? null);
  return shadeQuestion(making, { format, colors, position, ...(shooter ? { shooter } : {}) }, disc, disc.color, seat, 'field');
}

function struck(making: Making, { input }: SituationOf<'check-placement'>): Question | null {
  const { position, colors, format = 'singles', shooter } = input;
  return strikerQuestion(making, { format, colors, position, shooter }, shooter);
}

/**
 * The situation as a question under an edition; null where it has no answer there that all readings give. What house rules decide is no
 * longer open: the answer is theirs.
 */
export function questionOf(book: QuizBook, situation: Situation, edition: EditionId, house: Readings = {}): Question | null {
  if (!situation.editions.includes(edition)) return null;
  const random = new Random(seedOf('situation', situation.id, edition));
  const ref = { situation: situation.id, edition };
  const making: Making = { book, index: editionIndex(book, edition), edition, difficulty: situation.difficulty, ref, random };
  const question =
    situation.command === 'place'
      ? placed(making, situation, house)
      : situation.command === 'classify'
        ? shaded(making, situation)
        : situation.command === 'check-placement'
          ? struck(making, situation)
          : judged(making, situation, house);
  if (question === null || !editionIndex(book, edition).byId.has(situation.provision)) return question;
  return { ...question, provisions: [situation.provision, ...question.provisions.filter((id) => id !== situation.provision)] };
}
