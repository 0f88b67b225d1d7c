import type { CartLine } from '@e-store/shared/cart/merge-carts';
import { Types } from 'mongoose';
import type { CartLineRecord } from './cart.model.ts';

export const toLine = ({ product, size, quantity }: CartLineRecord): CartLine => ({
  product: String(product),
  ...(size !== undefined && { size }),
  quantity,
});

export const toRecord = ({ product, size, quantity }: CartLine): CartLineRecord => ({
  product: new Types.ObjectId(product),
  ...(size !== undefined && { size }),
  quantity,
});
