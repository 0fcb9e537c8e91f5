/** Where the Konstanz sheet says how a tournament is played: section D, its paragraphs counted. */
import type { Lang } from '../../corpus/model.ts';
import type { Article, Articles } from '../../widgets/tournament/rules.ts';

const PARAGRAPH: Readonly<Record<Lang, (n: number) => string>> = {
  de: (n) => `D, Absatz ${n}`,
  ru: (n) => `D, абзац ${n}`,
  et: (n) => `D, lõik ${n}`,
  en: (n) => `D, paragraph ${n}`,
};

/** The citations of the tournament page. */
export function sheetArticles(lang: Lang): Articles {
  const paragraph = (n: number): Article => ({ label: PARAGRAPH[lang](n) });
  const ties = paragraph(3);
  return { system: paragraph(1), pairing: paragraph(2), points: paragraph(2), difference: ties, buchholz: ties, direct: ties, lot: ties };
}
