import type { RestockReason } from '@e-store/shared/orders/order-lifecycle';
import { SIZES_MAX } from '@e-store/shared/catalog/new-product';
import { type ClientSession, trusted, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { compareReservations, type Reservation } from './reserve-stock.ts';

/**
 * A cancellation, one return or an undelivered parcel. `round` counts earlier withdrawals of the same step;
 * absent means none.
 */
export type RestockCause = {
  reason: RestockReason;
  order: Types.ObjectId;
  return?: Types.ObjectId;
  round?: number;
};

/** Where units go, which may differ from the ordered size. */
type Destination = Reservation & { kind: 'size' | 'new size' | 'unsized' | 'unassigned' | 'no product' };

/**
 * Restores units and writes the ledger in the caller's transaction. The current product decides where to:
 * - the same size, added again if staff removed it;
 * - `stock`, if the product has no sizes left;
 * - `unassignedStock`, if it gained sizes or has too many.
 * A deleted product gets a ledger line only. A unique ledger index prevents repeats (migrations 007, 080).
 */
export async function restockItems(
  { products, stockMovements }: Pick<Database, 'products' | 'stockMovements'>,
  why: RestockCause,
  lines: readonly Reservation[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = [...new Set(lines.map(({ product }) => String(product)))];
  const found = await products
    .find({ _id: trusted({ $in: ids }) }, { sizes: 1 })
    .session(session)
    .lean();
  const sizesById = new Map(found.map(({ _id, sizes }) => [String(_id), sizes.map(({ size }) => size)]));
  const destinations: Destination[] = [];
  for (const line of lines.toSorted(compareReservations)) {
    const sizes = sizesById.get(String(line.product));
    const next = destinationOf(line, sizes);
    if (next.kind === 'new size' && next.size !== undefined) sizes?.push(next.size);
    const same = destinations.find((other) => compareReservations(other, next) === 0);
    if (same) same.quantity += next.quantity;
    else destinations.push(next);
  }
  const updates = destinations.flatMap((destination) => {
    const updateOne = updateFor(destination);
    return updateOne ? [{ updateOne }] : [];
  });
  if (updates.length > 0) await products.bulkWrite(updates, { session });
  await stockMovements.insertMany(
    destinations.map(({ product, size, quantity }) => ({
      product,
      // Stryker disable next-line ConditionalExpression: Mongoose writes nothing that is undefined; the compiler wants it said
      ...(size !== undefined && { size }),
      delta: quantity,
      ...why,
      at,
    })),
    { session },
  );
}

function destinationOf(line: Reservation, sizes: readonly string[] | undefined): Destination {
  const { product, size, quantity } = line;
  if (!sizes) return { product, size, quantity, kind: 'no product' };
  if (sizes.length === 0) return { product, quantity, kind: 'unsized' };
  if (size !== undefined && sizes.includes(size)) return { product, size, quantity, kind: 'size' };
  if (size !== undefined && sizes.length < SIZES_MAX) return { product, size, quantity, kind: 'new size' };
  return { product, quantity, kind: 'unassigned' };
}

/** The transaction has read the sizes, so a concurrent change restarts it. */
function updateFor({ product: _id, size, quantity, kind }: Destination) {
  const back = { stock: quantity, sold: -quantity };
  if (kind === 'unsized') return { filter: { _id }, update: { $inc: back } };
  if (kind === 'unassigned')
    return { filter: { _id }, update: { $inc: { unassignedStock: quantity, sold: -quantity } } };
  if (size === undefined || kind === 'no product') return undefined;
  if (kind === 'size')
    return {
      filter: { _id, 'sizes.size': size },
      update: { $inc: { ...back, 'sizes.$.stock': quantity } },
    };
  // Rejects an earlier form that would remove this size.
  return {
    filter: { _id },
    update: { $inc: { ...back, version: 1 }, $push: { sizes: { size, stock: quantity } } },
  };
}
