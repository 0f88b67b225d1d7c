import { trusted } from 'mongoose';
import type { Database } from '../database.ts';

/** What a day of work hides and an operator should see. */
export type Outbox = { pending: number; dead: number; oldestAt: Date | undefined };

/** Mails that wait, since when the oldest of them does, and those that were given up. */
export async function readOutbox({ outboxMails }: Database): Promise<Outbox> {
  const waits = { state: 'pending' } as const;
  const [pending, dead, oldest] = await Promise.all([
    outboxMails.countDocuments(waits),
    // An erased account leaves a row without an address behind, which nobody can send any more.
    outboxMails.countDocuments({ state: 'dead', to: trusted({ $ne: '' }) }),
    outboxMails.findOne(waits, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
  ]);
  return { pending, dead, oldestAt: oldest?.createdAt };
}
