import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { uploadPicture } from '@e-store/shared/catalog/staff-endpoints';
import express from 'express';
import type { AppError } from '../errors/errors.ts';
import { readFile } from './parse-input.ts';

const MEGABYTE = 1024 * 1024;

let server: Server;
beforeAll(async () => {
  const app = express();
  app.post('/', async (req, res) => {
    const file = await readFile(uploadPicture, req).catch((error: AppError) =>
      res.status(error.status).set({ ...error.extra.headers }),
    );
    res.end(file instanceof Uint8Array ? String(file.length) : undefined);
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

const HEAD = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: image/jpeg\r\n';

/** Reads only after it has sent everything, as some programs do. */
async function send(...parts: readonly (string | Buffer)[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error as Error));
  const sent = new Promise<void>((resolve) => {
    socket.write(Buffer.concat(parts.map((part) => Buffer.from(part))), () => resolve());
  });
  await Promise.race([sent, failed]);
  const [answer] = await Promise.race([once(socket.resume(), 'data'), failed]);
  socket.destroy();
  return String(answer).split('\r\n')[0]!;
}

const known = (size: number) => [HEAD, `Content-Length: ${size}\r\n\r\n`, Buffer.alloc(size)];
const unknown = (size: number) => [
  `${HEAD}Transfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n`,
  Buffer.alloc(size),
  '\r\n0\r\n\r\n',
];

it.each([
  ['known', known],
  ['unknown', unknown],
])(
  'a file of %s length above the limit is refused, and the sender gets the response',
  async (_what, write) => {
    for (let times = 0; times < 10; times += 1)
      expect(await send(...write(20 * MEGABYTE))).toBe('HTTP/1.1 413 Payload Too Large');
    expect(await send(...write(9 * MEGABYTE))).toBe('HTTP/1.1 200 OK');
  },
);
