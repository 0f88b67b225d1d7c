/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { startTracing } from '@e-store/server/start-tracing';
import { startTraceReceiver, type TraceReceiver } from '@e-store/server/testing/start-trace-receiver';
import { readTraceSettings } from '@e-store/server/trace-settings';
import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createWeb } from './create-web.ts';
import type { Render } from './pages.ts';
import { listen, stopListening } from './testing/listen.ts';
import { testPages } from './testing/test-pages.ts';

const SECRET = 'd41d8cd98f00b204e9800998ecf8427e';
const STRANGERS = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'a=1',
  baggage: 'user=asha@example.com',
};

let receiver: TraceReceiver;
let tracing: Tracing;
beforeEach(async () => {
  receiver = await startTraceReceiver();
  const { traces } = readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  tracing = await startTracing(traces, { name: 'e-store-web', version: '0', onLoss: () => {} });
});
afterEach(async () => {
  stopListening();
  await tracing.stop();
  await receiver.stop();
});

const asking: Render = async (_request, { apiUrl, apiHeaders, onRouteMatched }) => {
  onRouteMatched?.('/product/:id');
  const answer = await fetch(`${apiUrl}/api/v1/product/7`, { headers: apiHeaders });
  return new Response(await answer.text(), { status: answer.status });
};

const lines: string[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

async function startWeb(own: Tracing, render: Render = asking) {
  const echo: RequestListener = (req, res) => res.end(JSON.stringify(req.headers));
  const config = readConfig({ INTERNAL_SECRET: SECRET, API_URL: await listen(echo) });
  const pages = testPages(render);
  return listen(createWeb({ config, logger: pino({ level: 'info' }, stream), pages, tracing: own }));
}

const receivedHeaders = async (url: string) =>
  (await (await fetch(url, { headers: STRANGERS })).json()) as Record<string, string>;

describe('a trace of the web server', () => {
  it.each([
    ['a page', '/product/7?keyword=very-private', 'GET /product/:id'],
    ['a call that is forwarded', '/api/v1/products?keyword=very-private', 'GET /api'],
  ])('begins with %s, whatever the visitor claims, and the API is told of it', async (_what, path, name) => {
    const web = await startWeb(tracing);
    const { traceparent, tracestate, baggage } = await receivedHeaders(`${web}${path}`);
    await tracing.stop();
    const [span] = receiver.spans;
    expect(span).toMatchObject({ name, kind: 'server', service: 'e-store-web', parentSpanId: undefined });
    expect(traceparent).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
    expect(traceparent).not.toContain('0af7651916cd43dd8448eb211c80319c');
    expect([tracestate, baggage]).toEqual([undefined, undefined]);
    expect(receiver.asked.map(({ body }) => body).join()).not.toContain('very-private');
  });

  it('is not begun, and a visitor’s is not handed on with our secret, where traces are off', async () => {
    const web = await startWeb(NO_TRACING);
    for (const path of ['/api/v1/products', '/product/7']) {
      const received = await receivedHeaders(`${web}${path}`);
      expect(received['x-internal-secret']).toBe(SECRET);
      expect(Object.keys(received)).not.toEqual(expect.arrayContaining(['traceparent']));
      expect(Object.keys(received)).not.toEqual(expect.arrayContaining(['tracestate']));
    }
  });

  it('is named in the line of the log', async () => {
    const web = await startWeb(tracing);
    await receivedHeaders(`${web}/product/7`);
    await tracing.stop();
    expect(lines.findLast((line) => line.includes('"page"'))).toContain(
      `"traceId":"${receiver.spans[0]?.traceId}"`,
    );
  });

  it('says that rendering failed, and has neither files nor health checks', async () => {
    const web = await startWeb(tracing, () => Promise.reject(new Error('a slip')));
    for (const path of ['/healthz', '/assets/a.js', '/favicon.ico', '/cart'])
      await (await fetch(`${web}${path}`)).text();
    await tracing.stop();
    expect(receiver.spans).toEqual([
      expect.objectContaining({
        name: 'GET',
        hasFailed: true,
        attributes: expect.objectContaining({ 'http.response.status_code': 500, 'error.type': '500' }),
      }),
    ]);
  });
});
