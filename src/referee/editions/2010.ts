import type { EditionRules } from '../edition.ts';
import { incidents } from './2010/incidents.ts';
import { placement } from './2010/placement.ts';
import { policies, strokes } from './2010/strokes.ts';

/** Edition 2010 as a value. */
export const edition: EditionRules = { id: '2010', rules: { ...strokes, ...incidents }, policies, placement };
