import { type PlaceAnswer, place } from '../../referee/placement/place.ts';
import { formatOf } from '../check/seats.ts';
import type { PlaceDocument } from '../types.ts';

/** Sets discs on the table under one edition: answers the command `place`. */
export const runPlace = (document: PlaceDocument): PlaceAnswer =>
  place({ ...document, format: formatOf(document.colors, document.format) });
