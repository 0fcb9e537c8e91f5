/** What the page of house rules says things with. */
import type { Lang } from '../../corpus/model.ts';
import type { RulingWords } from '../../narrate/explain.ts';
import type { Strings, TableStrings } from '../../ui/strings.ts';

export interface Words {
  readonly lang: Lang;
  /** The site's folder on its host, with a slash at the end. */
  readonly base: string;
  readonly t: Strings['house'];
  readonly table: TableStrings;
  readonly sentences: RulingWords;
  readonly problems: Strings['problem'];
}
