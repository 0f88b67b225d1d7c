import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTracing } from './start-tracing.ts';
import { startTraceReceiver, type TraceReceiver } from './testing/start-trace-receiver.ts';
import { readTraceSettings } from './trace-settings.ts';
import { inSpan, errorKind, NO_TRACING, type Tracing } from './tracing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function receive(does?: 'answers' | 'hangs' | 'refuses'): Promise<TraceReceiver> {
  const receiver = await startTraceReceiver(does);
  stops.push(receiver.stop);
  return receiver;
}

async function trace(endpoint: string, env: Record<string, string> = {}, onLoss = () => {}) {
  const { traces } = readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env });
  return startTracing(traces, { name: 'test', version: '1.2.3', onLoss });
}

const work = (tracing: Tracing) =>
  inSpan(tracing, 'outer', {}, async () => {
    await wait(1);
    return inSpan(tracing, 'inner', { kind: 'client', attributes: { 'estore.code': 'X' } }, async () => 7);
  });

describe('tracing', () => {
  it('is nothing without an endpoint, and work is done all the same', async () => {
    const tracing = await startTracing(undefined, { name: 'test', version: '1', onLoss: () => {} });
    expect(tracing).toBe(NO_TRACING);
    expect(await work(tracing)).toBe(7);
    expect(tracing.begin('x').traceId).toBeUndefined();
    expect(tracing.traceparent()).toBeUndefined();
  });

  it('sends spans as JSON, each as part of the one that it began in', async () => {
    const receiver = await receive();
    const tracing = await trace(receiver.url, { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc' });
    expect(await work(tracing)).toBe(7);
    await tracing.stop();
    const [inner, outer] = receiver.spans;
    expect(outer).toMatchObject({
      name: 'outer',
      service: 'test',
      parentSpanId: undefined,
      kind: 'internal',
    });
    expect(inner).toMatchObject({
      name: 'inner',
      traceId: outer?.traceId,
      parentSpanId: outer?.spanId,
      kind: 'client',
      attributes: { 'estore.code': 'X' },
      hasFailed: false,
    });
    expect(receiver.asked[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'abc' } });
    expect(receiver.resources[0]).toMatchObject({
      'service.version': '1.2.3',
      'telemetry.sdk.language': 'nodejs',
    });
  });

  it('keeps apart what goes on at the same time', async () => {
    const receiver = await receive();
    const tracing = await trace(receiver.url);
    await Promise.all(Array.from({ length: 20 }, () => work(tracing)));
    await tracing.stop();
    expect(new Set(receiver.spans.map(({ traceId }) => traceId)).size).toBe(20);
    for (const inner of receiver.spans.filter(({ name }) => name === 'inner'))
      expect(receiver.spans.find(({ spanId }) => spanId === inner.parentSpanId)).toMatchObject({
        name: 'outer',
        traceId: inner.traceId,
      });
  });

  it('tells of a failure what kind it was, not in what words', async () => {
    const receiver = await receive();
    const tracing = await trace(receiver.url);
    const failing = inSpan(tracing, 'mail', {}, async () => {
      throw Object.assign(new Error('550 unknown: asha@example.com'), { code: 'EENVELOPE' });
    });
    await expect(failing).rejects.toThrow('550');
    await tracing.stop();
    expect(receiver.spans).toEqual([
      expect.objectContaining({ hasFailed: true, attributes: { 'error.type': 'EENVELOPE' } }),
    ]);
    expect(receiver.asked[0]?.body).not.toContain('asha');
  });

  it('goes on with the trace of another process, which decides whether it is recorded', async () => {
    const receiver = await receive();
    const tracing = await trace(receiver.url);
    const id = '0af7651916cd43dd8448eb211c80319c';
    tracing.begin('recorded', { traceparent: `00-${id}-b7ad6b7169203331-01` }).end();
    tracing.begin('not recorded', { traceparent: `00-${id}-b7ad6b7169203331-00` }).end();
    tracing.begin('of its own', { traceparent: 'rubbish' }).end();
    const span = tracing.begin('sent on');
    const header = span.run(() => tracing.traceparent());
    span.end();
    await tracing.stop();
    const byName = Object.fromEntries(receiver.spans.map((one) => [one.name, one]));
    expect(Object.keys(byName)).toEqual(['recorded', 'of its own', 'sent on']);
    expect(byName['recorded']).toMatchObject({ traceId: id, parentSpanId: 'b7ad6b7169203331' });
    expect(byName['of its own']).toMatchObject({ parentSpanId: undefined });
    expect(header).toBe(`00-${byName['sent on']?.traceId}-${byName['sent on']?.spanId}-01`);
  });

  it('counts nothing as part of what is over', async () => {
    const receiver = await receive();
    const tracing = await trace(receiver.url);
    const span = tracing.begin('request');
    const seen = span.run(async () => {
      const before = tracing.isRecording();
      await wait(1);
      span.end();
      return [before, tracing.isRecording()];
    });
    expect(await seen).toEqual([true, false]);
    await tracing.stop();
  });

  it.each([
    ['always_off', '1', 0, 0],
    ['parentbased_traceidratio', '0', 0, 0],
    ['traceidratio', '0.5', 60, 140],
  ])('records by the sampler %s of %s', async (sampler, ratio, least, most) => {
    const receiver = await receive();
    const tracing = await trace(receiver.url, {
      OTEL_TRACES_SAMPLER: sampler,
      OTEL_TRACES_SAMPLER_ARG: ratio,
    });
    for (let turn = 0; turn < 200; turn += 1) tracing.begin('x').end();
    await tracing.stop();
    expect(receiver.spans.length).toBeGreaterThanOrEqual(least);
    expect(receiver.spans.length).toBeLessThanOrEqual(most);
  });
});

describe('a service for traces that is not well', () => {
  const BOUND_MS = 8_000;

  it.each(['hangs', 'refuses'] as const)('and %s holds up neither work nor the end', async (does) => {
    const receiver = await receive(does);
    const tracing = await trace(receiver.url);
    for (let turn = 0; turn < 2000; turn += 1) tracing.begin('x').end();
    expect(await work(tracing)).toBe(7);
    const before = performance.now();
    await tracing.stop();
    expect(performance.now() - before).toBeLessThan(BOUND_MS);
    expect(receiver.asked.length).toBeGreaterThan(0);
  });

  it('and is away does neither', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const tracing = await trace(`http://127.0.0.1:${port}`);
    expect(await work(tracing)).toBe(7);
    const before = performance.now();
    await tracing.stop();
    expect(performance.now() - before).toBeLessThan(BOUND_MS);
  });

  it('is told of once a minute', async () => {
    const receiver = await receive('refuses');
    let losses = 0;
    const tracing = await trace(receiver.url, {}, () => (losses += 1));
    for (let turn = 0; turn < 2000; turn += 1) tracing.begin('x').end();
    await tracing.stop();
    expect(receiver.asked.length).toBeGreaterThan(1);
    expect(losses).toBe(1);
  });
});

describe('the kind of an error', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [Object.assign(new Error('x'), { code: 11_000 }), 'Error'],
    [Object.assign(new Error('x'), { code: 'asha@example.com' }), 'Error'],
    [new RangeError('x'), 'RangeError'],
    ['asha@example.com', 'Error'],
  ])('%s', (error, kind) => {
    expect(errorKind(error)).toBe(kind);
  });
});
