import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { Database } from '../database.ts';
import { addressKeyOf } from './address-key.ts';
import type { OrderRecord } from './order.model.ts';

/** Long enough for the transaction that writes it; afterwards the record is of no use. */
const KEPT_MS = 60 * 60_000;

/**
 * Writes one record of the account, one of the mobile number and one of the address, first of all in the order's
 * transaction: of two orders at once that share any, also of two processes, MongoDB lets one commit and starts the other
 * again, which then counts the first. Number and address are kept as hashes, and for an hour only.
 */
export async function takeOrderTurns(
  database: Database,
  { user, shippingInfo }: Pick<OrderRecord, 'user' | 'shippingInfo'>,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const phone = createHash('sha256').update(shippingInfo.phoneNo).digest('base64url');
  const taken = { $inc: { orders: 1 }, $set: { expiresAt: new Date(now.getTime() + KEPT_MS) } };
  await database.orderTurns.bulkWrite(
    [`account/${String(user)}`, `phone/${phone}`, `address/${addressKeyOf(shippingInfo)}`].map((_id) => ({
      updateOne: { filter: { _id }, update: taken, upsert: true },
    })),
    { session },
  );
}

/** As above, for the account alone: between a step of an order and what its owner does because of it. */
export async function takeAccountTurn(
  { orderTurns }: Pick<Database, 'orderTurns'>,
  user: OrderRecord['user'],
  now: Date,
  session: ClientSession,
): Promise<void> {
  await orderTurns.updateOne(
    { _id: `account/${String(user)}` },
    { $inc: { orders: 1 }, $set: { expiresAt: new Date(now.getTime() + KEPT_MS) } },
    { upsert: true, session },
  );
}
