import type { TieBreak } from '../../tournament/standings.ts';

/** A citation of the sheet: how it is called and, where it is restated on this site, its address. */
export interface Article {
  readonly label: string;
  readonly href?: string;
}

/** What the sheet says where: the system, the pairing, each tie-break. */
export type Articles = Readonly<Record<'system' | 'pairing' | TieBreak, Article>>;
