/** Laying a widget in several tasks: a slow phone draws what is there already, and hears a finger, in between. */
import { onMount } from 'svelte';

/** Of a component: false until a task of its own after it was mounted. What waits for that is laid then. */
export class Laid {
  #now: boolean = $state(false);
  constructor() {
    onMount(() => {
      const rest = setTimeout(() => {
        this.#now = true;
      });
      return () => clearTimeout(rest);
    });
  }
  get now(): boolean {
    return this.#now;
  }
}
