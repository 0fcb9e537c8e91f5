/** A QR code as the site draws it, photographed and read again, with the browser's detector and without. */
import { render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Qr from '../../../src/widgets/code/Qr.svelte';
import { textsInPicture } from '../../../src/widgets/code/read-code.ts';

const LINK = 'https://rules.example/ru/scoresheet/#g=AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8w';
const picture = new File(['…'], 'slip.jpg', { type: 'image/jpeg' });

/** The drawing as a camera would give it: so many pixels a module. */
function photographed(svg: SVGElement, pixels: number): { width: number; height: number; data: Uint8ClampedArray } {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = modules * pixels;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < pixels; dy++)
      for (let dx = 0; dx < pixels; dx++)
        data.fill(
          0,
          ((Number(y) * pixels + dy) * width + Number(x) * pixels + dx) * 4,
          ((Number(y) * pixels + dy) * width + Number(x) * pixels + dx) * 4 + 3,
        );
  return { width, height: width, data };
}

/** A browser that shows `image` wherever a picture is opened. */
function showing(image: { width: number; height: number; data: Uint8ClampedArray } | null): void {
  vi.stubGlobal('createImageBitmap', async () => {
    if (image === null) throw new Error('no picture');
    return { ...image, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => image,
  } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
}
const drawn = (): SVGElement => render(Qr, { text: LINK, label: 'code' }).container.querySelector('svg') as SVGElement;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a detector the decoder reads what was drawn', async () => {
  showing(photographed(drawn(), 4));
  expect(await textsInPicture(picture)).toEqual([LINK]);
});

test('a detector of the browser is asked first; where it sees nothing or cannot read these codes the decoder is', async () => {
  showing(photographed(drawn(), 4));
  const seen = (found: readonly string[], formats = ['qr_code']): unknown =>
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => formats;
        detect = async () => found.map((rawValue) => ({ rawValue }));
      },
    );
  seen(['seen by the browser']);
  expect(await textsInPicture(picture)).toEqual(['seen by the browser']);
  seen([]);
  expect(await textsInPicture(picture)).toEqual([LINK]);
  seen(['no such format'], ['ean_13']);
  expect(await textsInPicture(picture)).toEqual([LINK]);
});

test('a picture without a code and a file that is no picture give nothing', async () => {
  showing({ width: 40, height: 40, data: new Uint8ClampedArray(6400).fill(255) });
  expect(await textsInPicture(picture)).toEqual([]);
  showing(null);
  expect(await textsInPicture(picture)).toEqual([]);
});
