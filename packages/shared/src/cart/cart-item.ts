import { z } from 'zod';

/** A line of `cartItems` in the browser (spec §3), plus its size. */
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
