/** The time of day, followed while something on the page shows it. */
import { onMount } from 'svelte';

const MINUTE = 60_000;

export class Clock {
  /** ms since 1970, by the second. */
  now: number = $state(Date.now());
  /** The minute begun: estimates need no more. */
  readonly minute: number = $derived(Math.floor(this.now / MINUTE) * MINUTE);

  constructor() {
    onMount(() => {
      const timer = setInterval(() => {
        this.now = Date.now();
      }, 1000);
      return () => clearInterval(timer);
    });
  }
}

/** When a competition begins: its hour on its day, or today once that is over. */
export function beginsAt(date: string | undefined, begins: string, now: number): number {
  const today = new Date(now);
  const [hours = 0, minutes = 0] = begins.split(':').map(Number);
  const day = date === undefined ? today : new Date(`${date}T00:00`);
  const at = day.getTime() > today.getTime() ? day : today;
  return new Date(at.getFullYear(), at.getMonth(), at.getDate(), hours, minutes).getTime();
}

/** `14:05`. */
export const timeText = (at: number): string => {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
};

/** `1:58`; `0:00` once it is over. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
