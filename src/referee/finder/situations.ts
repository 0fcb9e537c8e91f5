/** A systematic library of least situations: every way to every first contact with everything that can come of it, every incident with all fields, every first series that pockets everything. */
import { INCIDENT_TYPES, type IncidentType } from '../codes.ts';
import type { Incident } from '../types.ts';
import { AFTERS, FIRSTS, SERIES, WAYS } from './codes.ts';
import type { IncidentSituation, SeriesSituation, Situation, StrokeSituation } from './types.ts';

const FORMATS = ['singles', 'doubles'] as const;
const YES_NO = [false, true] as const;

/** What cannot be: light discs touched that are not there, a rear zone in singles. */
function possible({ format, first, hasLight, after }: StrokeSituation): boolean {
  if (!hasLight && first.startsWith('light')) return false;
  if (!hasLight && (after === 'own-light-moved' || after === 'own-light-off')) return false;
  return format === 'doubles' || after !== 'opponent-driven-rear';
}

const strokes = (): readonly StrokeSituation[] =>
  FORMATS.flatMap((format) =>
    WAYS.flatMap((way) =>
      FIRSTS.flatMap((first) =>
        YES_NO.flatMap((hasLight) =>
          AFTERS.flatMap((after) => YES_NO.map((owes): StrokeSituation => ({ kind: 'stroke', format, way, first, hasLight, after, owes }))),
        ),
      ),
    ),
  ).filter(possible);

type Values = readonly (string | number | boolean)[];
export type Fields = Readonly<Record<string, Values>>;

const MINUTES: Values = [1, 2, 3, 4];
const COUNTS: Values = [0, 1, 2, 3];
const NOTICED: Values = ['before-next-stroke', 'later'];

/** The values that each field of each incident can have; numbers on both sides of every threshold that a book names. */
export const INCIDENT_VALUES: Readonly<Partial<Record<IncidentType, Fields>>> = {
  'late-arrival': { minutes: MINUTES, announced: YES_NO },
  'handshake-refused': { when: ['before', 'after'] },
  misconduct: { what: ['throwing', 'swearing', 'insult'] },
  'gross-misconduct': { what: ['alcohol', 'smoking', 'rudeness', 'disobedience'] },
  'warm-up-overrun': { minutes: MINUTES },
  'left-table': { minutes: MINUTES, consent: YES_NO },
  'left-own-zone': { reason: ['none', 'fetch-disc', 'check-scoresheet', 'check-disc'], consent: YES_NO },
  talking: { to: ['third-party', 'opponent'] },
  'partner-talk': { when: ['opponents-turn', 'striker-on-table'] },
  'table-shaken': { phase: ['before-first-stroke', 'during-set'], moved: COUNTS },
  'powder-removed': { with: ['hand', 'brush'] },
  'equipment-swapped': { item: ['striker', 'cue'], damaged: YES_NO },
  'striker-dropped-on-row': { moved: COUNTS },
  'first-stroke-out-of-turn': { noticed: NOTICED, firstOnSheet: YES_NO },
  'stroke-out-of-order': { noticed: NOTICED },
  delay: { occurrence: [1, 2, 3] },
  'discs-displaced': { with: ['hand', 'cue', 'striker', 'body'], count: COUNTS, last: YES_NO },
  'discs-moved-fetching': { count: COUNTS },
  'moving-object-touched': { object: ['disc', 'striker'], with: ['hand', 'cue'] },
};

/** Every combination of a table of values. */
function combinations(fields: Fields): readonly Readonly<Record<string, string | number | boolean>>[] {
  let all: readonly Record<string, string | number | boolean>[] = [{}];
  for (const [name, values] of Object.entries(fields)) all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  return all;
}

const incidentsOf = (type: IncidentType): readonly Incident[] =>
  combinations(INCIDENT_VALUES[type] ?? {}).map((fields): Incident => ({ type, by: 'red', ...fields }));

const incidents = (): readonly IncidentSituation[] =>
  INCIDENT_TYPES.flatMap((type) =>
    incidentsOf(type).flatMap((incident) =>
      FORMATS.flatMap((format) =>
        YES_NO.flatMap((waiting) =>
          [0, 2].map((warnings): IncidentSituation => ({ kind: 'incident', format, incident, waiting, warnings })),
        ),
      ),
    ),
  );

const series = (): readonly SeriesSituation[] => [
  ...SERIES.slice(0, 2).map((turn): SeriesSituation => ({ kind: 'series', format: 'singles', turn })),
  ...SERIES.map((turn): SeriesSituation => ({ kind: 'series', format: 'doubles', turn })),
];

/** All of them, the plainest first. */
export const situations = (): readonly Situation[] => [...strokes(), ...incidents(), ...series()];
