import { createProcessMetrics } from '@e-store/server/process-metrics';
import { readVersion } from '@e-store/server/workspace-of';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DatabasePool } from '../database/database-pool.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Labels take values from the contract only, so their number is bounded. A test compares the names with
 * docs/operations.md.
 */
export function createMetrics(pool: DatabasePool) {
  const ofProcess = createProcessMetrics(readVersion(import.meta.url));
  const registers = [ofProcess.register];
  watchGauge(registers, 'estore_mongodb_pool_open', 'Open connections to MongoDB.', () => pool.open);
  watchGauge(registers, 'estore_mongodb_pool_in_use', 'Connections to MongoDB in use.', () => pool.inUse);
  watchGauge(
    registers,
    'estore_mongodb_pool_waiting',
    'Calls that wait for a connection to MongoDB.',
    () => pool.waiting,
  );

  return {
    ...ofProcess,
    ordersPlaced: new Counter({
      name: 'estore_orders_placed_total',
      help: 'Placed orders; a replay of the same order does not count.',
      registers,
    }),
    ordersRefused: new Counter({
      name: 'estore_orders_refused_total',
      help: 'Rejected orders by error code; OUT_OF_STOCK is a lost sale.',
      labelNames: ['reason'],
      registers,
    }),
    signInsRefused: new Counter({
      name: 'estore_sign_ins_refused_total',
      help: 'Rejected sign-ins by error code.',
      labelNames: ['reason'],
      registers,
    }),
    searchFailures: new Counter({
      name: 'estore_search_failures_total',
      help: 'Requests to OpenSearch that failed.',
      registers,
    }),
    mailsTried: new Counter({
      name: 'estore_mails_tried_total',
      help: 'Delivery attempts to the mail server by outcome: sent or failed.',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

function watchGauge(registers: Registry[], name: string, help: string, read: () => number): void {
  void new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
