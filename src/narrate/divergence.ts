/** What stands in the books before a case, and how often a case comes up, in sentences. */
import type { Lang } from '../corpus/model.ts';
import type { Subject } from '../divergence/types.ts';
import { COLORS } from '../geometry/types.ts';
import type { CaseState, Color, Format } from '../referee/types.ts';
import { formatNumber, formatPercent } from '../ui/format.ts';
import type { DivergenceStrings, NamesStrings } from '../ui/strings.ts';
import { player } from './names.ts';
import { fill } from './sentence.ts';

interface Voice {
  readonly s: DivergenceStrings;
  readonly names: NamesStrings;
  readonly lang: Lang;
}

function counted(voice: Voice, template: string, counts: Readonly<Partial<Record<string, number>>> | undefined): readonly string[] {
  return COLORS.flatMap((color) => {
    const n = counts?.[color] ?? 0;
    return n > 0 ? [fill(template, { player: player(color, voice.names), n }, voice.lang)] : [];
  });
}

/** Debts of a seat in doubles are said of its colour. */
function debtsByColor(debts: NonNullable<CaseState['debts']>, colors: Subject['colors']): Record<Color, number> {
  const of = (color: Color): number =>
    Object.entries(debts).reduce((sum, [who, n]) => sum + (who === color || colors[color].some((seat) => seat === who) ? n : 0), 0);
  return { red: of('red'), black: of('black') };
}

function turnOf(state: CaseState, { s, lang }: Voice): readonly string[] {
  if (state.turn === undefined) return [];
  if (state.turn === 1) return [s.state.firstSeries];
  return [state.turn === 2 ? s.state.secondSeries : fill(s.state.turn, { n: state.turn }, lang)];
}

/** What has to be known of the set and the game so far, one sentence each without its full stop. */
export function describeState(
  { state, format, colors }: { state: CaseState; format: Format; colors: Subject['colors'] },
  voice: Voice,
): readonly string[] {
  const { s, names, lang } = voice;
  const named = (template: string, color: Color) => fill(template, { player: player(color, names) }, lang);
  const misses = state.darkMisses;
  return [
    ...(format === 'doubles' ? [s.state.doubles] : []),
    ...turnOf(state, voice),
    ...(state.cleared ?? []).map((color) => named(s.state.cleared, color)),
    ...(state.deciding ? [s.state.deciding] : []),
    ...counted(voice, s.state.debts, state.debts && debtsByColor(state.debts, colors)),
    ...counted(voice, s.state.warnings, state.warnings),
    ...counted(voice, s.state.delays, state.delays),
    ...(misses ? [fill(s.state.darkMisses, { red: misses.red ?? 0, black: misses.black ?? 0 }, lang)] : []),
    ...COLORS.flatMap((color) => ((state.losses?.[color]?.lateness ?? 0) > 0 ? [named(s.state.lateness, color)] : [])),
    ...COLORS.flatMap((color) => ((state.losses?.[color]?.misconduct ?? 0) > 0 ? [named(s.state.misconduct, color)] : [])),
  ];
}

const percent = (share: number, lang: Lang): string => formatPercent(share, lang, { maximumSignificantDigits: 2 });

/** How often a case comes up in play. */
export function describeRate(strokes: number, subject: Subject, played: number, { s, lang }: Voice): string {
  const all = formatNumber(played, lang);
  if (subject.outline === undefined && subject.stroke === undefined) return s.uncounted;
  if (strokes === 0) return fill(s.never, { all }, lang);
  return fill(s.rate, { share: percent(strokes / played, lang), n: formatNumber(strokes, lang), all }, lang);
}
