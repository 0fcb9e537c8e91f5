/** The drafts of this device without a DOM: which is open, what is written in it, how to take that back. */

import { type DraftTree, textOf, treeOf } from '../../draft/tree.ts';
import { RecordList } from '../store/record-list.svelte.ts';
import type { StoredDraft } from './store.ts';

/** Steps that can be taken back. */
const STEPS = 100;

export class Drafts extends RecordList<StoredDraft> {
  /** Texts of the open draft before what was written since it was opened. */
  past: readonly string[] = $state.raw([]);

  readonly text: string = $derived(this.item?.text ?? '');
  /** Null where only the text can be shown. */
  readonly tree: DraftTree | null = $derived(this.item === null ? null : treeOf(this.text));

  /** Keeps a draft beside the others and opens it. */
  adopt(text: string): void {
    const id = this.freshId();
    this.add({ id, touched: this.now(), text });
    this.show(id);
  }

  /** Opens a draft, or the list of all. */
  show(id: string | null): void {
    this.openId = id;
    this.elsewhere = null;
    this.past = [];
  }

  /** The open draft's file gets this text. */
  write(text: string): void {
    if (text === this.text) return;
    this.past = [...this.past, this.text].slice(-STEPS);
    this.change((stored) => ({ ...stored, text }));
  }

  /** Changes the open draft in place; what is done is stored. */
  edit(change: (tree: DraftTree) => void): void {
    if (this.tree === null) return;
    const tree = structuredClone(this.tree);
    change(tree);
    this.write(textOf(tree));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.change((stored) => ({ ...stored, text: before }));
  }
}
