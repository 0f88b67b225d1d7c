import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { BOOT, makeAssetsFor, type Manifest } from './page-assets.ts';
import type { LoadedPages, Pages } from './pages.ts';

const YEAR_S = 31_536_000;

export async function loadBuiltPages(dist: string): Promise<Pages> {
  const client = path.join(dist, 'client');
  const manifest: Manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
  const entryServer = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  const { render, sitemapPaths }: Pick<LoadedPages, 'render' | 'sitemapPaths'> = await import(entryServer);
  const assetsFor = makeAssetsFor(manifest);
  const { styles, fonts } = assetsFor([]);
  const loaded = {
    render,
    sitemapPaths,
    entry: `/${manifest[BOOT]?.file}`,
    assetsFor,
    plainAssets: { styles, fonts },
  };
  return {
    isBuilt: true,
    files: sirv(client, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders: (res, pathname) => {
        if (pathname.startsWith('/assets/'))
          res.setHeader('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
      },
    }),
    load: () => Promise.resolve(loaded),
  };
}
