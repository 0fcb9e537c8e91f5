/** Somebody ruled on a stroke: which sentence of the ruling is wrong, or is none? */
import type { Choice, Option, StrokeDecision } from '../types.ts';
import { asked, type Maker } from './context.ts';
import { drawDecided, type StrokePart } from './decisions.ts';

/** A ruling with fewer sentences than these has no place for a fault to hide in. */
const LEAST = 3;
/** Most answers a question may have. */
const MOST = 6;

/** What follows from another sentence and would give a wrong one away, or contradict it. */
const HANGS_ON: Readonly<Partial<Record<StrokeDecision, StrokeDecision>>> = { place: 'cost' };

const said = ({ what, disc }: StrokePart, choice: Choice): Choice => ({ type: 'said', what, ...(disc ? { disc } : {}), said: choice });

/** A stroke by lot and a ruling on it, one time in five without a fault. */
export const makeFault: Maker = (making) => {
  const drawn = drawDecided(making);
  if (drawn === null) return null;
  const { random } = making;
  const { parts, ...basis } = drawn;
  const wrong = random.chance(0.2) ? null : random.pick(parts);
  const sentences = parts.filter(({ what }) => wrong === null || HANGS_ON[what] !== wrong.what);
  if (sentences.length < LEAST || sentences.length >= MOST) return null;
  const options = sentences.map((part): Option => {
    const slips = part.options.filter(({ mistake }) => mistake !== null);
    const slip = part === wrong ? random.pick(slips) : undefined;
    const right = part.options[part.right]?.choice;
    if (slip !== undefined) return { choice: said(part, slip.choice), mistake: null };
    return { choice: said(part, right as Choice), mistake: { code: 'said-rightly' } };
  });
  const none: Option = { choice: { type: 'no-fault' }, mistake: wrong === null ? null : { code: 'fault-overlooked' } };
  const all = [...options, none];
  const right = all.findIndex(({ mistake }) => mistake === null);
  return { ...asked(making, { kind: 'fault', ask: { kind: 'fault' }, ...basis }), form: 'choice', options: all, right };
};
