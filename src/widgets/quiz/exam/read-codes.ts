/**
 * Certificates out of files: texts with links, and pictures of QR codes. Pictures are read by the browser's own `BarcodeDetector`; where there is
 * none they cannot be, and the page says so. A picture is taken by the phone's camera through a file field, so no page needs a camera's permission.
 */
import { codesIn } from '../../../quiz/exam/group.ts';

interface Detector {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = (new (options: {
  readonly formats: readonly string[];
}) => Detector) & {
  getSupportedFormats?(): Promise<readonly string[]>;
};

const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether QR codes in pictures can be read here. */
export async function readsPictures(): Promise<boolean> {
  const found = detectorClass();
  if (found === undefined) return false;
  const formats = await (found.getSupportedFormats?.() ?? Promise.resolve(['qr_code'])).catch((): readonly string[] => []);
  return formats.includes('qr_code');
}

/** Larger files are neither lists of links nor pictures that a phone takes. */
const LARGEST = 32 * 1024 * 1024;

/** The codes in a file; none where it has none, is too large, or is a picture that cannot be read. */
export async function codesOf(file: File): Promise<readonly string[]> {
  if (file.size > LARGEST) return [];
  if (!file.type.startsWith('image/')) return codesIn(await file.text());
  const found = detectorClass();
  if (found === undefined) return [];
  try {
    const picture = await createImageBitmap(file);
    const read = await new found({ formats: ['qr_code'] }).detect(picture);
    picture.close();
    return read.flatMap(({ rawValue }) => codesIn(rawValue));
  } catch {
    return [];
  }
}
