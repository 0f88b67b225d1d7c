import { join } from 'node:path';
import express, { type Express } from 'express';
import { PICTURE_WIDTHS } from '../media/picture-widths.ts';
import type { Context } from '../context.ts';

/**
 * Pictures from `DATA_DIR`: `/media/{name}.webp` in full, `?w=400` or `?w=640` narrower. A name is never reused for
 * another picture, so caches may keep them for good.
 */
export function mountMedia(app: Express, { config }: Context): void {
  const files = express.static(join(config.dataDir, 'pictures'), {
    immutable: true,
    maxAge: '365d',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    acceptRanges: false, // nobody seeks in a picture
  });
  app.use('/media', (req, res, next) => {
    const width = PICTURE_WIDTHS.find((known) => String(known) === req.query['w']);
    if (width && width !== PICTURE_WIDTHS.at(-1))
      req.url = req.url.replace(/\.webp(\?.*)?$/, `.${width}.webp`);
    files(req, res, next);
  });
}
