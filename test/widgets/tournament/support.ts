/** The workspace of the tournament page, drawn for a test. */
import { render } from '@testing-library/svelte';
import { load as loadTournamentStrings } from '../../../src/compiled/ui/tournament.ts';
import type { Lang } from '../../../src/corpus/model.ts';
import { houseTexts } from '../../../src/site/house-rules.ts';
import { competitionBooks } from '../../../src/site/sheet/competition-books.ts';
import { create } from '../../../src/tournament/change.ts';
import { competitionOf } from '../../../src/tournament/competition.ts';
import type { RecordStore } from '../../../src/widgets/store/records.ts';
import type { Articles } from '../../../src/widgets/tournament/rules.ts';
import type { StoredTournament } from '../../../src/widgets/tournament/store.ts';
import { TournamentsState } from '../../../src/widgets/tournament/tournaments.svelte.ts';
import Workspace from '../../../src/widgets/tournament/Workspace.svelte';

const label = { label: 'D', text: 'So the sheet.' };
const articles: Articles = {
  system: label,
  first: label,
  pairing: label,
  points: label,
  difference: label,
  buchholz: label,
  direct: label,
  lot: label,
};
export type Store = RecordStore<StoredTournament>;
export const refuses = () => Promise.reject(new Error('no storage'));
export const broken: Store = { all: refuses, change: refuses, remove: refuses };
let ids = 0;
export const newTestId = (): string => `t${++ids}`;
export const swiss = (...of: Parameters<typeof create>) => competitionOf(create(...of));
export const stateOn = (store: Store) => new TournamentsState({ store, now: () => 1000 + ids, newId: newTestId });

export async function open(tournaments: TournamentsState, lang: Lang = 'en', brought: string | null = null) {
  if (tournaments.storage === 'waiting') await tournaments.load();
  const texts = async (one: Lang) => ({
    words: { lang: one, t: await loadTournamentStrings[one]() },
    books: competitionBooks(one),
    readings: houseTexts(one).readings,
  });
  return render(Workspace, { tournaments, words: (await texts(lang)).words, articles, books: competitionBooks(lang), texts, brought });
}
