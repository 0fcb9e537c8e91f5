/** Documents of the case contract as texts of the notation. Defaults are left out; `readText` gives an equal document back. */
import { SEATING } from '../../geometry/row.ts';
import type { BodyId, Point, Position, Seat, Shot } from '../../physics/types.ts';
import type { Format, Incident, Seating, StrokeReport } from '../../referee/types.ts';
import type { CaseDocument, CheckPlacementDocument, ClassifyDocument, LogDocument, LogEntry, PlaceDocument } from '../types.ts';
import { nameOf, placesText } from './bodies.ts';
import { eventsText, takenAway } from './events.ts';
import { fieldsText } from './fields.ts';

/** One line, or a clause a line. */
export interface Layout {
  readonly lines?: boolean;
}

const join = (clauses: readonly (string | null)[], { lines }: Layout): string =>
  clauses.filter((clause) => clause !== null && clause !== '').join(lines ? '\n' : '; ');

/** A position: `r1 0,300 b1 20,-250 s 0,-440`, or `empty`. */
export const printPosition = (position: Position): string => placesText(bodiesOf(position)) || 'empty';

/** A case, with or without its edition. */
export function printCase(
  document: Omit<CaseDocument, 'edition' | 'editions'> & Pick<Partial<CaseDocument>, 'edition' | 'editions'>,
  layout: Layout = {},
): string {
  const { format, colors, shooter, before, table, state, readings } = document;
  return join(
    [
      before ? printPosition(before) : null,
      editionText(document),
      seatingText(format, colors),
      shooterText(shooter, before ? 'south' : undefined),
      ...strokeText(document, shooter ?? 'south'),
      fieldsClause('table', table),
      fieldsClause('state', state),
      fieldsClause('reading', readings),
    ],
    layout,
  );
}

/** A shot. */
export const printShot = ({ before, shooter, stroke, table }: Shot, layout: Layout = {}): string =>
  join(
    [printPosition(before), shooterText(shooter, 'south'), `stroke ${stroke.angle + 0} ${stroke.speed}`, fieldsClause('table', table)],
    layout,
  );

/** A position to be classified, with or without its edition. */
export const printClassify = (document: Omit<ClassifyDocument, 'edition'> & { readonly edition?: string }, layout: Layout = {}): string =>
  join([...tableText(document), shooterText(document.shooter, undefined)], layout);

/** A striker's place to be judged, with or without its edition. */
export const printCheckPlacement = (
  document: Omit<CheckPlacementDocument, 'edition'> & { readonly edition?: string },
  layout: Layout = {},
): string => join([...tableText(document), shooterText(document.shooter, 'south')], layout);

/** Discs to be placed, with or without the edition. */
export function printPlace(document: Omit<PlaceDocument, 'edition'> & { readonly edition?: string }, layout: Layout = {}): string {
  const { penalty = [], offTable = [], readings } = document;
  const penalties = Array.isArray(penalty) ? penalty : [penalty];
  return join(
    [
      ...tableText(document),
      ...penalties.map(
        ({ seat, disc, strokeFrom }) => `penalty ${seat} ${nameOf(disc)}${strokeFrom === undefined ? '' : ` from ${strokeFrom + 0}`}`,
      ),
      offTable.length > 0 ? `off-table ${offTable.map(({ disc, over }) => `${nameOf(disc)}^${over}`).join(' ')}` : null,
      fieldsClause('reading', readings),
    ],
    layout,
  );
}

/** A game's log, a clause a line; what a score sheet knows besides (`about`) is not part of the text. */
export function printLog({ edition, format, colors, sets, first, log, readings }: LogDocument): string {
  const head = [
    `edition ${edition}`,
    seatingText(format, colors),
    sets === undefined ? null : `sets ${sets}`,
    `first ${first}`,
    fieldsClause('reading', readings),
  ];
  return join([...head, ...log.flatMap(entryText)], { lines: true });
}

function entryText(entry: LogEntry): readonly (string | null)[] {
  const { shooter, before, striker, noted = [] } = entry;
  const place =
    before && before.discs.length === 0 ? `empty ${placesText(bodiesOf(before))}`.trim() : before ? printPosition(before) : null;
  return [
    shooter ? `next ${shooter}` : 'next',
    striker ? placesText([{ body: 'striker', at: striker }]) : place,
    ...strokeText(entry, shooter ?? 'south'),
    ...noted.map(({ rule, color, seat }) => `noted ${rule} ${whoText(color, seat)}`),
  ];
}

const bodiesOf = ({ discs, striker }: Position): readonly { readonly body: BodyId; readonly at: Point }[] => [
  ...discs.map(({ id, x, y }) => ({ body: id, at: { x, y } })),
  ...(striker ? [{ body: 'striker' as const, at: striker }] : []),
];

function editionText({ edition, editions }: { readonly edition?: string; readonly editions?: readonly string[] }): string | null {
  if (edition !== undefined) return `edition ${edition}`;
  return editions ? `editions ${editions.join(' ')}` : null;
}

const tableText = ({
  position,
  edition,
  format,
  colors,
}: {
  readonly position: Position;
  readonly edition?: string;
  readonly format?: Format;
  readonly colors: Seating;
}): readonly (string | null)[] => [
  printPosition(position),
  editionText(edition === undefined ? {} : { edition }),
  seatingText(format, colors),
];

/** `doubles`, and who sits where unless it is the usual. */
function seatingText(format: Format | undefined, colors: Seating): string {
  const text = ({ red, black }: Seating): string => `red ${red.join(' ')} black ${black.join(' ')}`;
  const said = text(colors);
  return join([format === 'doubles' ? 'doubles' : null, said === text(SEATING[format ?? 'singles']) ? null : `colors ${said}`], {});
}

const shooterText = (shooter: Seat | undefined, usual: Seat | undefined): string | null =>
  shooter === usual ? null : `shooter ${shooter ?? 'none'}`;

function strokeText(
  { before, report, stroke, incidents = [] }: Pick<LogEntry, 'before' | 'report' | 'stroke' | 'incidents'>,
  shooter: Seat,
): readonly (string | null)[] {
  return [
    stroke ? `stroke ${stroke.angle + 0} ${stroke.speed}` : null,
    ...(report ? reportText(before, report, shooter) : []),
    ...incidents.map(incidentText),
  ];
}

function reportText(before: Position | undefined, { events, after }: StrokeReport, shooter: Seat): readonly string[] {
  const away = takenAway(events);
  const stays = new Map((before?.discs ?? []).filter(({ id }) => !away.has(id)).map((disc) => [disc.id, disc]));
  const moved = bodiesOf(after).filter(({ body, at }) => {
    const was = body === 'striker' ? undefined : stays.get(body);
    return !was || was.x !== at.x || was.y !== at.y;
  });
  const there = new Set(after.discs.map(({ id }) => id));
  const lost = [...stays.keys()].filter((id) => !there.has(id)).map((body) => ({ body, at: null }));
  const places = placesText([...lost, ...moved]);
  return [`events ${eventsText(events, shooter)}`.trim(), ...(places === '' ? [] : [`after ${places}`])];
}

const whoText = (color: string, seat: Seat | undefined): string => (seat ? `${color}/${seat}` : color);

const incidentText = ({ type, by, seat, ...fields }: Incident): string =>
  ['incident', type, whoText(by, seat), ...fieldsText(fields)].join(' ');

function fieldsClause(keyword: string, fields: object | undefined): string | null {
  const words = fieldsText((fields ?? {}) as Readonly<Record<string, unknown>>);
  return words.length > 0 ? `${keyword} ${words.join(' ')}` : null;
}
