/** What `content/ui/map/<lang>.json` must hold: the words of the ruling map. */
import { load } from '../compiled/ui/map.ts';
import type { Lang } from '../corpus/model.ts';
import type { Outcome } from '../outcomes/outcome.ts';

export interface MapStrings {
  readonly title: string;
  readonly lead: string;
  /** How the map is worked with keys. */
  readonly keys: string;
  readonly map: string;
  readonly illegalHere: string;
  readonly book: string;
  readonly speed: string;
  readonly depth: string;
  readonly span: string;
  readonly spanAll: string;
  readonly spanAhead: string;
  readonly hand: string;
  readonly steady: string;
  readonly shaky: string;
  readonly aimNoise: string;
  readonly speedNoise: string;
  readonly handNote: string;
  readonly compare: string;
  readonly compareWith: string;
  readonly agreeNote: string;
  readonly sides: {
    readonly place: Readonly<Record<'left' | 'right' | 'middle', string>>;
    readonly direction: Readonly<Record<'left' | 'right' | 'ahead', string>>;
  };
  readonly mm: string;
  readonly place: string;
  readonly direction: string;
  readonly working: string;
  readonly done: string;
  readonly legend: string;
  readonly only: string;
  readonly outcome: Readonly<Record<Outcome | 'illegal', string>>;
  /** What is drawn on and about the map besides the outcomes' patches. */
  readonly marks: Readonly<Record<'title' | 'cross' | 'best' | 'hills' | 'fan' | 'zone' | 'striker', string>>;
  readonly take: string;
  readonly taken: string;
  readonly toTable: string;
  readonly still: string;
  readonly chances: string;
  readonly best: string;
  readonly bestRoom: string;
  readonly bestShare: string;
  readonly none: string;
  readonly figures: string;
  readonly share: string;
}

/** Loads one language's words; each is a chunk of its own. */
export const loadMapStrings: Readonly<Record<Lang, () => Promise<MapStrings>>> = load;
