import { createHash } from 'node:crypto';
import { type ClientSession, Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';
import type { Database } from '../../platform/database/database.ts';
import { computeAddressKey } from './address-key.ts';
import type { OrderRecord } from './order.model.ts';

/** Every order writes one record per account, mobile number and address, so concurrent orders conflict. */
type OrderLockRecord = { _id: string; orders: number; expiresAt: Date };

export const orderLockSchema = new Schema<OrderLockRecord>(
  {
    _id: { type: String, required: true },
    orders: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'orderTurns', ...recordOptions },
);

type LockedOrder = {
  orderItems: readonly { product: unknown }[];
  promoCode?: string | undefined;
  user: unknown;
  shippingInfo: { phoneNo: string; pincode: string; address: string };
};

/**
 * Returns lock keys for every record that this order changes: products, promo code, account, mobile number
 * and address.
 */
export function lockKeysOf({ orderItems, promoCode, user, shippingInfo }: LockedOrder): string[] {
  const products = new Set(orderItems.map(({ product }) => String(product)));
  return [
    ...products,
    ...(promoCode === undefined ? [] : [promoCode]),
    String(user),
    `phone/${shippingInfo.phoneNo}`,
    `address/${computeAddressKey(shippingInfo)}`,
  ];
}

const LOCK_TTL_MS = 60 * 60_000;

/**
 * Writes one record each for account, mobile number and address, first in the order's transaction. Of
 * concurrent orders that share one, MongoDB commits one and retries the other, which then counts the first.
 * Number and address are stored as hashes, for an hour only.
 */
export async function acquireOrderLocks(
  database: Database,
  { user, shippingInfo }: Pick<OrderRecord, 'user' | 'shippingInfo'>,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const phone = createHash('sha256').update(shippingInfo.phoneNo).digest('base64url');
  const taken = { $inc: { orders: 1 }, $set: { expiresAt: new Date(now.getTime() + LOCK_TTL_MS) } };
  await database.orderTurns.bulkWrite(
    [`account/${String(user)}`, `phone/${phone}`, `address/${computeAddressKey(shippingInfo)}`].map(
      (_id) => ({
        updateOne: { filter: { _id }, update: taken, upsert: true },
      }),
    ),
    { session },
  );
}

/** Locks the account alone: between an order step and its owner's reaction. */
export async function acquireAccountLock(
  { orderTurns }: Pick<Database, 'orderTurns'>,
  user: OrderRecord['user'],
  now: Date,
  session: ClientSession,
): Promise<void> {
  await orderTurns.updateOne(
    { _id: `account/${String(user)}` },
    { $inc: { orders: 1 }, $set: { expiresAt: new Date(now.getTime() + LOCK_TTL_MS) } },
    { upsert: true, session },
  );
}
