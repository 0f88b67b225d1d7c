import { createProcessMetrics } from '@e-store/server/process-metrics';
import { readVersion } from '@e-store/server/read-version';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DatabasePool } from './database-pool.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Process metrics in Prometheus naming. Labels take values from the contract only, never from callers, so
 * their number is bounded. A test compares them with docs/operations.md.
 */
export function createMetrics(pool: DatabasePool) {
  const ofProcess = createProcessMetrics(readVersion(import.meta.url));
  const registers = [ofProcess.register];
  watchGauge(registers, 'estore_mongodb_pool_open', 'Open connections to MongoDB.', () => pool.open);
  watchGauge(registers, 'estore_mongodb_pool_in_use', 'Those of them that are at work.', () => pool.inUse);
  watchGauge(registers, 'estore_mongodb_pool_waiting', 'Calls that wait for one.', () => pool.waiting);

  return {
    ...ofProcess,
    ordersPlaced: new Counter({
      name: 'estore_orders_placed_total',
      help: 'Orders that were placed; the same one asked for again is none.',
      registers,
    }),
    ordersRefused: new Counter({
      name: 'estore_orders_refused_total',
      help: 'Orders that were refused, by the code of the answer; OUT_OF_STOCK is a sale that was lost.',
      labelNames: ['reason'],
      registers,
    }),
    signInsRefused: new Counter({
      name: 'estore_sign_ins_refused_total',
      help: 'Sign-ins that were refused, by the code of the answer.',
      labelNames: ['reason'],
      registers,
    }),
    mailsTried: new Counter({
      name: 'estore_mails_tried_total',
      help: 'Mails handed to the mail server, by what came of it: sent or failed.',
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
