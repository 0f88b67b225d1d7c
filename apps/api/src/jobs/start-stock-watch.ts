import { trusted } from 'mongoose';
import type { Context } from '../context.ts';
import { findMeltingStock, type MeltingStock } from '../catalog/find-melting-stock.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { repeat, type Stoppable } from '../repeat.ts';
import { readContact } from '../store/read-contact.ts';
import { takeLease } from './take-lease.ts';

/** A third of the minute that is looked at, so that no crowd falls in between. */
const EVERY_MS = 20_000;
/** Who was told of a product is not told again so soon. */
const QUIET_MS = 60 * 60_000;

type Needed = Pick<Context, 'database' | 'now' | 'log' | 'tracing' | 'wakeMailWorker'>;

/** Tells the shop by mail, and the log, when stock melts (R76). Of several processes one looks. */
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

/** Queues a mail to the shop for each product whose stock melts and that it was not told of; answers how many. */
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
  if (!email) return 0; // the shop has given none: the log and the metrics tell it
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
