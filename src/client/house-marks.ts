/** The reader's house rules on pages that say what follows: they are named, and where they lead elsewhere, that is shown first. */
import type { Readings } from '../notation/types.ts';
import { interpolate } from '../ui/interpolate.ts';
import { rulesInUse } from '../widgets/house-rules/in-use.ts';

/** The answer that holds by these readings, where it is another than the book's usual one. */
function answerBy(place: HTMLElement, readings: Readings): HTMLTemplateElement | undefined {
  const decided: Readings = { ...JSON.parse(place.dataset['taken'] ?? '{}'), ...readings };
  return [...place.querySelectorAll('template')].find(({ dataset }) =>
    Object.entries(JSON.parse(dataset['readings'] ?? '{}') as Readings).every(([id, option]) => decided[id] === option),
  );
}

// no await at the top level: with one anywhere the bundler joins no chunks of the whole site, and the table page grows by 2 kB
async function mark(): Promise<void> {
  const line = document.querySelector<HTMLElement>('[data-house]');
  const house = line && (await rulesInUse());
  if (!line || !house) return;
  const link = line.querySelector('a');
  const name = interpolate(line.dataset['named'] ?? '', { name: house.name });
  if (link) link.textContent = name;
  line.hidden = false;
  for (const place of document.querySelectorAll<HTMLElement>(`[data-read="${house.edition}"]`)) {
    const answer = answerBy(place, house.readings);
    if (!answer) continue;
    const title = document.createElement('p');
    title.className = 'by-house';
    title.textContent = name;
    place.replaceChildren(title, answer.content);
    place.className = 'answers by-readings';
    place.hidden = false;
    place.parentElement?.prepend(place);
  }
}
void mark();
