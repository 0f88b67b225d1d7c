import { connect, type Socket } from 'node:net';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { start } from '../main.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { testConfig } from '../testing/start-test-shop.ts';

let api: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  api = await start({ ...testConfig(), port: 0 }, { log: pino({ level: 'silent' }) });
});
afterAll(() => api.stop());

const port = () => Number(new URL(api.url).port);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function readTimes(count = 15): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const begun = performance.now();
    const { status } = await fetch(`${api.url}/healthz`);
    expect(status).toBe(200);
    times.push(performance.now() - begun);
  }
  return times;
}

type Opened = { socket: Socket; heard: string; isClosed: boolean };

async function open(first: string): Promise<Opened> {
  const socket = connect({ port: port(), host: '127.0.0.1' });
  const opened: Opened = { socket, heard: '', isClosed: false };
  socket.on('data', (chunk) => (opened.heard += String(chunk)));
  socket.on('error', () => {});
  socket.on('close', () => (opened.isClosed = true));
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(first);
  return opened;
}
const openMany = (count: number, first: string) =>
  Promise.all(Array.from({ length: count }, () => open(first)));

describe('connections that only take up room', () => {
  it('slow ones, five hundred, keep nobody else waiting, and are ended within seconds [R54] [T20]', async () => {
    const before = median(await readTimes());
    const slow = await openMany(500, 'GET /api/v1/store HTTP/1.1\r\nHost: shop\r\nX-');
    const drip = setInterval(() => {
      for (const { socket, isClosed } of slow) if (!isClosed) socket.write('a');
    }, 1000);
    try {
      const meanwhile = median(await readTimes());
      expect(meanwhile).toBeLessThan(Math.max(200, before * 2));
      await waitUntil(() => slow.every(({ isClosed }) => isClosed), 25_000);
      expect(slow.filter(({ heard }) => heard.startsWith('HTTP/1.1 408'))).toHaveLength(500);
    } finally {
      clearInterval(drip);
      for (const { socket } of slow) socket.destroy();
    }
  }, 60_000);

  it('a body that comes byte by byte is answered 408 within seconds, and its connection ends', async () => {
    const head = 'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
    const begun = performance.now();
    const slow = await open(`${head}Content-Length: 1000\r\n\r\n{`);
    const drip = setInterval(() => {
      if (!slow.isClosed) slow.socket.write(' ');
    }, 500);
    try {
      await waitUntil(() => slow.isClosed, 20_000);
      expect(performance.now() - begun).toBeLessThan(15_000);
      expect(slow.heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      const body = JSON.parse(slow.heard.slice(slow.heard.indexOf('\r\n\r\n')));
      expect(body).toMatchObject({ code: 'MALFORMED_BODY', success: false });
    } finally {
      clearInterval(drip);
      slow.socket.destroy();
    }
  }, 60_000);

  it('idle ones, two thousand after an answer, keep nobody else waiting [T20]', async () => {
    const before = median(await readTimes());
    const idle = await openMany(2000, 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
    try {
      await waitUntil(() => idle.every(({ heard }) => heard.includes('"ok"')), 20_000);
      expect(median(await readTimes())).toBeLessThan(Math.max(200, before * 2));
    } finally {
      for (const { socket } of idle) socket.destroy();
    }
  }, 60_000);
});

describe('a body of 100 MB', () => {
  it.each([
    ['as it is', {}, Buffer.alloc(64 * 1024, 'a')],
    ['packed', { 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(100_000_000, 'a'))],
  ])('%s is refused with 413 long before its end [R54] [T20]', async (_what, headers, chunk) => {
    let sent = 0;
    const status = await new Promise((resolve) => {
      const post = request({
        port: port(),
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/v1/login',
        headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked', ...headers },
      });
      let isAnswered = false;
      post.on('response', (answer) => {
        isAnswered = true;
        answer.resume();
        resolve(answer.statusCode);
      });
      post.on('error', () => {});
      void (async () => {
        while (!isAnswered && sent < 100_000_000) {
          post.write(chunk);
          sent += chunk.length;
          await wait(1);
        }
        post.destroy();
      })();
    });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(20_000_000);
    await readTimes(1);
  });
});
