/** What training and exam show only once a question stands there, with referee and physics behind it; fetched in the first idle moment, or when it is needed. */
import type { Component } from 'svelte';
import { lazy } from '../lazy/lazy.ts';
import type QuestionView from './QuestionView.svelte';

/** A question on the page. */
export type QuestionComponent = typeof QuestionView extends Component<infer Props, infer Exports> ? Component<Props, Exports> : never;

/** Rejects where it does not come; asked again it is fetched again. */
export const loadView: () => Promise<QuestionComponent> = lazy(async () => (await import('./QuestionView.svelte')).default);

/** Fetches it when the browser has nothing else to do: whoever begins has not to wait for it, and may have no network any more. */
export function fetchSoon(): void {
  const soon = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  // what does not come now is fetched, and missed, when it is needed
  soon(() => void loadView().catch(() => undefined));
}
