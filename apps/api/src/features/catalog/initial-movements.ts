import { Types } from 'mongoose';
import type { ProductRecord } from './product.model.ts';
import type { StockMovementRecord } from './stock-movement.model.ts';

/** Returns the first stock movements of a product, by size. */
export function initialMovements(product: ProductRecord): StockMovementRecord[] {
  const line = { product: product._id, reason: 'initial' as const, at: product.createdAt };
  if (product.sizes.length === 0) return [{ ...line, _id: new Types.ObjectId(), delta: product.stock }];
  return product.sizes.map(({ size, stock }) => ({ ...line, _id: new Types.ObjectId(), size, delta: stock }));
}
