/** Whether two questions are the same to a reader. */
import type { Question } from './types.ts';

/** What a question is about, whatever the order of its answers and the discs beside it: two with the same are the same question to a reader. */
export function substanceOf({ kind, edition, ask, scene }: Question): string {
  const seen =
    kind === 'incident' || (kind === 'fact' && scene?.incidents) || (ask.kind === 'editions' && ask.about === 'incident')
      ? scene?.incidents
      : scene;
  return JSON.stringify([kind, edition, ask, seen ?? null]);
}
