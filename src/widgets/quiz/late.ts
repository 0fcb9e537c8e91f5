/** What training and exam show only once a question stands there, with referee and physics behind it; fetched in the first idle moment, or when it is needed. */
import type { Component } from 'svelte';
import type QuestionView from './QuestionView.svelte';

/** A question on the page. */
export type QuestionComponent = typeof QuestionView extends Component<infer Props, infer Exports> ? Component<Props, Exports> : never;

export const loadView = async (): Promise<QuestionComponent> => (await import('./QuestionView.svelte')).default;

/** Fetches it when the browser has nothing else to do: whoever begins has not to wait for it, and may have no network any more. */
export function fetchSoon(): void {
  const soon = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  soon(() => void loadView());
}
