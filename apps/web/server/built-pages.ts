import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import type * as EntryServer from '../src/entry-server.tsx';
import { ENTRY, makeAssetsFor, type Manifest } from './page-assets.ts';

/** Everything that renders and hydrates pages: from a build, or from Vite while developing. */
export type Pages = {
  /** Serves the browser's files. */
  files: RequestHandler;
  load: () => Promise<
    Pick<typeof EntryServer, 'render' | 'createApiClient'> & Pick<EntryServer.Site, 'entry' | 'assetsFor'>
  >;
};

const YEAR_S = 31_536_000;

/** The pages as `build.js` has left them in `dist`. */
export async function builtPages(dist: string): Promise<Pages> {
  const client = path.join(dist, 'client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entryServer = (await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as typeof EntryServer;
  const loaded = {
    ...entryServer,
    entry: `/${manifest[ENTRY]?.file}`,
    assetsFor: makeAssetsFor(manifest),
  };
  return {
    files: sirv(client, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders: (res, pathname) => {
        // Hashed names: another content has another name.
        if (pathname.startsWith('/assets/'))
          res.setHeader('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
      },
    }),
    load: async () => loaded,
  };
}
