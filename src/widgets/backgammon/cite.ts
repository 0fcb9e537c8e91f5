/** Where the articles of the sheet are on this site: the address of its page, to which an article's anchor is added. */
import { anchorFor } from '../../corpus/anchor.ts';

export interface Citing {
  /** `…/de/backgammon/`. */
  readonly page: string;
}

export const hrefOf = ({ page }: Citing, article: string): string => `${page}#${anchorFor(article)}`;
