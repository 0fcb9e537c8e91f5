import type { EditionRules } from '../../referee/edition.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { tableUnder } from '../../referee/sizes.ts';
import type { DiscShade } from '../../referee/types.ts';
import { classify } from '../../referee/zones.ts';
import { formatOf } from '../check/seats.ts';
import { sortDiscs } from '../make.ts';
import type { ClassifyDocument } from '../types.ts';

/** Light or dark, and by how much, on the edition's table or another rulebook's: answers the command `classify`. */
export function runClassify(
  { position, colors, edition, format, shooter }: ClassifyDocument,
  rules: EditionRules = EDITIONS[edition],
): {
  readonly discs: Readonly<Record<string, DiscShade>>;
} {
  return { discs: classify(tableUnder(rules), { discs: sortDiscs(position.discs) }, colors, formatOf(colors, format), shooter ?? null) };
}
