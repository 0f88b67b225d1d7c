import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

export type Outbox = { pending: number; dead: number; oldestAt: Date | undefined };

export async function readOutbox({ outboxMails }: Database): Promise<Outbox> {
  const pendingFilter = { state: 'pending' } as const;
  const [pending, dead, oldest] = await Promise.all([
    outboxMails.countDocuments(pendingFilter),
    // Erased accounts leave rows without an address, which cannot be resent.
    outboxMails.countDocuments({ state: 'dead', to: trusted({ $ne: '' }) }),
    outboxMails.findOne(pendingFilter, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
  ]);
  return { pending, dead, oldestAt: oldest?.createdAt };
}
