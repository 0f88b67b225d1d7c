import { z } from 'zod';

/** A line of the cart as kept in the browser under `cartItems` (spec §3), with the size that this shop adds to it. */
export const CartItem = z.object({
  /** The product's id. */
  product: z.string(),
  name: z.string(),
  price: z.int().min(0),
  image: z.string(),
  stock: z.int().min(0),
  quantity: z.int().min(1),
  size: z.string().optional(),
});
export type CartItem = z.infer<typeof CartItem>;
