/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Sample, readSamples } from '@e-store/server/testing/read-samples';
import { render } from '../src/entry-server.tsx';
import { type Config, readConfig } from './config.ts';
import { start } from './start.ts';
import { listen, stopListening } from './testing/listen.ts';
import { testPages } from './testing/test-pages.ts';

const pages = testPages(render);

let isApiReady = true;
const emptyApi: RequestListener = ({ url }, res) => {
  const status = url === '/readyz' && isApiReady ? 200 : url === '/readyz' ? 503 : 404;
  const error = { success: false, code: 'NOT_FOUND', message: 'There is none.', requestId: '1' };
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(error));
};

let config: Config;
let web: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  config = readConfig({
    INTERNAL_SECRET: 'd41d8cd98f00b204e9800998ecf8427e',
    API_URL: await listen(emptyApi),
    WEB_PORT: '0',
    WEB_METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
  });
  web = await start(config, pages);
});
afterAll(async () => {
  await web.stop();
  stopListening();
});

const visit = async (path: string, init: RequestInit = {}) => {
  const { status } = await fetch(web.url + path, { redirect: 'manual', ...init });
  return status;
};
const inside = (path: string) => fetch(`${web.metricsUrl}${path}`);
const asked = (samples: Sample[], labels: Record<string, string>) =>
  samples.find(
    ({ name, labels: of }) =>
      name === 'estore_http_request_duration_seconds_count' &&
      Object.entries(labels).every(([key, value]) => of[key] === value),
  )?.value;

describe('/metrics of the web server', () => {
  it('tells what was asked by the pattern of the page and the status, and nothing that was typed', async () => {
    expect(await visit('/product/64b7f0a1c93e5826b7d4f0a1')).toBe(404);
    expect(await visit('/product/64b7f0a1c93e5826b7d4f0a2')).toBe(404);
    expect(await visit('/account')).toBe(302);
    expect(await visit('/no-such/secret-42')).toBe(404);
    expect(await visit('/api/v1/products?secret=42')).toBe(404);
    expect(await visit('/media/secret-42.webp')).toBe(404);
    expect(await visit('/robots.txt')).toBe(200);
    expect(await visit('/assets/secret-42.js')).toBe(404);
    expect(await visit('/account', { method: 'PROPFIND' })).toBe(405);
    const samples = await readSamples(`${web.metricsUrl}/metrics`);
    expect(asked(samples, { method: 'GET', route: '/product/:id', status: '404' })).toBe(2);
    expect(asked(samples, { route: '/account', status: '302' })).toBe(1);
    expect(asked(samples, { method: 'GET', route: 'none', status: '404' })).toBe(1);
    expect(asked(samples, { route: '/api', status: '404' })).toBe(1);
    expect(asked(samples, { route: '/media', status: '404' })).toBe(1);
    expect(asked(samples, { route: 'file', status: '200' })).toBe(1);
    expect(asked(samples, { route: '/assets', status: '404' })).toBe(1);
    expect(asked(samples, { method: 'OTHER', route: 'none', status: '405' })).toBe(1);
    expect(JSON.stringify(samples)).not.toMatch(/secret|64b7f0a1/);
  });

  it('tells of the process what Node knows, and leaves out the health checks', async () => {
    expect(await visit('/readyz')).toBe(200);
    const samples = await readSamples(`${web.metricsUrl}/metrics`);
    const of = (wanted: string) => samples.find(({ name }) => name === wanted);
    expect(of('nodejs_eventloop_lag_p99_seconds')?.value).toBeGreaterThanOrEqual(0);
    expect(of('process_resident_memory_bytes')?.value).toBeGreaterThan(1_000_000);
    expect(of('estore_build_info')?.labels).toEqual({ version: '0.2.0', node: process.versions.node });
    expect(samples.filter(({ labels }) => /healthz|readyz/.test(labels['route'] ?? ''))).toEqual([]);
  });

  it('is at a port of its own, with the health beside it, and nothing else is', async () => {
    expect(await visit('/metrics')).toBe(404);
    expect((await inside('/')).status).toBe(404);
    expect((await inside('/products')).status).toBe(404);
    expect(await (await inside('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await inside('/readyz')).json()).toEqual({ status: 'ready' });
    isApiReady = false;
    const answer = await inside('/readyz');
    isApiReady = true;
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }]);
  });

  it('is nowhere without a port', async () => {
    const silent = await start({ ...config, metricsPort: undefined }, pages);
    await silent.stop();
    expect(silent.metricsUrl).toBeUndefined();
  });

  it('names the variable when its port is taken', async () => {
    const metricsPort = Number(new URL(web.url).port);
    await expect(start({ ...config, metricsPort }, pages)).rejects.toThrow(
      `WEB_METRICS_PORT ${metricsPort} is taken by another program.`,
    );
  });
});
