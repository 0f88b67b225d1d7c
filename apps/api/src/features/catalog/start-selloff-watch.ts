import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { findRapidSelloffs, type RapidSelloff } from './find-rapid-selloffs.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { repeat, type Stoppable } from '../../platform/jobs/repeat.ts';
import { readContact } from '../store/read-contact.ts';
import { takeLease } from '../../platform/jobs/take-lease.ts';

/** A third of the observed minute, so that no rush is missed. */
const INTERVAL_MS = 20_000;
/** Minimum time between two alerts for a product. */
const ALERT_PAUSE_MS = 60 * 60_000;

type JobContext = Pick<Context, 'database' | 'now' | 'log' | 'tracing' | 'wakeMailWorker'>;

/** Alerts the shop to rapid selloff by mail and log (R76). A lease selects one process. */
export function startSelloffWatch(context: JobContext): Stoppable {
  const { database, log, now, tracing, wakeMailWorker } = context;
  const checkSelloffs = async () => {
    if (!(await takeLease(database, 'watch-stock', { forMs: INTERVAL_MS, now: now() }))) return;
    if ((await alertRapidSelloff(context)) > 0) wakeMailWorker();
  };
  return repeat(checkSelloffs, {
    everyMs: INTERVAL_MS,
    traced: { tracing, name: 'rapid sell-off' },
    onFailure: (error) => log.warn({ err: error }, 'rapid sell-off could not be checked, trying again'),
  });
}

/** Queues a mail for each rapidly selling product without a recent alert and returns their number. */
export async function alertRapidSelloff({
  database,
  log,
  now,
}: Omit<JobContext, 'tracing' | 'wakeMailWorker'>): Promise<number> {
  const selloffs = await findRapidSelloffs(database, now());
  if (selloffs.length === 0) return 0;
  const { email } = await readContact(database);
  const unnotified = await excludeNotified(selloffs, { database, now });
  for (const { product, soldQuantity, orders, left } of unnotified)
    log.warn(
      { product: String(product), soldQuantity, orders, left },
      'rapid sell-off: check whether many customers or one hoarder ordered',
    );
  if (!email) return 0;
  await Promise.all(
    unnotified.map(({ product }) => queueMail(database, { kind: 'stock-alarm', to: email, product }, now())),
  );
  return unnotified.length;
}

async function excludeNotified(
  selloffs: readonly RapidSelloff[],
  { database, now }: Pick<JobContext, 'database' | 'now'>,
): Promise<RapidSelloff[]> {
  const products = await database.outboxMails.distinct('product', {
    kind: 'stock-alarm',
    createdAt: trusted({ $gt: new Date(now().getTime() - ALERT_PAUSE_MS) }),
  });
  const notifiedProducts = new Set(products.map(String));
  return selloffs.filter(({ product }) => !notifiedProducts.has(String(product)));
}
