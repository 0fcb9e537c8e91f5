import type { EditionRules } from '../../referee/edition.ts';
import { type PlaceAnswer, place } from '../../referee/placement/place.ts';
import { formatOf } from '../check/seats.ts';
import type { PlaceDocument } from '../types.ts';

/** Sets discs on the table under one edition, or another rulebook: answers the command `place`. */
export const runPlace = (document: PlaceDocument, edition?: EditionRules): PlaceAnswer =>
  place({ ...document, format: formatOf(document.colors, document.format) }, edition);
