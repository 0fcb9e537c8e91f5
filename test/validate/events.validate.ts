/** Two thousand random competitions of each format. Run with `npx vitest run --project validate events`. */
import { test } from 'vitest';
import { groupsLaws, knockOutLaws, robinLaws } from '../tournament/event/laws.ts';

test('2,000 round robins', () => robinLaws(2000), 300_000);
test('2,000 knock-outs', () => knockOutLaws(2000), 300_000);
test('2,000 of groups and a final', () => groupsLaws(2000), 300_000);
