/**
 * Reads the QR codes in a picture: with the browser's own detector where it has one, otherwise with a decoder that is fetched with the first
 * picture. A phone's camera takes the picture through a file field, so no page needs a camera's permission.
 */

/** The part of the Barcode Detection API that is used; TypeScript's DOM does not know it yet. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats?(): Promise<readonly string[]>;
}

/** Pixels of the longer side that the decoder looks at: a code that fills a third of the picture has 5 a module. */
const LONGEST = 1600;

async function byDetector(picture: ImageBitmap): Promise<readonly string[] | null> {
  const { BarcodeDetector: Detection } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (!Detection) return null;
  try {
    const formats = (await Detection.getSupportedFormats?.()) ?? ['qr_code'];
    if (!formats.includes('qr_code')) return null;
    const found = await new Detection({ formats: ['qr_code'] }).detect(picture);
    return found.length === 0 ? null : found.map(({ rawValue }) => rawValue);
  } catch {
    return null;
  }
}

async function byDecoder(picture: ImageBitmap): Promise<readonly string[]> {
  const { default: decodeQR } = await import('qr/decode.js');
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return [decodeQR({ width, height, data }, { timeLimit: 2000 })];
  } catch {
    // it throws where there is no code
    return [];
  }
}

/** The texts of the codes in a picture; none where it has none or is no picture. Fails where the decoder cannot be fetched. */
export async function textsInPicture(file: Blob): Promise<readonly string[]> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return [];
  try {
    return (await byDetector(picture)) ?? (await byDecoder(picture));
  } finally {
    picture.close();
  }
}
