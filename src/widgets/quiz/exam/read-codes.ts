/** Certificates out of files: texts with links, and pictures of QR codes. */
import { codesIn } from '../../../quiz/exam/group.ts';
import { textsInPicture } from '../../code/read-code.ts';

/** Larger files are neither lists of links nor pictures that a phone takes. */
const LARGEST = 32 * 1024 * 1024;

/** The codes in a file; none where it has none, is too large, or is a picture that cannot be read. */
export async function codesOf(file: File): Promise<readonly string[]> {
  if (file.size > LARGEST) return [];
  const texts = file.type.startsWith('image/') ? await textsInPicture(file) : [await file.text()];
  return texts.flatMap(codesIn);
}
