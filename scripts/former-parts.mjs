import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of a build's own parts, without those that stayed from the build before. An open page sees by it that the site was published anew (src/widgets/lazy/load-error.ts). */
const OWN = 'parts.json';

/** The parts a build made itself: names within its `_assets`. Empty where there was none. */
export function ownParts(folder) {
  const file = join(folder, OWN);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Notes the parts of the site built in `folder` and puts those of the former build beside them; what that one had from its own former build goes. */
export function keepFormerParts(folder, former) {
  const assets = join(folder, '_assets');
  const own = readdirSync(assets).sort();
  for (const name of ownParts(former)) if (!own.includes(name)) copyFileSync(join(former, '_assets', name), join(assets, name));
  writeFileSync(join(folder, OWN), JSON.stringify(own));
}
