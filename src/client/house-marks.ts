/** The reader's house rules on pages that say what follows: they are named, and where they read a book otherwise, that is said. */
import { rulesInUse } from '../widgets/house-rules/in-use.ts';
import type { HouseTexts } from '../widgets/house-rules/texts.ts';
import { base } from './figure/place.ts';

// no await at the top level: with one anywhere the bundler joins no chunks of the whole site, and the table page grows by 2 kB
async function mark(): Promise<void> {
  const line = document.querySelector<HTMLElement>('[data-house]');
  const house = line && (await rulesInUse());
  if (line && house) {
    const link = line.querySelector('a');
    if (link) link.textContent = (line.dataset['named'] ?? '').replace('{{name}}', house.name);
    line.hidden = false;
    const otherwise = [...document.querySelectorAll<HTMLElement>('[data-reading]')].filter(({ dataset }) => {
      const own = house.readings[dataset['reading'] ?? ''];
      return own !== undefined && own !== dataset['option'];
    });
    const answer = otherwise.length > 0 ? await fetch(`${base}data/readings/${document.documentElement.lang}.json`) : null;
    const texts = answer?.ok ? ((await answer.json()) as HouseTexts) : null;
    for (const by of otherwise) {
      const id = by.dataset['reading'] ?? '';
      const option = texts?.readings.find((reading) => reading.id === id)?.options[house.readings[id] ?? ''];
      if (option === undefined) continue;
      const said = document.createElement('p');
      said.className = 'by otherwise';
      said.textContent = (line.dataset['otherwise'] ?? '').replace('{{option}}', option);
      by.after(said);
    }
  }
}
void mark();
