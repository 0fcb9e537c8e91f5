/** The bar under a figure: plays its case in the figure's own place, stops it, walks through it, and hands the table over. */
import type { MountedTable, Showing } from '../../widgets/table/mount.ts';
import { notLoaded } from '../not-loaded.ts';
import { loadTable, open, tableOf } from './table.ts';

/** Of real speed, where the reader wants it slow. */
const SLOW = 0.25;

const figureOf = (part: Element): HTMLElement | null => part.closest<HTMLElement>('[data-figure]');

/** What the bar says of what is shown. */
function showState(bar: HTMLElement, { running, at, ended, line }: Showing): void {
  const button = bar.querySelector<HTMLElement>('[data-live]');
  if (button) button.dataset['state'] = running ? 'pause' : ended ? 'again' : 'play';
  const course = bar.querySelector<HTMLInputElement>('[data-seek]');
  if (course) course.value = String(at);
  const said = bar.querySelector<HTMLElement>('[data-line]');
  if (said && line && said.textContent !== line) said.textContent = line;
  bar.toggleAttribute('data-ended', ended);
  figureOf(bar)?.toggleAttribute('data-ruled', ended);
}

/** The table of a bar's figure, showing the case; the drawing gives way to it when something is to be seen. Null where the reader has taken it over meanwhile. */
async function shown(bar: HTMLElement): Promise<MountedTable | null> {
  const figure = figureOf(bar);
  const table = figure && tableOf(figure);
  return table && (await table.show((view) => showState(bar, view)));
}

/** Fetches the live table for somebody who has come near. Nothing is said where it does not come: pressing the button says it. */
export async function warm(): Promise<void> {
  await loadTable().catch(() => undefined);
}

/** What a button of the bar does. */
export async function press(button: HTMLButtonElement): Promise<void> {
  const bar = button.closest<HTMLElement>('[data-bar]');
  const figure = figureOf(button);
  if (!bar || !figure) return;
  const { live, step, slow, mine } = button.dataset;
  try {
    if (mine !== undefined) await open(figure);
    else if (slow !== undefined) {
      const on = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(on));
      (await shown(bar))?.rate(on ? SLOW : 1);
    } else if (step !== undefined) await (await shown(bar))?.walk(step === '1' ? 1 : -1);
    else if (live !== undefined) await (await shown(bar))?.play();
  } catch {
    notLoaded(() => void press(button));
  }
}

/** Shows a part of the course, 0 to 1, as the bar's slider had it: while the stroke runs the slider itself goes on. */
export async function seek(slider: HTMLInputElement, share: number): Promise<void> {
  const bar = slider.closest<HTMLElement>('[data-bar]');
  if (bar) await (await shown(bar).catch(() => notLoaded(() => void seek(slider, share))))?.seek(share);
}
