/** A drawing as a bitmap that a browser saves. */
import { saveFile } from '../../store/save-file.ts';

/** Draws an SVG so many px wide and saves it. Rejects where the browser cannot draw it. */
export async function saveBitmap(svg: string, px: number, name: string): Promise<void> {
  const image = new Image(px, px);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  canvas.getContext('2d')?.drawImage(image, 0, 0, px, px);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the canvas gives no picture');
  saveFile(name, blob);
}
