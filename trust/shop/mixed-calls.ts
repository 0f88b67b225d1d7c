import { type Seen, createBrowser } from './browse.ts';
import { createClient } from './client.ts';
import type { Shopper } from './shopper.ts';
import type { Shop } from './start-shop.ts';

/** What was never answered. */
const LOST = { status: 0 };

/** Of an answer: what was asked for, or where it is. */
export const isWell = (status: number) => status >= 200 && status < 400;

/**
 * What the shop is asked for in turns, by the parts of a hundred of the goal: 80 look around, 10 order or fill a cart, 5
 * sign in, 5 are staff. Status 0 is no answer at all.
 */
export function createMixedCalls(shop: Shop, shoppers: readonly Shopper[], products: readonly string[]) {
  const browse = createBrowser(shop.api.url, products);
  const callOf = (turn: number): Promise<{ status: number }> => {
    const shopper = shoppers[turn % shoppers.length] as Shopper;
    const part = turn % 20;
    // On another device: here the session that others' calls are under way with stays.
    if (part === 0) return createClient(shop.api.url)('/login', shopper.credentials());
    if (part === 1) return shop.staff.call(turn % 40 === 1 ? '/admin/orders' : '/admin/products');
    const line = { product: products[turn % products.length] ?? '', quantity: 1 };
    if (part === 2) return shopper.order([line]);
    if (part === 3) return shopper.call('/cart', { method: 'PUT', body: { changes: [line] } });
    return browse(turn);
  };
  return async (turn: number): Promise<Seen> => {
    const before = performance.now();
    const { status } = await callOf(turn).catch(() => LOST);
    return { status, ms: performance.now() - before };
  };
}
