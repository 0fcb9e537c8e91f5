import type { EditionRules } from '../../referee/edition.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { colorOfSeat } from '../../referee/seats.ts';
import { tableUnder } from '../../referee/sizes.ts';
import type { Finding } from '../../referee/types.ts';
import { strikerFault } from '../../referee/zones.ts';
import type { CheckPlacementDocument } from '../types.ts';

/** Whether the striker lies as it may, and if not, why: answers the command `check-placement`. */
export type CheckPlacementAnswer = { readonly legal: true } | { readonly legal: false; readonly findings: readonly Finding[] };

/** Measures the striker's place. `margin` is how far (mm) it is out of its zone. */
export function runCheckPlacement(
  { position, colors, shooter, edition }: CheckPlacementDocument,
  book: EditionRules = EDITIONS[edition],
): CheckPlacementAnswer {
  const { outside, touching } = strikerFault(tableUnder(book), position, position.striker, shooter);
  const { rules } = book;
  const color = colorOfSeat(colors, shooter);
  const findings: Finding[] = [];
  const zone = rules['striker-placement'];
  if (outside > 0 && zone) findings.push({ article: zone.article, rule: 'striker-placement', effects: [], color, margin: outside });
  const contact = rules['striker-placement-contact'];
  if (touching.length > 0 && contact) {
    findings.push({ article: contact.article, rule: 'striker-placement-contact', effects: [], color, discs: touching });
  }
  return findings.length === 0 ? { legal: true } : { legal: false, findings };
}
