import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { minify } from 'terser';
import { build } from 'vite';

const root = import.meta.dirname;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALLEST_WORTH_IT = 512;

const buildPart = (options, ssr) => build({ root, logLevel: 'warn', build: options, ...(ssr && { ssr }) });

async function minifyAgain(folder) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    const { code } = await minify(await readFile(file, 'utf8'), {
      module: true,
      compress: { passes: 3, ecma: 2020, keep_fargs: false },
    });
    await writeFile(file, code);
  }
}

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
for (const entry of ['src/entry-server.tsx', 'server/main.ts'])
  await buildPart({ outDir: 'dist/server', ssr: entry, emptyOutDir: false }, { noExternal: true });
await minifyAgain(path.join(root, 'dist/client/assets'));
await precompress(path.join(root, 'dist/client'));
