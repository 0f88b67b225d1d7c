import type { Endpoint } from '@e-store/shared/endpoint';
import type { Request } from 'express';
import { AppError } from '../errors/errors.ts';

/**
 * Reads the uploaded file, after authorisation and up to the size limit. Returns `undefined` for endpoints
 * without a file.
 */
export async function readFile({ file }: Endpoint, req: Request): Promise<Uint8Array | undefined> {
  if (!file) return undefined;
  if (!req.is([...file.types]))
    throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', `Send a file of type ${file.types.join(', ')}.`);
  const chunks: Buffer[] = [];
  let length = Number(req.get('content-length') ?? 0);
  if (length <= file.maxBytes) {
    length = 0;
    for await (const chunk of req as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > file.maxBytes) break;
      chunks.push(chunk);
    }
  }
  if (length > file.maxBytes) {
    const megabytes = Math.floor(file.maxBytes / 1024 / 1024);
    throw new AppError(413, 'PAYLOAD_TOO_LARGE', `At most ${megabytes} MB.`, {
      headers: { Connection: 'close' },
    });
  }
  return Buffer.concat(chunks);
}
