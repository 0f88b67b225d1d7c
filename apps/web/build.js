/**
 * Builds the web app into `dist`: `client` (hashed files for browsers, with br and gz beside them), `server/main.js` (the
 * web server) and `server/entry-server.js` (the pages, bundled with their libraries so that a start reads few files).
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';

const root = import.meta.dirname;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALLEST_WORTH_IT = 512;

const buildPart = (options, ssr) => build({ root, logLevel: 'warn', build: options, ...(ssr && { ssr }) });

async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => precompressFile(path.join(file.parentPath, file.name))));
}

async function precompressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_WORTH_IT) return;
  await writeFile(`${file}.br`, await brotli(content));
  await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}

await rm(path.join(root, 'dist'), { recursive: true, force: true });
await buildPart({ outDir: 'dist/client' });
await buildPart(
  { outDir: 'dist/server', ssr: 'src/entry-server.tsx', emptyOutDir: false },
  { noExternal: true },
);
await buildPart({ outDir: 'dist/server', ssr: 'server/main.ts', emptyOutDir: false });
await precompress(path.join(root, 'dist/client'));
