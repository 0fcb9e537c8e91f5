/** The pages that answer by themselves, by the names under which `content/asked/<lang>/pages.yaml` says how people ask for them. */
import type { Lang } from '../../corpus/model.ts';
import { NEWEST } from '../../referee/edition-order.ts';
import { strings } from '../../ui/strings-all.ts';
import { happenedPath } from '../cases/happened.ts';
import { translator } from '../translator.ts';
import { editionPath, guidePath, sheetPath } from '../url.ts';

export interface AskedPage {
  /** Within the language. */
  readonly path: string;
  readonly title: (lang: Lang) => string;
}

export const PAGES: Readonly<Record<string, AskedPage>> = {
  home: { path: '', title: (lang) => translator(lang)('home.title') },
  table: { path: 'table/', title: (lang) => translator(lang)('table.title') },
  happened: { path: happenedPath(), title: (lang) => strings('happened', lang).title },
  report: { path: 'report/', title: (lang) => strings('paper', lang).report },
  cases: { path: 'cases/', title: (lang) => strings('cases', lang).title },
  quiz: { path: 'quiz/', title: (lang) => strings('quiz', lang).ui.title },
  exam: { path: 'exam/', title: (lang) => strings('quiz', lang).exam.title },
  compare: { path: 'compare/', title: (lang) => translator(lang)('compare.title') },
  draft: { path: 'draft/', title: (lang) => strings('draft', lang).page.title },
  parts: { path: 'compare/parts/', title: (lang) => strings('divergence', lang).title },
  changes: { path: 'changes/', title: (lang) => strings('paper', lang).changes },
  readings: { path: 'readings/', title: (lang) => translator(lang)('readings.title') },
  divergences: { path: 'readings/found/', title: (lang) => translator(lang)('readings.found') },
  glossary: { path: 'glossary/', title: (lang) => translator(lang)('glossary.title') },
  equipment: { path: 'equipment/', title: (lang) => translator(lang)('equipment.title') },
  card: { path: `card/${NEWEST}/`, title: (lang) => strings('paper', lang).card },
  scoresheet: { path: 'scoresheet/', title: (lang) => strings('scoresheet', lang).page.title },
  tournament: { path: 'tournament/', title: (lang) => strings('tournament', lang).page.title },
  backgammon: { path: sheetPath(), title: (lang) => translator(lang)('nav.backgammon') },
  guides: { path: guidePath(), title: (lang) => translator(lang)('guide.title') },
  rules: { path: editionPath(NEWEST), title: (lang) => translator(lang)('nav.editions') },
  offline: { path: 'offline/', title: (lang) => strings('offline', lang).title },
  about: { path: 'about/', title: (lang) => translator(lang)('about.page.title') },
  search: { path: 'search/', title: (lang) => translator(lang)('search.title') },
};
