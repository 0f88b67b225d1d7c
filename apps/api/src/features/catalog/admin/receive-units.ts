import { isStockInBounds, TOO_MUCH_STOCK } from '@e-store/shared/catalog/new-product';
import { plainDigits } from '@e-store/shared/plain-digits';
import type { ProductRecord } from '../product.model.ts';
import { readSizes, SIZES_MESSAGE } from './product-file.ts';
import type { Movement } from './save-product.ts';

export type ReceivedUnits = Pick<ProductRecord, 'stock' | 'sizes'> & { movements: Movement[] };

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
  const movements = added.map(({ size, stock: delta }) => ({ size, delta }));
  return { units: { stock: total, sizes: received, movements } };
}

const isAllowed = (before: ProductRecord['sizes']) => (entry: { stock: number }, index: number) =>
  isStockInBounds(entry.stock, before[index]?.stock ?? 0);

function readUnits(written: string): { size?: string; stock: number }[] | undefined {
  const plain = plainDigits(written).replaceAll(',', '');
  return /^\d{1,6}$/.test(plain) ? [{ stock: Number(plain) }] : undefined;
}
