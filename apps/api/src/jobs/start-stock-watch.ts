import { trusted } from 'mongoose';
import type { Context } from '../context.ts';
import { findMeltingStock, type MeltingStock } from '../catalog/find-melting-stock.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { repeat, type Stoppable } from '../repeat.ts';
import { readContact } from '../store/read-contact.ts';
import { takeLease } from './take-lease.ts';

/** A third of the observed minute, so that no rush is missed. */
const EVERY_MS = 20_000;
/** Minimum time between two alerts for a product. */
const QUIET_MS = 60 * 60_000;

type Needed = Pick<Context, 'database' | 'now' | 'log' | 'tracing' | 'wakeMailWorker'>;

/** Alerts the shop to rapid selloff by mail and log (R76). A lease selects one process. */
export function startStockWatch(context: Needed): Stoppable {
  const { database, log, now, tracing, wakeMailWorker } = context;
  const look = async () => {
    if (!(await takeLease(database, 'watch-stock', { forMs: EVERY_MS, now: now() }))) return;
    if ((await tellOfMeltingStock(context)) > 0) wakeMailWorker();
  };
  return repeat(look, {
    everyMs: EVERY_MS,
    traced: { tracing, name: 'melting stock' },
    onFailure: (error) => log.warn({ err: error }, 'stock that melts: cannot be looked at, trying again'),
  });
}

/** Queues a mail for each rapidly selling product without a recent alert and returns their number. */
export async function tellOfMeltingStock({
  database,
  log,
  now,
}: Omit<Needed, 'tracing' | 'wakeMailWorker'>): Promise<number> {
  const melting = await findMeltingStock(database, now());
  if (melting.length === 0) return 0;
  const { email } = await readContact(database);
  const untold = await withoutTold(melting, { database, now });
  for (const { product, pieces, orders, left } of untold)
    log.warn(
      { product: String(product), pieces, orders, left },
      'stock melts: look whether a crowd or a hoarder orders',
    );
  if (!email) return 0;
  await Promise.all(
    untold.map(({ product }) => queueMail(database, { kind: 'stock-alarm', to: email, product }, now())),
  );
  return untold.length;
}

async function withoutTold(
  melting: readonly MeltingStock[],
  { database, now }: Pick<Needed, 'database' | 'now'>,
): Promise<MeltingStock[]> {
  const products = await database.outboxMails.distinct('product', {
    kind: 'stock-alarm',
    createdAt: trusted({ $gt: new Date(now().getTime() - QUIET_MS) }),
  });
  const told = new Set(products.map(String));
  return melting.filter(({ product }) => !told.has(String(product)));
}
