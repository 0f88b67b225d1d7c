import type { ShopStatus } from '@e-store/shared/operations/shop-status';
import type { Database } from '../database.ts';
import { DatabaseAwayError } from '../errors.ts';

/** By which the logs of this machine go; the shop itself goes by the clock of the database. */
export const ownClock = () => new Date();

/** How long the database takes to answer, and how far our clock is ahead of its, in the middle of that time. */
export async function askDatabase(
  { connection }: Pick<Database, 'connection'>,
  clock = ownClock,
): Promise<ShopStatus['database']> {
  const { db } = connection;
  if (!db) throw new DatabaseAwayError();
  const { version } = (await db.command({ buildInfo: 1 })) as { version: string };
  const begun = performance.now();
  const askedAt = clock().getTime();
  const { localTime } = (await db.command({ hello: 1 })) as { localTime: Date };
  const tookMs = performance.now() - begun;
  const clockAheadMs = Math.round(askedAt + tookMs / 2 - localTime.getTime());
  return { version, answeredInMs: Math.ceil(tookMs), clockAheadMs };
}
