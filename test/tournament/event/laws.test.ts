import { test } from 'vitest';
import { groupsLaws, knockOutLaws, robinLaws } from './laws.ts';

test('round robin: everybody meets everybody, first strokes are even, a correction is as a fresh entry', () => robinLaws(60));
test('knock-out: who leaves has lost as often as it takes, one is left, a correction is as a fresh entry', () => knockOutLaws(150));
test('groups: everybody meets everybody in the own group, the best go on, a correction is as a fresh entry', () => groupsLaws(25));
