import { type ClientSession, trusted, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { StockMovementRecord } from './stock-movement.model.ts';

export type Reservation = { product: Types.ObjectId; size?: string | undefined; quantity: number };

/**
 * Runs in the caller's transaction. Each line is one conditional update that requires stock and a product on
 * sale (R63). Lines are sorted, so that concurrent orders never deadlock.
 * @returns `false` when a line falls short; the caller must abort
 */
export async function reserveStock(
  { products }: Pick<Database, 'products'>,
  lines: readonly Reservation[],
  session: ClientSession,
): Promise<boolean> {
  const inOrder = lines.toSorted(compareReservations);
  const { matchedCount } = await products.bulkWrite(
    inOrder.map((line) => ({ updateOne: reservationUpdate(line) })),
    { session },
  );
  return matchedCount === inOrder.length;
}

type PlacedOrder = { _id: Types.ObjectId; orderItems: readonly Reservation[]; createdAt: Date };

export const toOrderMovements = ({
  _id: order,
  orderItems,
  createdAt: at,
}: PlacedOrder): StockMovementRecord[] =>
  orderItems.map(({ product, size, quantity }) => ({
    _id: new Types.ObjectId(),
    product,
    ...(size !== undefined && { size }),
    delta: -quantity,
    reason: 'order',
    order,
    at,
  }));

function reservationUpdate({ product, size, quantity }: Reservation) {
  const availableFilter = { _id: product, status: 'published' as const, onSale: true };
  const increments = { stock: -quantity, sold: quantity };
  return size === undefined
    ? {
        filter: { ...availableFilter, sizes: trusted({ $size: 0 }), stock: trusted({ $gte: quantity }) },
        update: { $inc: increments },
      }
    : {
        filter: { ...availableFilter, sizes: trusted({ $elemMatch: { size, stock: { $gte: quantity } } }) },
        update: { $inc: { ...increments, 'sizes.$.stock': -quantity } },
      };
}

export function compareReservations(a: Reservation, b: Reservation): number {
  return String(a.product).localeCompare(String(b.product)) || (a.size ?? '').localeCompare(b.size ?? '');
}
