import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { Database } from '../database.ts';
import type { OrderRecord } from './order.model.ts';

/** Long enough for the transaction that writes it; afterwards the record is of no use. */
const KEPT_MS = 60 * 60_000;

/**
 * Writes one record of the account and one of the mobile number, first of all in the order's transaction: of two orders
 * at once that share either, also of two processes, MongoDB lets one commit and starts the other again, which then counts
 * the first. Numbers are kept as a hash, and for an hour only.
 */
export async function takeOrderTurns(
  database: Database,
  { user, shippingInfo }: Pick<OrderRecord, 'user' | 'shippingInfo'>,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const phone = createHash('sha256').update(shippingInfo.phoneNo).digest('base64url');
  for (const _id of [`account/${String(user)}`, `phone/${phone}`])
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await database.orderTurns.updateOne(
      { _id },
      { $inc: { orders: 1 }, $set: { expiresAt: new Date(now.getTime() + KEPT_MS) } },
      { session, upsert: true },
    );
}
