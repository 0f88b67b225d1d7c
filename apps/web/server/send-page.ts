import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { CachedPage } from './page-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** In order of preference. Low compression levels, because the first visitor waits. */
const ENCODINGS: [name: string, encode: (body: Buffer) => Promise<Buffer>][] = [
  ['br', (body) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['gzip', (body) => compressGzip(body)],
];

/** Sends a page and compresses it once per encoding. Express compares the ETag. */
export async function sendPage(req: Request, res: Response, page: CachedPage): Promise<void> {
  res.set({ ...page.headers, ETag: page.etag });
  const [name, encode] = ENCODINGS.find(([encoding]) => req.acceptsEncodings(encoding)) ?? [];
  if (!name || !encode) return void res.send(page.body);
  const encoded = page.encoded.get(name) ?? encode(page.body);
  page.encoded.set(name, encoded);
  const body = await encoded;
  res.set('Content-Encoding', name).send(body);
}
