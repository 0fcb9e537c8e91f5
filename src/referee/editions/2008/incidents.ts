/** What players do outside the strokes, edition 2008. */
import type { RuleTable } from '../../edition.ts';

export const incidents: RuleTable = {};
