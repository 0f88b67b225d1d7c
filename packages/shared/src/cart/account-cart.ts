import { z } from 'zod';
import { OrderLineInput } from '../orders/new-order.ts';
import { CartItem } from './cart-item.ts';

/** A line that is to have this quantity from now on; 0 takes it out. */
export const CartChange = OrderLineInput.extend({ quantity: z.int().min(0).max(1000) });
export type CartChange = z.infer<typeof CartChange>;

/** The cart of an account, each line described by the catalogue as it is now. */
export const AccountCart = z.object({
  /** Grows with every change: of two answers the one with the larger number is the later one. */
  version: z.int().min(0),
  lines: z.array(
    CartItem.extend({
      /** The product is not in the shop any more: of it only the id is known. */
      gone: z.literal(true).optional(),
    }),
  ),
});
export type AccountCart = z.infer<typeof AccountCart>;
