import type { EditionRules } from '../edition.ts';
import { incidents } from './2008/incidents.ts';
import { placement } from './2008/placement.ts';
import { policies, strokes } from './2008/strokes.ts';

/** Edition 2008 as a value. */
export const edition: EditionRules = { id: '2008', rules: { ...strokes, ...incidents }, policies, placement };
