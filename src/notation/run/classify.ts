import type { DiscShade } from '../../referee/types.ts';
import { classify } from '../../referee/zones.ts';
import { formatOf } from '../check/seats.ts';
import { sortDiscs } from '../make.ts';
import type { ClassifyDocument } from '../types.ts';

/** Light or dark, and by how much: answers the command `classify`. All four editions measure shade alike. */
export function runClassify({ position, colors, format, shooter }: ClassifyDocument): {
  readonly discs: Readonly<Record<string, DiscShade>>;
} {
  return { discs: classify({ discs: sortDiscs(position.discs) }, colors, formatOf(colors, format), shooter ?? null) };
}
