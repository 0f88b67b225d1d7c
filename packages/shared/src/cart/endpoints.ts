import { z } from 'zod';
import { anyone, endpoint, signedIn } from '../endpoint.ts';
import { OrderLineInput } from '../orders/new-order.ts';
import { AccountCart, CartChange } from './cart-item.ts';
import { CART_LINES_MAX } from './merge-carts.ts';
import { DELIVERY_METHODS } from '../orders/delivery.ts';
import { TypedPromoCode } from '../promotions/promo-code.ts';

export const QuoteLine = z.object({
  product: z.string(),
  size: z.string().optional(),
  name: z.string(),
  image: z.string(),
  price: z.int().min(0).describe('Of a unit, in whole rupees.'),
  mrp: z.int().optional(),
  quantity: z.int().min(1),
  stock: z.int().min(0).describe('Units of this size in stock.'),
  sizes: z.array(z.object({ size: z.string(), stock: z.int().min(0) })).optional(),
  discount: z.int().min(0).describe('Of the whole line, in whole rupees.'),
  total: z.int().min(0).describe('price × quantity − discount, in whole rupees.'),
  problem: z.enum(['OUT_OF_STOCK', 'UNAVAILABLE']).optional(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const Quote = z.object({
  items: z.int().min(0).describe('Price of all units, in whole rupees.'),
  discount: z.int().min(0),
  tax: z.int().min(0),
  shipping: z.int().min(0),
  total: z.int().min(0).describe('items − discount + tax + shipping, in whole rupees.'),
  lines: z.array(QuoteLine),
  promo: z
    .object({ code: z.string(), refusal: z.string().optional() })
    .optional()
    .describe('With a `refusal` it gives no discount.'),
});
export type Quote = z.infer<typeof Quote>;

export const quoteCart = endpoint({
  method: 'POST',
  path: '/cart/quote',
  access: anyone,
  idempotent: true,
  summary: 'Quote a cart at current prices, without reserving stock',
  body: z.object({
    orderItems: z
      .array(OrderLineInput)
      .min(1, 'The cart is empty.')
      .max(50, 'At most 50 lines in one order.'),
    promoCode: TypedPromoCode.optional(),
    deliveryMethod: z.enum(DELIVERY_METHODS).default('standard'),
  }),
  response: Quote,
  errors: ['TOO_MANY_REQUESTS'],
});

export const getCart = endpoint({
  method: 'GET',
  path: '/cart',
  access: signedIn,
  summary: 'Get the cart of the account',
  response: AccountCart,
});

const LINE_LIMIT = `a cart has at most ${CART_LINES_MAX} lines, and the response leaves out further ones`;

export const mergeCart = endpoint({
  method: 'POST',
  path: '/cart/merge',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: `Merge a browser cart into the account cart: the union of lines, with the larger quantity of each; ${LINE_LIMIT}`,
  body: z.object({ lines: z.array(OrderLineInput).max(CART_LINES_MAX) }),
  response: AccountCart,
  errors: ['TOO_MANY_REQUESTS'],
});

export const putCart = endpoint({
  method: 'PUT',
  path: '/cart',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: `Set the quantity of lines in the account cart; other lines do not change; ${LINE_LIMIT}`,
  body: z.object({ changes: z.array(CartChange).min(1).max(CART_LINES_MAX) }),
  response: AccountCart,
  errors: ['TOO_MANY_REQUESTS'],
});
