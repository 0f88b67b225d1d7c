import type { PictureStore } from './picture-store.ts';
import { ZOOM_WIDTH } from './picture-widths.ts';

export const zoomFile = (name: string) => `${name}.${ZOOM_WIDTH}.webp`;

/**
 * Returns a function that tells whether a picture has a version for looking closely. A picture of the demo catalogue is
 * drawn for that when it is first asked for, and stored: all of them together are too large for the repository. One is
 * drawn at a time, because a drawing takes a processor core for seconds.
 */
export function createZoomPictures(pictures: PictureStore): (name: string) => Promise<boolean> {
  const drawings = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(name: string): Promise<boolean> {
    const { drawDemoPicture } = await import('../seed/draw-demo-picture.ts');
    const bytes = await drawDemoPicture(name, ZOOM_WIDTH);
    if (bytes) await pictures.put(zoomFile(name), bytes);
    return bytes !== undefined;
  }

  return async (name) => {
    if (await pictures.has(zoomFile(name))) return true;
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
