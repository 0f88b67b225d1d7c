import { trusted } from 'mongoose';
import { maskEmailsIn } from '@e-store/shared/account/user';
import type { ShopStatus } from '@e-store/shared/operations/endpoints';
import type { Database } from '../../platform/database/database.ts';
import { DatabaseUnavailableError } from '../../platform/errors/errors.ts';

/** Logs use the machine clock, the shop the database clock. */
export const systemClock = () => new Date();

export async function pingDatabase(
  { connection }: Pick<Database, 'connection'>,
  clock = systemClock,
): Promise<ShopStatus['database']> {
  const { db } = connection;
  if (!db) throw new DatabaseUnavailableError();
  const { version } = (await db.command({ buildInfo: 1 })) as { version: string };
  const begun = performance.now();
  const askedAt = clock().getTime();
  const { localTime } = (await db.command({ hello: 1 })) as { localTime: Date };
  const tookMs = performance.now() - begun;
  const clockAheadMs = Math.round(askedAt + tookMs / 2 - localTime.getTime());
  return { version, answeredInMs: Math.ceil(tookMs), clockAheadMs };
}

type Outbox = { pending: number; dead: number; oldestAt: Date | undefined; lastError?: string };

export async function readOutbox({ outboxMails }: Database): Promise<Outbox> {
  const pendingFilter = { state: 'pending' } as const;
  const [pending, dead, oldest] = await Promise.all([
    outboxMails.countDocuments(pendingFilter),
    // Rows without an address, of erased accounts, cannot be resent.
    outboxMails.countDocuments({ state: 'dead', to: trusted({ $ne: '' }) }),
    outboxMails.findOne(pendingFilter, { createdAt: 1, lastError: 1 }).sort({ createdAt: 1 }).lean(),
  ]);
  return {
    pending,
    dead,
    oldestAt: oldest?.createdAt,
    ...(oldest?.lastError !== undefined && { lastError: maskEmailsIn(oldest.lastError) }),
  };
}
