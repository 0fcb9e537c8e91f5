/** What the findings of a ruling or of a score sheet's entry decide. */
import type { Finding, SetOutcome } from './types.ts';

/** The outcome of the set by the first finding that decides it; null while it goes on. */
export function setOf(findings: readonly Finding[]): SetOutcome | null {
  for (const { color, effects, replay } of findings) {
    if (color !== undefined && effects.includes('set-lost')) return { outcome: 'lost', color };
    if (color !== undefined && effects.includes('set-won')) return { outcome: 'won', color };
    if (effects.includes('set-replayed'))
      return { outcome: 'replayed', swapSides: replay?.swapSides ?? false, swapFirst: replay?.swapFirst ?? false };
    if (effects.includes('set-drawn')) return { outcome: 'drawn' };
  }
  return null;
}
