import type { EditionRules } from '../edition.ts';
import { incidents } from './2017/incidents.ts';
import { placement } from './2017/placement.ts';
import { policies, strokes } from './2017/strokes.ts';

/** Edition 2017 as a value. */
export const edition: EditionRules = { id: '2017', rules: { ...strokes, ...incidents }, policies, placement };
