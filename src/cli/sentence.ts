/** Problems as sentences, in English: which field, what it holds, what was expected. The command line speaks no other language. */
import type { Problem, ProblemCode } from '../notation/problem.ts';

/** One or two plain sentences, on one line. */
export function sentenceOf(problem: Problem): string {
  const said = SENTENCES[problem.code](problem.holds, problem.expected);
  if (problem.line !== undefined) {
    const where = problem.path === '' ? '' : ` (${short(problem.path)})`;
    return `line ${problem.line}, column ${problem.column}${where}: ${said}.`;
  }
  const path = short(problem.path);
  const full = path === problem.path || path.endsWith('...') ? '' : ` In full: ${problem.path}.`;
  return `${path === '' ? 'the document' : path}: ${said}.${full}`;
}

const LONGEST_PATH = 100;

/** `position.discs[3].x` is `discs[3].x`: a document with one position need not name it. */
const short = (path: string): string => {
  const shortened = path.replace(/^((?:\[\d+\])?\.?)position\.(?=discs|striker)/, '$1');
  return shortened.length <= LONGEST_PATH ? shortened : `${shortened.slice(0, LONGEST_PATH)}...`;
};

type Say = (holds: string, expected: readonly string[]) => string;

const WANTED: Readonly<Record<string, string>> = {
  value: 'a JSON value',
  object: 'a document, { ... },',
  key: 'a field name in double quotes',
  colon: 'a colon',
  'comma-or-brace': 'a comma or }',
  'comma-or-bracket': 'a comma or ]',
  'closing-quote': 'a string with its closing quote',
  'escaped-control': 'an escaped control character',
  'valid-escapes': 'a string with valid escapes',
  end: 'the end of the document',
};

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  number: 'a number',
  int: 'a whole number',
  string: 'a string',
  boolean: 'true or false',
  tuple: 'a list',
};

const POCKET_NAMES: Readonly<Record<string, string>> = { nw: 'north-west', ne: 'north-east', sw: 'south-west', se: 'south-east' };

const oneOf = (options: readonly string[]): string => {
  if (options.includes('red16')) return `expected red1 to red16, black1 to black16${options.includes('striker') ? ' or striker' : ''}`;
  return options.length === 1 ? `expected ${options[0]}` : `expected one of ${options.join(', ')}`;
};

const NOT_PLAYABLE: Readonly<Record<string, string>> = {
  'no-such-rule': 'this edition has no such rule, expected only rules of the edition in noted',
  'game-over': 'the game is over, expected no more strokes',
  'position-unknown': 'nothing says where the discs lie, expected before',
  'striker-unknown': 'nothing says where the striker is placed, expected before or striker',
};

const there = (holds: string): string => (holds === '' ? 'nothing' : holds);

const SENTENCES: Readonly<Record<ProblemCode, Say>> = {
  syntax: (holds, [wanted = '']) => `${holds === '' ? 'the text ends' : `${holds} stands`} where ${WANTED[wanted] ?? wanted} was expected`,
  notation: (holds, samples) => `${holds === '' ? 'the clause ends' : `${holds} stands`} where ${samples.join(' or ')} was expected`,
  'duplicate-key': () => 'this field stands twice in its object, expected once',
  'too-deep': (_, [most]) => `nested more than ${most} levels deep, which no document is`,
  'not-finite': (holds) => `${holds} is not a finite number`,
  'wrong-type': (holds, [wanted = '']) => `${there(holds)} is not ${TYPES[wanted] ?? wanted}`,
  missing: (_, options) => `is missing, ${TYPES[options[0] ?? ''] === undefined ? oneOf(options) : `expected ${TYPES[options[0] ?? '']}`}`,
  'unknown-field': (holds) => `is an unknown field${holds === '' ? '' : ` holding ${holds}`}, expected only those of the contract`,
  'not-an-option': (holds, options) => `${holds} is unknown, ${oneOf(options)}`,
  'out-of-range': (holds, [relation]) => `${holds} is out of range, expected ${relation}`,
  'too-few': (holds, [count]) => `${holds} is too short, expected at least ${count}`,
  'too-many': (holds, [count]) => `${holds} is too long, expected at most ${count}`,
  'outside-table': (holds, [axis, most, kind]) => `${holds} is outside the table (|${axis}| <= ${most} for ${kind})`,
  'in-pocket': (holds, [body, pocket = '', mm]) =>
    `${body} at ${bare(holds)} has its centre ${mm} mm inside the ${POCKET_NAMES[pocket]} pocket, expected outside`,
  overlap: (holds, [body, other, path, mm]) =>
    `${body} at ${bare(holds)} overlaps ${other} (${short(path ?? '')}) by ${mm} mm, expected 0.05 at most`,
  'striker-missing': (holds) => `${there(holds)} where the place of the striker { x, y } was expected`,
  duplicate: (holds, [first = '']) => `${holds} is there already (${short(first)}), expected once`,
  'color-mismatch': (holds, [color, id]) => `${holds} is not the colour of ${id}, expected "${color}"`,
  'not-in-format': (holds, [most, format]) =>
    `${holds} has no place in ${format}, expected ${/\d/.test(most ?? '') ? `at most ${most}` : most}`,
  'on-table-already': (holds) => `${holds} lies on the table already, expected a disc that is not in position.discs`,
  seats: (_, [kind, found]) => seats(kind, found),
  'not-playing': (holds, playing) => `${holds} is nobody's seat in this document, ${oneOf(playing)}`,
  'wrong-color': (holds, [color, ...seatsOfColor]) => `${holds} does not belong to ${color} (${seatsOfColor.join(', ')})`,
  'shooter-missing': () => 'is missing, expected the seat that strokes, since there is a stroke',
  both: (holds, [one, two]) => `${holds} stands beside ${one}, expected either ${one} or ${two}`,
  neither: (_, options) => `is missing, expected ${options.length > 2 ? 'at least one of' : 'one of'} ${options.join(', ')}`,
  needs: () => 'is missing, expected the position before the stroke',
  'not-in-before': (holds) => `${holds} is not on the table before the stroke, expected a body of the position before`,
  vanished: (_, [disc]) => `${disc} is missing: it lies on the table before the stroke and no event takes it away`,
  appeared: (holds) => `${holds} was not on the table before the stroke, expected only discs that were`,
  'gone-but-there': (holds, [event]) => `${holds} is still there though it was pocketed (${event})`,
  'gone-twice': (holds, [first]) => `${holds} has fallen already (${first}), expected once`,
  'out-of-order': (holds, [previous, path]) => `${holds} is before ${previous} (${path}), expected events in order of t`,
  'same-disc': (holds) => `${holds} stands on both sides of this event, expected two different bodies`,
  'not-simulated': (holds, [reason]) => `the physics cannot play this stroke out (${reason}${holds === '' ? '' : `: ${holds}`})`,
  'not-playable': (_, [reason = '']) => `cannot be played: ${NOT_PLAYABLE[reason] ?? reason}`,
  'not-on-sheet': () => 'has no place on a score sheet, which holds what was found, not positions and strokes',
  'unknown-reading': (holds, known) =>
    `${holds} is no reading the referee knows, ${oneOf(known)} and others like them (content/novuss/readings holds all)`,
  'unknown-option': (holds, options) => `${holds} is no option of this reading, ${oneOf(options)}`,
};

/** A place is described as a JSON string; here without its quotes. */
const bare = (holds: string): string => holds.replace(/^"|"$/g, '');

function seats(kind: string | undefined, found: string | undefined): string {
  if (kind === 'taken') return `${found} belongs to red already, expected seats of its own`;
  const wanted = kind === 'doubles' ? 'two opposite seats in doubles' : 'one seat in singles, south or north';
  return `${found === '' ? 'no seat' : found} does not fit, expected ${wanted}`;
}
