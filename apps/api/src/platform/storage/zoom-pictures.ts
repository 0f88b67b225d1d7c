import { readFile } from 'node:fs/promises';
import { workspaceOf } from '@e-store/server/workspace-of';
import { type PictureStore, ZOOM_WIDTH } from './picture-store.ts';

/** For the demo pictures (`npm run pictures`). Images without demo data lack them. */
const DRAWINGS_FOLDER = new URL('src/seed/pictures/', workspaceOf(import.meta.url));
const DRAWING_WIDTH = 800;
const SVG_DPI = 72;

export const zoomFileName = (name: string) => `${name}.${ZOOM_WIDTH}.webp`;

/**
 * The function tells whether a picture has a zoom version. Demo drawings are rasterised on first request, one
 * at a time, because each blocks a core for seconds.
 */
export function createZoomPictures(pictures: PictureStore): (name: string) => Promise<boolean> {
  const runs = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  async function rasterise(name: string): Promise<boolean> {
    const drawing = await readDrawing(name);
    if (drawing) await pictures.put(zoomFileName(name), await toZoomPicture(drawing));
    return drawing !== undefined;
  }

  return async (name) => {
    if (await pictures.has(zoomFileName(name))) return true;
    if (!(await pictures.has(`${name}.webp`))) return false;
    let run = runs.get(name);
    if (!run) {
      run = last.then(() => rasterise(name)).finally(() => runs.delete(name));
      last = run.catch(() => {});
      runs.set(name, run);
    }
    return run;
  };
}

async function readDrawing(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(new URL(`${name}.svg`, DRAWINGS_FOLDER));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function toZoomPicture(drawing: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(drawing, { density: (SVG_DPI * ZOOM_WIDTH) / DRAWING_WIDTH })
    .resize(ZOOM_WIDTH)
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
}
