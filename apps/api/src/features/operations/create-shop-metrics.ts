import { setTimeout as wait } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Context } from '../../platform/context.ts';
import { countOutOfStock } from '../catalog/count-stock-work.ts';
import { findRapidSelloffs } from '../catalog/watch-selloffs.ts';
import { PRODUCTS_SYNC, secondsBehind } from '../catalog/opensearch/catalog-sync.model.ts';
import { pingDatabase, systemClock, readOutbox } from './ping-database.ts';

/** Scrapers wait ten seconds at most. */
const TIMEOUT_MS = 3_000;

/** Failed queries are omitted rather than stale; `estore_database_up` reports them. */
export function createShopMetrics(
  { config, database, metrics, now }: Pick<Context, 'config' | 'database' | 'metrics' | 'now'>,
  clock = systemClock,
) {
  const registers = [metrics.register];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const databaseUp = gauge('estore_database_up', '1 when the database answered this scrape, else 0.');
  const mails = new Gauge({
    name: 'estore_outbox_mails',
    help: 'Mails in the outbox: pending ones are to be sent, dead ones were given up after a day.',
    labelNames: ['state'],
    registers,
  });
  const oldest = gauge('estore_outbox_oldest_seconds', 'Age of the oldest pending mail in seconds.');
  const soldOut = gauge('estore_products_sold_out', 'Available products without stock.');
  const rapidSelloffs = gauge(
    'estore_products_melting',
    'Products that sold more than half of their stock, and at least 20 units, within a minute.',
  );
  const workerBeat = gauge(
    'estore_worker_last_beat_timestamp_seconds',
    'Time of the latest worker heartbeat, in seconds since 1970.',
  );
  const lastBackup = gauge(
    'estore_backup_last_success_timestamp_seconds',
    'Time of the latest verified backup, in seconds since 1970; absent without a known backup.',
  );
  const clockAhead = gauge(
    'estore_clock_ahead_seconds',
    'Seconds by which the clock of this machine is ahead of the database; negative when behind.',
  );

  const searchBehind = gauge(
    'estore_search_behind_seconds',
    'Seconds since OpenSearch had every change of the products; absent without OpenSearch.',
  );

  const collectMetrics = async () => {
    const [outbox, out, selloffs, beats, sync, { clockAheadMs }] = await Promise.all([
      readOutbox(database),
      countOutOfStock({ database }),
      findRapidSelloffs(database, now()),
      database.heartbeats.find().lean(),
      config.openSearch && database.catalogSyncs.findById(PRODUCTS_SYNC).lean(),
      pingDatabase(database, clock),
    ]);
    return { outbox, out, selloffs, beats, sync, clockAheadMs };
  };

  return async (): Promise<void> => {
    const end = new AbortController();
    const tooLong = wait(TIMEOUT_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    const collected = await Promise.race([collectMetrics().catch(() => undefined), tooLong]);
    end.abort();
    databaseUp.set(collected ? 1 : 0);
    mails.reset();
    for (const one of [oldest, soldOut, rapidSelloffs, workerBeat, lastBackup, clockAhead, searchBehind])
      one.remove();
    if (!collected) return;
    const { outbox, out, selloffs, beats, sync, clockAheadMs } = collected;
    if (sync?.syncedAt) searchBehind.set(secondsBehind(sync.syncedAt, now()));
    clockAhead.set(clockAheadMs / 1000);
    mails.set({ state: 'pending' }, outbox.pending);
    mails.set({ state: 'dead' }, outbox.dead);
    oldest.set(outbox.oldestAt ? Math.max(0, now().getTime() - outbox.oldestAt.getTime()) / 1000 : 0);
    soldOut.set(out);
    rapidSelloffs.set(selloffs.length);
    for (const { _id, at } of beats)
      (_id === 'worker' ? workerBeat : lastBackup).set(Math.floor(at.getTime() / 1000));
  };
}
