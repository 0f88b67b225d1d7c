import type { PictureStore } from './picture-store.ts';
import { ZOOM_WIDTH } from './picture-widths.ts';

export const zoomFileName = (name: string) => `${name}.${ZOOM_WIDTH}.webp`;

/**
 * Returns a function that tells whether a picture has a zoom version. Demo pictures are drawn on first
 * request, one at a time, because each blocks a core for seconds.
 */
export function createZoomPictures(pictures: PictureStore): (name: string) => Promise<boolean> {
  const drawings = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(name: string): Promise<boolean> {
    const { drawDemoPicture } = await import('../../seed/draw-demo-picture.ts');
    const bytes = await drawDemoPicture(name, ZOOM_WIDTH);
    if (bytes) await pictures.put(zoomFileName(name), bytes);
    return bytes !== undefined;
  }

  return async (name) => {
    if (await pictures.has(zoomFileName(name))) return true;
    if (!(await pictures.has(`${name}.webp`))) return false;
    let drawing = drawings.get(name);
    if (!drawing) {
      drawing = last.then(() => draw(name)).finally(() => drawings.delete(name));
      last = drawing.catch(() => {});
      drawings.set(name, drawing);
    }
    return drawing;
  };
}
