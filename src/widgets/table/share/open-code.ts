/** A shared position's code as the element opens it, with what is to be said about it. */
import type { Lang } from '../../../corpus/model.ts';
import { loadTableStrings } from '../../../ui/table-strings.ts';
import type { Opening } from '../setup.ts';
import { linkNotice, openLink } from './share.ts';

/** Never rejects for a code that cannot be opened: `problem` says why, and the table is empty. */
export async function openCode(code: string, lang: Lang): Promise<{ readonly opening: Opening; readonly problem: string | null }> {
  const opened = openLink(code);
  return { opening: opened.opening, problem: linkNotice(opened, await loadTableStrings[lang](), lang) };
}
