import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import type { LoadedPages, Pages, PageAssets } from './pages.ts';

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

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>;

export const BOOT = 'src/boot.ts';
export const APP = 'src/entry-client.tsx';

export function makeAssetsFor(manifest: Manifest): (pageFiles: string[]) => PageAssets {
  return (pageFiles) => {
    const chunks = withImports(manifest, [APP, ...pageFiles]);
    const appChunks = withImports(manifest, [APP]);
    const files = (pick: 'css' | 'assets', from: Set<string>) =>
      [...new Set([...from].flatMap((key) => manifest[key]?.[pick] ?? []))].map((file) => `/${file}`);
    return {
      app: `/${manifest[APP]?.file}`,
      styles: files('css', chunks),
      modules: [...chunks]
        .filter((key) => key !== BOOT)
        .flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : [])),
      fonts: files('assets', appChunks).filter((file) => file.endsWith('.woff2')),
    };
  };
}

function withImports(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: is the page's file named after its route?`);
    found.add(key);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
}
