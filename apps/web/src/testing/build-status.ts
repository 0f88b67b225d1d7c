import type { ShopStatus } from '@e-store/shared/operations/endpoints';

export const buildStatus = (changes: Partial<ShopStatus> = {}): ShopStatus => ({
  at: '2026-11-20T12:50:00.000Z',
  version: '1.4.0',
  node: '24.11.1',
  startedAt: '2026-11-18T09:20:00.000Z',
  database: { version: '8.0.17', answeredInMs: 2, clockAheadMs: -12 },
  timeServer: null,
  migrations: { applied: 18, pending: [], last: '060-personal-data' },
  worker: { at: '2026-11-20T12:49:55.000Z', startedAt: '2026-11-18T09:20:00.000Z', isOwnProcess: true },
  outbox: { pending: 0, dead: 0, oldestAt: null },
  mails: {
    isDemo: false,
    sender: 'Shop <orders@shop.example>',
    isExampleSender: false,
    linksTo: 'https://shop.example',
    isLocalLink: false,
  },
  backup: { at: '2026-11-19T20:47:00.000Z', file: 'e-store-2026-11-20.tar.gz.enc' },
  disk: { freeBytes: 41_000_000_000, totalBytes: 80_000_000_000 },
  bucket: null,
  search: { products: 1000, maxProducts: 25_000, server: null },
  ...changes,
});
