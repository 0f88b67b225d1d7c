/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { NO_TRACING } from '@e-store/server/tracing';
import { apiServer } from '../src/testing/api-server.ts';
import { forwardToApi } from './forward-to-api.ts';
import { listen, stopListening } from './testing/listen.ts';

beforeAll(() => apiServer.close()); // which puts connections of its own in the place of Node's
afterAll(stopListening);

async function forwarding(api: RequestListener): Promise<() => Promise<Response>> {
  const apiUrl = await listen(api);
  const given = { logger: pino({ level: 'silent' }), tracing: NO_TRACING };
  const url = await listen(express().use(forwardToApi({ apiUrl, internalSecret: 'secret' }, given)));
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
  await wait(4500); // of the five seconds that a server of Node waits
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
