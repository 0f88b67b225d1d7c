import { z } from 'zod';
import { OrderLineInput } from '../orders/new-order.ts';

/** Spec §3, plus the size. */
export const CartItem = z.object({
  product: z.string(),
  name: z.string(),
  price: z.int().min(0),
  image: z.string(),
  stock: z.int().min(0),
  quantity: z.int().min(1),
  size: z.string().optional(),
});
export type CartItem = z.infer<typeof CartItem>;

/** 0 removes the line. */
export const CartChange = OrderLineInput.extend({ quantity: z.int().min(0).max(1000) });
export type CartChange = z.infer<typeof CartChange>;

export const AccountCart = z.object({
  version: z.int().min(0).describe('Grows with every change: the larger is the later.'),
  lines: z.array(
    CartItem.extend({
      gone: z.literal(true).optional().describe('Only the id of the removed product is known.'),
    }),
  ),
});
export type AccountCart = z.infer<typeof AccountCart>;
