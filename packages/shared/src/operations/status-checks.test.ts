import { describe, expect, it } from '@jest/globals';
import { type CheckResult, checkStatus, type StatusCheck } from './status-checks.ts';
import type { ShopStatus } from './endpoints.ts';

const at = '2026-11-20T06:30:00.000Z';
const ago = (ms: number) => new Date(Date.parse(at) - ms).toISOString();
const MINUTE = 60_000;

const well: ShopStatus = {
  at,
  version: '1.0.0',
  node: '24.11.1',
  startedAt: ago(90 * MINUTE),
  database: { version: '8.0.17', answeredInMs: 2, clockAheadMs: -12 },
  timeServer: { name: 'time.example', aheadMs: 40 },
  migrations: { applied: 18, pending: [], last: '060-personal-data' },
  worker: { at: ago(4000), startedAt: ago(90 * MINUTE), isOwnProcess: true },
  outbox: { pending: 1, dead: 0, oldestAt: ago(2000) },
  mails: {
    isDemo: false,
    sender: 'Shop <orders@shop.example>',
    isExampleSender: false,
    linksTo: 'https://shop.example',
    isLocalLink: false,
  },
  backup: { at: ago(5 * 60 * MINUTE), file: 'e-store-2026-11-20.tar.gz.enc' },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  bucket: null,
  search: { products: 25_000, maxProducts: 25_000, server: null },
};

const onServer = (server: ShopStatus['search']['server']) => ({
  search: { products: 1_000_000, maxProducts: 25_000, server },
});

const resultOf = (status: ShopStatus, wanted: StatusCheck) =>
  checkStatus(status).find(({ check }) => check === wanted)?.result;

describe('the checks of the status', () => {
  it('find nothing where all is well', () => {
    expect(checkStatus(well).every(({ result }) => result === 'well')).toBe(true);
  });

  it.each<[StatusCheck, CheckResult, Partial<ShopStatus>]>([
    ['database', 'look', { database: { ...well.database, answeredInMs: 500 } }],
    ['worker', 'look', { worker: null }],
    ['worker', 'well', { worker: { ...well.worker!, at: ago(29_000) } }],
    ['worker', 'look', { worker: { ...well.worker!, at: ago(31_000) } }],
    ['outbox', 'look', { outbox: { ...well.outbox, dead: 1 } }],
    ['outbox', 'well', { outbox: { pending: 0, dead: 0, oldestAt: null } }],
    ['outbox', 'well', { outbox: { ...well.outbox, oldestAt: ago(14 * MINUTE) } }],
    ['outbox', 'look', { outbox: { ...well.outbox, oldestAt: ago(16 * MINUTE) } }],
    ['outbox', 'well', { outbox: { ...well.outbox, oldestAt: ago(MINUTE), lastError: 'Refused' } }],
    ['outbox', 'look', { outbox: { ...well.outbox, oldestAt: ago(3 * MINUTE), lastError: 'Refused' } }],
    ['mails', 'look', { mails: { ...well.mails, isExampleSender: true } }],
    ['mails', 'look', { mails: { ...well.mails, isLocalLink: true } }],
    ['mails', 'well', { mails: { ...well.mails, isDemo: true, isExampleSender: true, isLocalLink: true } }],
    ['backup', 'look', { backup: null }],
    ['backup', 'look', { backup: { ...well.backup!, at: ago(27 * 60 * MINUTE) } }],
    ['pictures', 'look', { disk: { freeBytes: 9e9, totalBytes: 100e9 } }],
    ['pictures', 'unknown', { disk: null }],
    ['pictures', 'well', { disk: null, bucket: { name: 'shop', isReached: true } }],
    ['pictures', 'look', { bucket: { name: 'shop', isReached: false } }],
    ['search', 'look', { search: { ...well.search, products: 25_001 } }],
    ['search', 'well', onServer({ isReached: true, behindSeconds: 59 })],
    ['search', 'look', onServer({ isReached: true, behindSeconds: 60 })],
    ['search', 'look', onServer({ isReached: true, behindSeconds: null })],
    ['search', 'look', onServer({ isReached: false, behindSeconds: 0 })],
    ['clock', 'look', { database: { ...well.database, clockAheadMs: 2000 } }],
    ['clock', 'look', { database: { ...well.database, clockAheadMs: -2000 } }],
    ['clock', 'look', { timeServer: { name: 'time.example', aheadMs: -2500 } }],
    ['clock', 'unknown', { timeServer: { name: 'time.example', aheadMs: null } }],
    ['clock', 'well', { timeServer: null }],
    ['migrations', 'look', { migrations: { ...well.migrations, pending: ['061-next'] } }],
  ])('%s: %s of %j', (check, result, changes) => {
    expect(resultOf({ ...well, ...changes }, check)).toBe(result);
  });
});
