/** Damaged documents, at least one per message: what is done to a good one, and what the command line then says. */

type Json = Record<string, unknown>;

const disc = (id: string, x: number, y: number) => ({ id, color: id.replace(/\d+$/, ''), x, y });
const BEFORE = { discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('black1', 20, -250)], striker: { x: 0, y: -440 } };
const AFTER = { discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('black1', 60, -150)], striker: null };
const contact = (b: string, t = 0.1, a = 'striker') => ({ t, type: 'contact', a, b });
const pocketed = (id: string, t = 0.5) => ({ t, type: 'pocketed', disc: id, pocket: 'ne' });
const seating = (red: unknown, black: unknown) => ({ red, black });
const SINGLES = seating(['south'], ['north']);
const DOUBLES = seating(['south', 'north'], ['west', 'east']);

const REPORT = { events: [contact('black1')], after: AFTER };

export const GOOD_CASE: Json = {
  edition: '2017',
  colors: SINGLES,
  shooter: 'south',
  before: BEFORE,
  report: REPORT,
};
export const GOOD_POSITION: Json = { edition: '2017', colors: SINGLES, position: { discs: [disc('red1', 0, 0)], striker: null } };
export const GOOD_SHOT: Json = { before: BEFORE, shooter: 'south', stroke: { angle: 90, speed: 3 } };
export const GOOD_LOG: Json = {
  edition: '2017',
  colors: SINGLES,
  first: 'red',
  log: [{ shooter: 'south', before: BEFORE, report: REPORT }],
};

/** The good document with fields replaced; undefined takes a field away. */
const changed = (good: Json, changes: Json): Json =>
  Object.fromEntries(Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined));
const badCase = (changes: Json) => changed(GOOD_CASE, changes);
const events = (...list: readonly unknown[]) => badCase({ report: { events: list, after: AFTER } });
const after = (discs: readonly unknown[], ...list: readonly unknown[]) => badCase({ report: { events: list, after: { discs } } });
const before = (...discs: readonly unknown[]) => badCase({ before: { ...BEFORE, discs } });
const incident = (fields: Json, changes: Json = {}) => badCase({ ...changes, incidents: [{ by: 'red', ...fields }] });
const state = (fields: Json, changes: Json = {}) => badCase({ ...changes, state: fields });
const classify = (...discs: readonly unknown[]) => changed(GOOD_POSITION, { position: { discs } });
const shot = (changes: Json) => changed(GOOD_SHOT, changes);
const place = (changes: Json) => changed(GOOD_POSITION, changes);
const log = (...entries: readonly unknown[]) => changed(GOOD_LOG, { log: entries });

/** What is wrong, the command, the document, the sentence's beginning. */
export const BAD_DOCUMENTS: readonly (readonly [string, string, unknown, string])[] = [
  // shape
  ['no object', 'judge', 3, 'the document: 3 is not an object.'],
  ['null', 'play', null, 'the document: null is not an object.'],
  ['an object for a list', 'judge', badCase({ before: { discs: { 0: 1 } } }), 'before.discs: {...} is not a list.'],
  ['an unknown field', 'judge', badCase({ colour: 1 }), 'colour: is an unknown field holding 1, expected only those of the contract.'],
  ['an unknown field further down', 'judge', before({ ...disc('red1', 0, 0), z: 0 }), 'before.discs[0].z: is an unknown field'],
  ['a field of Object', 'judge', badCase({ constructor: 1 }), 'constructor: is an unknown field'],
  ['a field that is no word', 'judge', badCase({ 'a b\n': 1 }), '["a b\\n"]: is an unknown field'],
  ['no colours', 'judge', badCase({ colors: undefined }), 'colors: is missing, expected an object.'],
  ['no coordinate', 'classify', classify({ id: 'red1', color: 'red', x: 0 }), 'discs[0].y: is missing, expected a number.'],
  ['a number as text', 'classify', classify({ ...disc('red1', 0, 0), x: '0' }), 'discs[0].x: "0" is not a number.'],
  ['an unknown edition', 'judge', badCase({ edition: '2011' }), 'edition: "2011" is unknown, expected one of 2008, 2010, 2017, club.'],
  ['an edition as a number', 'judge', badCase({ edition: 2017 }), 'edition: 2017 is unknown, expected one of'],
  [
    'an unknown disc',
    'classify',
    classify(disc('red17', 0, 0)),
    'discs[0].id: "red17" is unknown, expected red1 to red16, black1 to black16.',
  ],
  ['an unknown format', 'judge', badCase({ format: 'triples' }), 'format: "triples" is unknown, expected one of singles, doubles.'],
  // editions
  ['edition and editions', 'judge', badCase({ editions: ['2017'] }), 'editions: [1 item] stands beside edition'],
  ['neither', 'judge', badCase({ edition: undefined }), 'edition: is missing, expected one of edition, editions.'],
  ['no editions', 'judge', badCase({ edition: undefined, editions: [] }), 'editions: [] is too short, expected at least 1.'],
  [
    'an edition twice',
    'judge',
    badCase({ edition: undefined, editions: ['club', '2017', 'club'] }),
    'editions[2]: "club" is there already (editions[0])',
  ],
  // seats
  ['no seat', 'judge', badCase({ colors: seating([], ['north']) }), 'colors.red: no seat does not fit, expected one seat in singles'],
  ['two seats in singles', 'judge', badCase({ colors: seating(['south', 'north'], ['west']) }), 'colors.red: south, north does not fit'],
  [
    'singles in the east',
    'judge',
    badCase({ colors: seating(['south'], ['east']) }),
    'colors.black: east does not fit, expected one seat in singles',
  ],
  ['one seat for two', 'judge', badCase({ colors: seating(['south'], ['south']) }), 'colors.black: south belongs to red already'],
  [
    'partners side by side',
    'judge',
    badCase({ format: 'doubles', colors: seating(['south', 'west'], ['north', 'east']) }),
    'colors.red: south, west',
  ],
  [
    'a pair twice',
    'judge',
    badCase({ format: 'doubles', colors: seating(['south', 'north'], ['north', 'south']) }),
    'colors.black: north, south belongs',
  ],
  ['a shooter without a seat', 'judge', badCase({ shooter: 'east' }), 'shooter: "east" is nobody\'s seat in this document'],
  ['no shooter', 'judge', badCase({ shooter: undefined }), 'shooter: is missing, expected the seat that strokes'],
  // places
  [
    'outside the table',
    'judge',
    before(disc('red1', 0, 0), disc('red2', 0, 612)),
    'before.discs[1].y: 612 is outside the table (|y| <= 485 for a disc).',
  ],
  [
    'a little outside',
    'classify',
    classify(disc('red1', -485.06, 0)),
    'discs[0].x: -485.06 is outside the table (|x| <= 485 for a disc). In full: position.discs[0].x.',
  ],
  [
    'the striker outside',
    'judge',
    badCase({ before: { ...BEFORE, striker: { x: 0, y: -478 } } }),
    'before.striker.y: -478 is outside the table (|y| <= 477.75 for the striker).',
  ],
  [
    'in a pocket',
    'classify',
    classify(disc('red1', -430, 440)),
    'discs[0]: red1 at (-430, 440) has its centre 42.93 mm inside the north-west pocket',
  ],
  [
    'the striker in a pocket',
    'simulate',
    shot({ before: { discs: [], striker: { x: 420, y: -430 } } }),
    'before.striker: striker at (420, -430) has its centre',
  ],
  [
    'an overlap',
    'classify',
    classify(disc('red1', 0, 0), disc('black7', 29.9, 0)),
    'discs[1]: black7 at (29.9, 0) overlaps red1 (discs[0]) by 0.1 mm',
  ],
  [
    'the striker on a disc',
    'simulate',
    shot({ before: { discs: [disc('red1', 0, -410)], striker: { x: 0, y: -440 } } }),
    'before.striker: striker at (0, -440) overlaps red1',
  ],
  [
    'one disc twice',
    'classify',
    classify(disc('red1', 0, 0), disc('red1', 90, 0)),
    'discs[1].id: "red1" is there already (discs[0]), expected once.',
  ],
  [
    'another colour',
    'classify',
    classify({ ...disc('red1', 0, 0), color: 'black' }),
    'discs[0].color: "black" is not the colour of red1, expected "red".',
  ],
  [
    'a ninth disc in singles',
    'classify',
    classify(disc('red9', 0, 0)),
    'discs[0].id: "red9" has no place in singles, expected at most red8.',
  ],
  [
    'no striker for a stroke',
    'judge',
    badCase({ before: { ...BEFORE, striker: null } }),
    'before.striker: null where the place of the striker { x, y } was expected.',
  ],
  ['no striker to check', 'check-placement', place({ shooter: 'south' }), 'striker: null where the place of the striker'],
  // report and stroke
  [
    'report and stroke',
    'judge',
    badCase({ stroke: { angle: 90, speed: 1 } }),
    'stroke: {...} stands beside report, expected either report or stroke.',
  ],
  ['nothing to judge', 'judge', badCase({ report: undefined }), 'report: is missing, expected at least one of report, stroke, incidents.'],
  ['no position before', 'judge', badCase({ before: undefined }), 'before: is missing, expected the position before the stroke.'],
  ['no speed', 'simulate', shot({ stroke: { angle: 90, speed: 0 } }), 'stroke.speed: 0 is out of range, expected > 0.'],
  ['too much speed', 'simulate', shot({ stroke: { angle: 90, speed: 31 } }), 'stroke.speed: 31 is out of range, expected <= 30.'],
  [
    'an endless angle',
    'simulate',
    shot({ stroke: { angle: 1e300, speed: 1 } }),
    'stroke.angle: 1e+300 is out of range, expected <= 1000000.',
  ],
  ['no friction', 'simulate', shot({ table: { friction: 0 } }), 'table.friction: 0 is out of range, expected >= 0.005.'],
  ['a lively board', 'simulate', shot({ table: { restitutionBoard: 1.1 } }), 'table.restitutionBoard: 1.1 is out of range, expected <= 1.'],
  ['a table where nothing is played', 'judge', badCase({ table: { climbing: true } }), 'stroke: is missing, expected stroke 90 3.5.'],
  ['an unknown constant', 'simulate', shot({ table: { mu: 0.08 } }), 'table.mu: is an unknown field'],
  // events
  [
    'an unknown event',
    'judge',
    events({ t: 0, type: 'touch' }),
    'report.events[0].type: "touch" is unknown, expected one of contact, board,',
  ],
  ['no type', 'judge', events({ t: 0 }), 'report.events[0].type: is missing, expected one of contact, board,'],
  ['before the stroke', 'judge', events(contact('black1', -1)), 'report.events[0].t: -1 is out of range, expected >= 0.'],
  ['an unknown board', 'judge', events({ t: 0, type: 'board', disc: 'red1', board: 'up' }), 'report.events[0].board: "up" is unknown'],
  ['a disc that is not there', 'judge', events(contact('red3')), 'report.events[0].b: "red3" is not on the table before the stroke'],
  ['a disc touching itself', 'judge', events(contact('red1', 0.1, 'red1')), 'report.events[0].b: "red1" stands on both sides'],
  [
    'out of order',
    'judge',
    events(contact('black1', 0.5), contact('red1', 0.4)),
    'report.events[1].t: 0.4 is before 0.5 (report.events[0])',
  ],
  [
    'fallen twice',
    'judge',
    events(pocketed('red1'), pocketed('red1', 0.9)),
    'report.events[1].disc: "red1" has fallen already (report.events[0])',
  ],
  [
    'half a break',
    'judge',
    events({ t: 0, type: 'broken', disc: 'red1', larger: 'equal', at: [{ x: 0, y: 0 }], harder: 0 }),
    'report.events[0].at: [1 item] is too short, expected at least 2.',
  ],
  ['a break without a place', 'judge', events({ t: 0, type: 'broken', disc: 'red1', larger: 'table' }), 'report.events[0].at: is missing'],
  // after
  [
    'a disc that vanished',
    'judge',
    after([disc('red1', 0, 300), disc('red2', -250, 200)]),
    'report.after.discs: black1 is missing: it lies on the table before the stroke',
  ],
  [
    'a disc from nowhere',
    'judge',
    after([...AFTER.discs, disc('red5', 100, 100)]),
    'report.after.discs[3].id: "red5" was not on the table before',
  ],
  [
    'fallen and there',
    'judge',
    events(pocketed('red1')),
    'report.after.discs[0].id: "red1" is still there though it was pocketed (report.events[0]).',
  ],
  [
    'an overlap after',
    'judge',
    after([disc('red1', 0, 300), disc('red2', 10, 300), disc('black1', 60, -150)]),
    'report.after.discs[1]: red2 at (10, 300) overlaps red1 (report.after.discs[0]) by 20 mm',
  ],
  // incidents
  [
    'an unknown incident',
    'judge',
    incident({ type: 'sneezing' }),
    'incidents[0].type: "sneezing" is unknown, expected one of late-arrival,',
  ],
  ['nobody did it', 'judge', incident({ type: 'delay', by: undefined }), 'incidents[0].by: is missing, expected one of red, black.'],
  ['a field of another incident', 'judge', incident({ type: 'delay', minutes: 3 }), 'incidents[0].minutes: is an unknown field'],
  ['minutes missing', 'judge', incident({ type: 'late-arrival' }), 'incidents[0].minutes: is missing'],
  [
    'minutes below zero',
    'judge',
    incident({ type: 'left-table', minutes: -1 }),
    'incidents[0].minutes: -1 is out of range, expected >= 0.',
  ],
  [
    'half a disc',
    'judge',
    incident({ type: 'discs-displaced', with: 'hand', count: 0.5 }),
    'incidents[0].count: 0.5 is not a whole number.',
  ],
  [
    'discs that were not there',
    'judge',
    incident({ type: 'discs-displaced', with: 'hand', count: 1, discs: ['red8'] }),
    'incidents[0].discs[0]: "red8" is not on the table',
  ],
  [
    'a disc twice',
    'judge',
    incident({ type: 'discs-displaced', with: 'hand', count: 2, discs: ['red1', 'red1'] }),
    'incidents[0].discs[1]: "red1" is there already',
  ],
  [
    "the other's seat",
    'judge',
    incident({ type: 'phone-call', seat: 'north' }),
    'incidents[0].seat: "north" does not belong to red (south).',
  ],
  // state and readings
  [
    'debts by seat in singles',
    'judge',
    state({ debts: { south: 1 } }),
    'state.debts.south: "south" has no place in singles, expected red, black.',
  ],
  [
    'debts by colour in doubles',
    'judge',
    state({ debts: { red: 1 } }, { format: 'doubles', colors: DOUBLES }),
    'state.debts.red: "red" has no place in doubles',
  ],
  ['debts below zero', 'judge', state({ debts: { red: -1 } }), 'state.debts.red: -1 is out of range, expected >= 0.'],
  ['turn zero', 'judge', state({ turn: 0 }), 'state.turn: 0 is out of range, expected >= 1.'],
  ['cleared twice', 'judge', state({ cleared: ['red', 'red'] }), 'state.cleared[1]: "red" is there already (state.cleared[0])'],
  [
    'cleared twice after another',
    'judge',
    state({ cleared: ['red', 'black', 'black'] }),
    'state.cleared[2]: "black" is there already (state.cleared[1])',
  ],
  [
    'an unknown reading',
    'judge',
    badCase({ readings: { 'no-such': 'a' } }),
    'readings.no-such: "no-such" is no reading the referee knows, expected one of ',
  ],
  [
    'an unknown option',
    'judge',
    badCase({ readings: { 'third-warning': 'x' } }),
    'readings.third-warning: "x" is no option of this reading',
  ],
  // place
  ['nothing to place', 'place', GOOD_POSITION, 'penalty: is missing, expected one of penalty, offTable.'],
  [
    'a penalty disc on the table',
    'place',
    place({ penalty: { seat: 'south', disc: 'red1' } }),
    'penalty.disc: "red1" lies on the table already',
  ],
  [
    "the other's penalty disc",
    'place',
    place({ penalty: [{ seat: 'north', disc: 'red2' }] }),
    'penalty[0].disc: "red2" does not belong to black (north).',
  ],
  [
    'a disc placed twice',
    'place',
    place({ penalty: { seat: 'south', disc: 'red2' }, offTable: [{ disc: 'red2', over: 'east' }] }),
    'offTable[0].disc: "red2" is there already (penalty.disc)',
  ],
  ['nobody penalised', 'place', place({ penalty: { seat: 'west', disc: 'red2' } }), 'penalty.seat: "west" is nobody\'s seat'],
  [
    'over no board',
    'place',
    place({ offTable: [{ disc: 'red2', over: 'up' }] }),
    'offTable[0].over: "up" is unknown, expected one of south,',
  ],
  // log
  ['no sets', 'play', changed(GOOD_LOG, { sets: 0 }), 'sets: 0 is out of range, expected >= 1.'],
  ['an empty entry', 'play', log({ shooter: 'south' }), 'log[0].report: is missing, expected at least one of report, stroke, incidents.'],
  [
    'two places for the striker',
    'play',
    log({ shooter: 'south', before: BEFORE, striker: { x: 0, y: -440 }, stroke: { angle: 90, speed: 1 } }),
    'log[0].striker: {...} stands beside before',
  ],
  [
    'a bad report in a log',
    'play',
    log({ shooter: 'south', before: BEFORE, report: { events: [contact('red3')], after: AFTER } }),
    'log[0].report.events[0].b: "red3" is not on the table',
  ],
];
