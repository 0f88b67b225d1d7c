import { createHash } from 'node:crypto';
import { type ClientSession, Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/update-with-version.ts';
import { computeAddressKey } from './address-key.ts';
import type { OrderDraft, OrderRecord } from './order.model.ts';

/** Every order writes one per account, mobile number and address, so concurrent orders conflict. */
export type OrderLockRecord = { _id: string; orders: number; expiresAt: Date };

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
  addressKey?: string;
};

/** Lock keys for every record that this order changes. */
export function lockKeysOf({
  orderItems,
  promoCode,
  user,
  shippingInfo,
  addressKey = computeAddressKey(shippingInfo),
}: LockedOrder): string[] {
  const products = new Set(orderItems.map(({ product }) => String(product)));
  return [
    ...products,
    ...(promoCode === undefined ? [] : [promoCode]),
    String(user),
    `phone/${shippingInfo.phoneNo}`,
    `address/${addressKey}`,
  ];
}

const LOCK_TTL_MS = 60 * 60_000;

type Locked = Pick<OrderDraft, 'user' | 'shippingInfo' | 'addressKey'>;

/** Number and address are stored as hashes, for an hour only. */
export function orderLockIds({ user, shippingInfo, addressKey }: Locked): string[] {
  const phone = createHash('sha256').update(shippingInfo.phoneNo).digest('base64url');
  return [`account/${String(user)}`, `phone/${phone}`, `address/${addressKey}`];
}

/**
 * Takes the locks first in the order's transaction. Of concurrent orders that share one, MongoDB commits one.
 * @returns `false` when one was taken since it was read; the caller must abort and read the facts again
 */
export async function acquireOrderLocks(
  { orderLocks }: Pick<Database, 'orderLocks'>,
  order: Locked,
  seen: readonly OrderLockRecord[],
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + LOCK_TTL_MS);
  const ids = orderLockIds(order);
  try {
    const { matchedCount, upsertedCount } = await orderLocks.bulkWrite(
      ids.map((_id) => {
        // With its time, because a lock that expired counts from 1 again.
        const lock = seen.find((each) => each._id === _id);
        const update = { $inc: { orders: 1 }, $set: { expiresAt } };
        // Matches nothing, so it inserts the lock, or fails when somebody else did.
        return { updateOne: { filter: lock ?? { _id, orders: 0 }, update, upsert: !lock } };
      }),
      { session },
    );
    return matchedCount + upsertedCount === ids.length;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Locks the account alone: between an order step and its owner's reaction. */
export async function acquireAccountLock(
  { orderLocks }: Pick<Database, 'orderLocks'>,
  user: OrderRecord['user'],
  now: Date,
  session: ClientSession,
): Promise<void> {
  await orderLocks.updateOne(
    { _id: `account/${String(user)}` },
    { $inc: { orders: 1 }, $set: { expiresAt: new Date(now.getTime() + LOCK_TTL_MS) } },
    { upsert: true, session },
  );
}
