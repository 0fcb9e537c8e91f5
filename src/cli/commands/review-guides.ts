import { join } from 'node:path';
import { guideReviews, reviewGuide } from '../../files/review.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, FOUND, Refusal } from '../command.ts';

/** Records that guides were read against the rulebooks, or lists those that nobody has read as they now stand. */
export const command: Command = {
  usage: '[ID...]',
  summary: 'records that guides were read against the rulebooks; without an id, lists those not read as they now stand',
  run: async ({ args: ids, stdout }) => {
    const content = join(projectRoot(), 'content');
    const guides = guideReviews(content);
    const unknown = ids.filter((id) => !guides.some((guide) => guide.id === id));
    if (unknown.length > 0) throw new Refusal(`There is no such guide: ${unknown.join(', ')}. Expected some of ${names(guides)}.`);
    for (const id of ids) reviewGuide(content, id);
    if (ids.length > 0) return DONE;
    const open = guides.filter(({ status }) => status !== 'reviewed');
    for (const { lang, id, status } of open) stdout.write(`${lang}/${id}: ${status}\n`);
    return open.length > 0 ? FOUND : DONE;
  },
};

const names = (guides: readonly { readonly id: string }[]): string => [...new Set(guides.map(({ id }) => id))].join(', ');
