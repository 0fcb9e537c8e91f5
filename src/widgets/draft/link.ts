/** Drafts as the page has them, in links: what packs and unpacks them is fetched when a link is made or opened. */

import { type DraftTree, textOf } from '../../draft/tree.ts';
import type { Words } from '../../narrate/draft/words.ts';
import type { Problem } from '../../notation/problem.ts';
import { fail, ok, type Result } from '../../notation/result.ts';
import type { ShareError } from '../../notation/share.ts';
import { copied } from '../../ui/copied.ts';

/** Which address holds drafts: one with those that it amends, or those of a meeting. */
export type Hash = 'd' | 'v';

/** Why drafts are in no link. */
export type NoLink = 'too-large' | 'faulty';

/** The address of drafts on this page, or why there is none. */
export async function linkOf(drafts: readonly DraftTree[], hash: Hash = 'd'): Promise<Result<string, NoLink>> {
  const [{ encodeDrafts }, { draftSchema }] = await Promise.all([import('../../draft/share.ts'), import('../../draft/schema.ts')]);
  const read = drafts.map((tree) => draftSchema.safeParse(tree));
  const [first, ...rest] = read.flatMap(({ data }) => data ?? []);
  if (first === undefined || rest.length + 1 < drafts.length) return fail('faulty');
  const code = encodeDrafts([first, ...rest]);
  return code === null ? fail('too-large') : ok(new URL(`${location.pathname}#${hash}=${code}`, location.href).href);
}

/** Copies that address, and says so; where the browser does not copy, it stands in the address bar. */
export async function copyLink(drafts: readonly DraftTree[], hash: Hash, { t }: Words, say: (text: string) => void): Promise<void> {
  const link = await linkOf(drafts, hash);
  if (!link.ok) {
    say(link.error === 'faulty' ? t.share.faulty : t.share.tooLarge);
    return;
  }
  const done = await copied(link.value);
  if (!done) history.replaceState(history.state, '', link.value);
  say(done ? t.share.copied : t.share.byHand);
}

export interface Opened {
  readonly hash: Hash;
  /** Texts of the drafts, or why there are none. */
  readonly drafts: Result<readonly string[], ShareError>;
}

/** The drafts that an address holds; null where it names none. */
export async function openedFrom(address: string): Promise<Opened | null> {
  const [, hash, code = ''] = /^#([dv])=([^&]*)/.exec(address) ?? [];
  if (hash === undefined) return null;
  const { briefDraft, decodeDrafts } = await import('../../draft/share.ts');
  const read = decodeDrafts(code);
  return { hash: hash as Hash, drafts: read.ok ? ok(read.value.map((draft) => textOf(briefDraft(draft)))) : read };
}

/** What is wrong in a link, with its place, where its form tells. */
export const problemsIn = (error: ShareError): readonly Problem[] => (error.code === 'not-a-position' ? error.problems : []);
