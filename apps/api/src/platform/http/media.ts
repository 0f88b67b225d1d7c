import { extname } from 'node:path';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { pictureFolder } from '../storage/folder-pictures.ts';
import { PICTURE_WIDTHS, ZOOM_WIDTH } from '../storage/picture-store.ts';
import { createZoomPictures } from '../storage/zoom-pictures.ts';
import type { Context } from '../context.ts';

const YEAR_S = 31_536_000;
const NAME = /^\/(\w[\w-]*(?:\.\d+)?\.webp)$/;
const PLAIN_NAME = /^\/(\w[\w-]*)\.webp$/;

/**
 * `/media/{name}.webp`, `?w=400` or `?w=640` for smaller ones, `?w=1600` for the largest. Names are never
 * reused, so caches may store them forever.
 */
export function mountMedia(app: Express, context: Context): void {
  const files = context.config.s3 ? fromBucket(context) : fromFolder(context);
  const hasZoom = createZoomPictures(context.pictures);
  app.use('/media', async (req, res, next) => {
    const width = [...PICTURE_WIDTHS, ZOOM_WIDTH].find((known) => String(known) === req.query['w']);
    const hasVariant =
      width === ZOOM_WIDTH ? await canZoom(req, hasZoom) : width && width !== PICTURE_WIDTHS.at(-1);
    if (hasVariant) req.url = req.url.replace(/\.webp(\?.*)?$/, `.${width}.webp`);
    await files(req, res, next);
  });
}

async function canZoom({ method, path }: Request, hasZoom: (name: string) => Promise<boolean>) {
  const name = PLAIN_NAME.exec(path)?.[1];
  return name !== undefined && (method === 'GET' || method === 'HEAD') && hasZoom(name);
}

const fromFolder = ({ config }: Context): RequestHandler =>
  express.static(pictureFolder(config.dataDir), {
    immutable: true,
    maxAge: YEAR_S * 1000,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    acceptRanges: false,
  });

/** Always whole: a cache must never store half a picture. */
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
      log.warn({ err: error, name }, 'picture could not be read from the bucket');
      next(error);
    }
  };
