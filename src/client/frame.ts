/** In a frame: the figure is played by its bar, and the page says how high it is. Opened by itself it gives the lines to embed it. */

import { copied } from '../ui/copied.ts';
import { frameLines } from '../ui/frame-lines.ts';
import { press, seek, warm } from './figure/play-bar.ts';

const lines = document.querySelector<HTMLElement>('[data-lines]');
const frame = lines?.querySelector<HTMLTextAreaElement>('[data-frame-line]');
const element = lines?.querySelector<HTMLTextAreaElement>('[data-element-line]');
const copy = lines?.querySelector<HTMLButtonElement>('[data-copy-line]');

function write(): void {
  const code = /^#p=([\w-]+)/.exec(location.hash)?.[1];
  const lang = document.documentElement.lang;
  if (frame) frame.value = frameLines(location.href, document.title, frame.dataset['script'] ?? '');
  if (element)
    element.value = `<script src="${element.dataset['script']}" defer></script>\n<novuss-table lang="${lang}" edition="${element.dataset['edition']}"${code ? ` position="${code}"` : ''}></novuss-table>`;
}

if (lines && window.top === window) {
  lines.hidden = false;
  write();
  addEventListener('hashchange', write);
  copy?.addEventListener('click', async () => {
    const done = await copied(frame?.value ?? '');
    frame?.select();
    copy.textContent = copy.dataset[done ? 'copied' : 'byHand'] ?? '';
  });
}

if (window.top !== window) {
  const send = (): void => parent.postMessage({ novussHeight: document.documentElement.offsetHeight }, '*');
  // at once: a browser observes no sizes in a frame of another origin that is out of sight
  send();
  new ResizeObserver(send).observe(document.documentElement);
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data !== 'novuss-height') return;
    // the frame takes the height of the page: nothing on it has to fit the frame
    document.documentElement.dataset['fitted'] = '';
    send();
  });
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-bar] button');
  if (button) void press(button);
});
document.addEventListener('input', (event) => {
  const slider = (event.target as Element).closest<HTMLInputElement>('[data-seek]');
  if (slider) void seek(slider, slider.valueAsNumber);
});
if (document.querySelector('[data-bar]')) void warm();
