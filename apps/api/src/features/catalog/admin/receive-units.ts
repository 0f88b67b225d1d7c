import { DELIVERY_NOTE_MAX } from '@e-store/shared/catalog/product-columns';
import { isStockInBounds, TOO_MUCH_STOCK } from '@e-store/shared/catalog/new-product';
import { formatMoment } from '@e-store/shared/format-day';
import { plainDigits } from '@e-store/shared/plain-digits';
import { optionalLine } from '@e-store/shared/plain-text';
import { trusted, type Types } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import type { ProductRecord } from '../product.model.ts';
import { toDeliveryNoteKey } from '../stock-movement.model.ts';
import { readSizes, SIZES_MESSAGE } from './product-file.ts';
import type { Movement } from './save-product.ts';

export type ReceivedUnits = Pick<ProductRecord, 'stock' | 'sizes'> & {
  movements: Movement[];
  deliveryNote?: string;
};

export const DeliveryNote = optionalLine(DELIVERY_NOTE_MAX);

/** The stock after a delivery, such as `S=5, M=10`, or `12` for a product without sizes. */
export function receiveUnits(
  written: string,
  { stock, sizes }: ProductRecord,
): { units: ReceivedUnits } | { problem: string } {
  const added = sizes.length > 0 ? readSizes(written) : readUnits(written);
  if (!added) return { problem: sizes.length > 0 ? SIZES_MESSAGE : 'Enter a whole number.' };
  const unknown = added.find(({ size }) => size !== undefined && !sizes.some((one) => one.size === size));
  if (unknown) return { problem: `This product has no size ${unknown.size}. Add it in the product form.` };
  const unitsOf = (size: string) =>
    added.reduce((sum, entry) => sum + (entry.size === size ? entry.stock : 0), 0);
  const total = stock + added.reduce((sum, entry) => sum + entry.stock, 0);
  const received = sizes.map((entry) => ({ ...entry, stock: entry.stock + unitsOf(entry.size) }));
  const isInBounds = sizes.length > 0 ? received.every(isAllowed(sizes)) : isStockInBounds(total, stock);
  if (!isInBounds) return { problem: TOO_MUCH_STOCK };
  const movements: Movement[] =
    sizes.length > 0 ? sizes.map(({ size }) => ({ size, delta: unitsOf(size) })) : [{ delta: total - stock }];
  return {
    units: { stock: total, sizes: received, movements: movements.filter(({ delta }) => delta !== 0) },
  };
}

const isAllowed = (before: ProductRecord['sizes']) => (entry: { stock: number }, index: number) =>
  isStockInBounds(entry.stock, before[index]?.stock ?? 0);

function readUnits(written: string): { size?: string; stock: number }[] | undefined {
  const plain = plainDigits(written).replaceAll(',', '');
  return /^\d{1,6}$/.test(plain) ? [{ stock: Number(plain) }] : undefined;
}

export async function findReceiptProblem(
  { database }: Context,
  product: Types.ObjectId,
  { movements, deliveryNote }: ReceivedUnits,
): Promise<string | undefined> {
  if (!deliveryNote) return undefined;
  const received = await database.stockMovements
    .findOne({
      product,
      deliveryNoteKey: toDeliveryNoteKey(deliveryNote),
      size: trusted({ $in: movements.map(({ size }) => size ?? null) }),
    })
    .lean();
  if (!received) return undefined;
  const moment = formatMoment(received.at.toISOString());
  return `Units of delivery note ${deliveryNote} were already received on ${moment}. If this is another delivery, add the supplier or year to the number.`;
}

const DAY_MS = 86_400_000;

/** Warns of a file imported twice. */
export async function noteDelivery(
  { database, now }: Context,
  product: Types.ObjectId,
  { deliveryNote }: ReceivedUnits,
): Promise<string[]> {
  const since = new Date(now().getTime() - DAY_MS);
  const latest = await database.stockMovements
    .findOne({
      product,
      cause: 'delivery',
      at: trusted({ $gte: since }),
      ...(deliveryNote && { deliveryNote: trusted({ $exists: false }) }),
    })
    .sort({ at: -1 })
    .lean();
  if (!latest) return [];
  const moment = formatMoment(latest.at.toISOString());
  return [`Units of this product were received on ${moment}. Check that this is another delivery.`];
}
