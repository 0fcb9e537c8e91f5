/** Files a browser saves: a text as it is, an SVG as a bitmap. */

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Saves a text. */
export const saveText = (text: string, type: string, name: string): void => save(new Blob([text], { type }), name);

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
  save(blob, name);
}
