/** What players do outside the strokes, edition club. */
import type { RuleTable } from '../../edition.ts';

export const incidents: RuleTable = {};
