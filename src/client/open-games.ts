/** Home: a game or a tournament that is going on upon this device is offered. Nothing of it is fetched where none is stored. */
import type { Lang } from '../corpus/model.ts';
import { interpolate } from '../ui/interpolate.ts';
import { databaseName } from '../widgets/store/database-name.ts';
import { DATABASES } from '../widgets/store/record-kinds.ts';
import { lang } from './place.ts';

const place = document.querySelector<HTMLElement>('[data-open-games]');
/** A tournament whose results are all in goes on as long as somebody was at it not longer ago than this, ms. */
const LATELY = 36 * 3_600_000;

function offer(what: string, values: Readonly<Record<string, string>>): void {
  const link = place?.querySelector<HTMLElement>(`[data-open="${what}"]`);
  if (!place || !link) return;
  link.textContent = interpolate(link.dataset.words ?? '', values);
  link.hidden = false;
  place.hidden = false;
}

async function game(): Promise<void> {
  const [{ deviceStore }, { playSheet }, { colorOfEntered }, { sideName }, { load }] = await Promise.all([
    import('../widgets/scoresheet/stored/storage.ts'),
    import('../scoresheet/sheet.ts'),
    import('../scoresheet/head.ts'),
    import('../widgets/scoresheet/words.ts'),
    import('../compiled/ui/names.ts'),
  ]);
  const { rows } = await deviceStore().all();
  const newest = rows.toSorted((a, b) => b.touched - a.touched)[0];
  if (!newest) return;
  const played = playSheet(newest.sheet);
  if (!played.ok || played.game) return;
  const { head } = newest.sheet;
  const names = await load[lang as Lang]();
  const sides = (['first', 'second'] as const).map((who) => sideName(head, colorOfEntered(head, who), { names }));
  offer('game', { names: sides.join(' – ') });
}

async function tournament(): Promise<void> {
  const [{ deviceStore }, { hasOpenGame }] = await Promise.all([
    import('../widgets/tournament/store.ts'),
    import('../tournament/competition.ts'),
  ]);
  const { rows } = await deviceStore().all();
  const newest = rows.toSorted((a, b) => b.touched - a.touched)[0];
  if (!newest) return;
  const open = hasOpenGame(newest.tournament) || Date.now() - newest.touched < LATELY;
  if (open) offer('tournament', { name: newest.tournament.name });
}

/** Names of the databases that are there; asking does not make them. */
async function stored(): Promise<readonly (string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

if (place) {
  // a browser that stores nothing has nothing to offer
  void stored()
    .then((names) =>
      Promise.all([
        names.includes(databaseName(DATABASES.scoreSheets)) ? game() : undefined,
        names.includes(databaseName(DATABASES.tournaments)) ? tournament() : undefined,
      ]),
    )
    .catch(() => {});
}
