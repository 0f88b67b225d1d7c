import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runFuzz } from '../../tools/fuzz/run-fuzz.js';
import { start } from '../../scripts/start-shop.js';
import { atMost, selectBySize, selectSizes } from '../config.ts';
import { reportMetrics } from '../shop/metrics.ts';

const { requests, raw } = selectSizes({
  full: { requests: 50_000, raw: 2_000 },
  short: { requests: 8_000, raw: 400 },
});
const seconds = selectBySize({ full: Infinity, short: 40 });

const dataDir = mkdtempSync(path.join(tmpdir(), 'e-store-fuzz-'));
const anyPorts = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };
const deaths: string[] = [];
let shop: Awaited<ReturnType<typeof start>> | undefined;
beforeAll(async () => {
  const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', DEMO: 'true', DATA_DIR: dataDir };
  shop = await start({ ...anyPorts, ...quiet }, { onDeath: (error: Error) => deaths.push(error.message) });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('answers whatever comes as the OpenAPI document says, in time, and lets nobody in who may not [G5] [T9]', async () => {
  if (!shop) throw new Error('There is no shop.');
  const seed = Math.floor(Math.random() * 1_000_000_000);
  const found = await runFuzz(shop, {
    requests,
    raw,
    seed,
    seconds,
    longestMs: atMost(5_000),
  });
  expect({ seed, faults: [...found.faults, ...deaths] }).toEqual({ seed, faults: [] });
  const { valid, invalid } = found.byKind;
  if (!valid || !invalid) throw new Error('Nothing was sent.');
  reportMetrics('T9', 'G5', {
    requests: found.sent,
    'raw socket requests': found.raw,
    seed,
    'valid requests accepted': valid.done,
    'invalid requests rejected': `${invalid.refused} of ${invalid.sent}`,
    'calls that succeeded at least once': found.reached.size,
    'slowest ms': Math.round(found.slowestMs),
    'answers of 500 or above': 0,
    undocumented: 0,
  });
});
