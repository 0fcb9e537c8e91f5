/** The schemas say the same as the types that the layers share; the compiler is the judge. */
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { checkPlacementSchema, classifySchema, placeSchema, shotSchema } from '../../src/notation/schema/documents.ts';
import type { eventSchema } from '../../src/notation/schema/events.ts';
import type { stateSchema } from '../../src/notation/schema/state.ts';
import type { ClassifyDocument, PlaceDocument } from '../../src/notation/types.ts';
import type { Position, Seat, Stroke, TableParameters } from '../../src/physics/types.ts';
import type { CaseEvent, CaseState, EditionId, Seating } from '../../src/referee/types.ts';

/** True where every `A` is a `B`. */
type Is<A, B> = [A] extends [B] ? true : false;

test('what a schema lets pass is of the type', () => {
  const checked: readonly true[] = [
    true satisfies Is<z.infer<typeof eventSchema>, CaseEvent>,
    true satisfies Is<CaseEvent['type'], z.infer<typeof eventSchema>['type']>,
    true satisfies Is<z.infer<typeof classifySchema>, ClassifyDocument>,
    true satisfies Is<z.infer<typeof placeSchema>, PlaceDocument>,
    true satisfies Is<Omit<z.infer<typeof stateSchema>, 'debts' | 'waiting'>, Omit<CaseState, 'debts' | 'waiting'>>,
    true satisfies Is<keyof CaseState, keyof z.infer<typeof stateSchema>>,
    true satisfies Is<z.infer<typeof shotSchema>, { before: Position; shooter: Seat; stroke: Stroke; table?: Partial<TableParameters> }>,
    true satisfies Is<keyof TableParameters, keyof NonNullable<z.infer<typeof shotSchema>['table']>>,
    true satisfies Is<z.infer<typeof checkPlacementSchema>, { position: Position; colors: Seating; shooter: Seat; edition: EditionId }>,
  ];
  expect(checked).toHaveLength(9);
});
