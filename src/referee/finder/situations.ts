/** A systematic library of least situations: every way to every first contact with everything that can come of it, every incident with all fields, every first series that pockets everything. */
import { INCIDENT_TYPES, type IncidentType } from '../codes.ts';
import { type FieldValue, type IncidentField, incidentFields } from '../incidents/fields.ts';
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

/** Numbers on both sides of every threshold that a book names. */
const NUMBERS = { minutes: [1, 2, 3, 4], discs: [0, 1, 2, 3], occurrence: [1, 2, 3] } as const;

function valuesOf(field: IncidentField): readonly FieldValue[] {
  switch (field.kind) {
    case 'choice':
      return field.options;
    case 'yes-no':
      return YES_NO;
    case 'number':
      return NUMBERS[field.unit];
    case 'discs':
      return [];
  }
}

/** The values that each field of an incident can have; which discs were moved is left out. */
export const incidentValues = (type: IncidentType): Readonly<Record<string, readonly FieldValue[]>> =>
  Object.fromEntries(incidentFields(type).flatMap((field) => (field.kind === 'discs' ? [] : [[field.name, valuesOf(field)]])));

/** Every combination of a table of values. */
function combinations(fields: Readonly<Record<string, readonly FieldValue[]>>): readonly Readonly<Record<string, FieldValue>>[] {
  let all: readonly Record<string, FieldValue>[] = [{}];
  for (const [name, values] of Object.entries(fields)) all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  return all;
}

const incidentsOf = (type: IncidentType): readonly Incident[] =>
  combinations(incidentValues(type)).map((fields): Incident => ({ type, by: 'red', ...fields }));

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
