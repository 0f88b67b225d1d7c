import { extname } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { folderOf } from '../media/folder-pictures.ts';
import { PICTURE_WIDTHS } from '../media/picture-widths.ts';
import type { Context } from '../context.ts';

const YEAR_S = 31_536_000;
/** A name without a folder, as pictures are given; anything else is asked of no bucket. */
const NAME = /^\/(\w[\w-]*(?:\.\d+)?\.webp)$/;

/**
 * Pictures: `/media/{name}.webp` in full, `?w=400` or `?w=640` narrower. A name is never reused for another picture, so
 * caches may keep them for good.
 */
export function mountMedia(app: Express, context: Context): void {
  const files = context.config.s3 ? fromBucket(context) : fromFolder(context);
  app.use('/media', (req, res, next) => {
    const width = PICTURE_WIDTHS.find((known) => String(known) === req.query['w']);
    if (width && width !== PICTURE_WIDTHS.at(-1))
      req.url = req.url.replace(/\.webp(\?.*)?$/, `.${width}.webp`);
    void files(req, res, next);
  });
}

const fromFolder = ({ config }: Context): RequestHandler =>
  express.static(folderOf(config.dataDir), {
    immutable: true,
    maxAge: YEAR_S * 1000,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    acceptRanges: false, // nobody seeks in a picture
  });

/** As a folder answers; whole, since a picture is small and half of one must not be kept by a cache for good. */
const fromBucket =
  ({ pictures, log }: Context): RequestHandler =>
  async (req, res, next) => {
    const name = NAME.exec(req.path)?.[1];
    if (!name || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    try {
      const bytes = await pictures.read(name);
      if (!bytes) return next();
      res.set('Cache-Control', `public, max-age=${YEAR_S}, immutable`).type(extname(name)).send(bytes);
    } catch (error) {
      log.warn({ err: error, name }, 'a picture could not be read from the bucket');
      next(error);
    }
  };
