/** @jest-environment node */
import { once } from 'node:events';
import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { NO_TRACING } from '@e-store/server/tracing';
import { apiServer } from '../src/testing/api-server.ts';
import { forwardToApi } from './forward-to-api.ts';
import { listen, stopListening } from './testing/listen.ts';

beforeAll(() => apiServer.close());
afterAll(stopListening);

async function startForwarding(api: RequestListener): Promise<string> {
  const apiUrl = await listen(api);
  const given = { logger: pino({ level: 'silent' }), tracing: NO_TRACING };
  return await listen(express().use(forwardToApi({ apiUrl, internalSecret: 'secret' }, given)));
}

async function forwarding(api: RequestListener): Promise<() => Promise<Response>> {
  const url = await startForwarding(api);
  return async () => {
    const response = await fetch(url);
    await response.text();
    return response;
  };
}

it('the API is asked on a connection that was used a moment ago, and not on one that it may be about to close', async () => {
  const connections = new Set<unknown>();
  const ask = await forwarding((req, res) => {
    connections.add(req.socket);
    res.end('answered');
  });
  await ask();
  await wait(50);
  await ask();
  expect(connections.size).toBe(1);
  await wait(4500);
  await ask();
  expect(connections.size).toBe(2);
});

it('a visitor is not told how long the API keeps its connection', async () => {
  const ask = await forwarding((_req, res) => {
    res.setHeader('keep-alive', 'timeout=6543');
    res.end('answered');
  });
  expect((await ask()).headers.get('keep-alive') ?? '').not.toContain('6543');
});

async function askAs(url: string, encoding: string) {
  const sent = request(url, { headers: { 'accept-encoding': encoding } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}

it('compresses an answer that is JSON of more than a kilobyte, for who takes it so', async () => {
  const long = JSON.stringify({ words: 'shirt '.repeat(500) });
  const answers: Record<string, [type: string, body: string]> = {
    '/long': ['application/json; charset=utf-8', long],
    '/short': ['application/json; charset=utf-8', '{"success":true}'],
    '/a.webp': ['image/webp', long],
  };
  const url = await startForwarding((req, res) => {
    const [type, body] = answers[req.url ?? '']!;
    res.writeHead(200, { 'content-type': type, 'content-length': body.length, etag: 'W/"1"' }).end(body);
  });
  const brotli = await askAs(`${url}/long`, 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"1"' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
  const gzipped = await askAs(`${url}/long`, 'gzip');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.body).toString()).toBe(long);
  for (const [path, encoding] of [
    ['/long', 'identity'],
    ['/short', 'br'],
    ['/a.webp', 'br'],
  ] as const)
    expect((await askAs(url + path, encoding)).headers).not.toHaveProperty('content-encoding');
});

it('a visitor that sends a large body before reading is answered when the API breaks off', async () => {
  const url = await startForwarding((req) => req.socket.destroy());
  const { port } = new URL(url);
  const size = 20 * 1024 * 1024;
  const socket = connect({ port: Number(port), host: '127.0.0.1' }).pause();
  socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${size}\r\n\r\n`);
  await new Promise((sent) => socket.write(Buffer.alloc(size), sent));
  const [answer] = await once(socket.resume(), 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  socket.destroy();
});
