/** What `content/ui/bench/<lang>.json` must hold: the words of the table page's tools. */
import { load } from '../compiled/ui/bench.ts';
import type { Lang } from '../corpus/model.ts';
import type { Seat } from '../referee/types.ts';

export interface BenchStrings {
  readonly view: string;
  readonly nearer: string;
  readonly further: string;
  readonly whole: string;
  readonly seat: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly turned: string;
  readonly several: string;
  readonly all: string;
  readonly numbers: string;
  readonly snap: string;
  readonly setup: string;
  readonly singles: string;
  readonly doubles: string;
  readonly empty: string;
  readonly share: string;
  readonly link: string;
  readonly text: string;
  readonly textCopied: string;
  readonly json: string;
  readonly svg: string;
  readonly png: string;
  readonly imports: string;
  readonly importLead: string;
  readonly importField: string;
  readonly importFile: string;
  readonly importDo: string;
  readonly imported: string;
  readonly importEmpty: string;
  readonly importBad: string;
  readonly where: string;
  readonly line: string;
  readonly more: string;
  readonly saved: string;
  readonly failed: string;
  readonly severalExact: string;
  readonly shiftBy: string;
  readonly right: string;
  readonly up: string;
  readonly move: string;
  readonly wheel: string;
  readonly notCase: string;
  readonly tooLarge: string;
}

/** Loads one language's words; each is a chunk of its own. */
export const loadBenchStrings: Readonly<Record<Lang, () => Promise<BenchStrings>>> = load;
