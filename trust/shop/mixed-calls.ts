import { randomUUID } from 'node:crypto';
import { attemptOrder } from './attempt.ts';
import { type BrowseResult, createBrowser } from './browse.ts';
import { createClient } from './client.ts';
import type { CartLine, Shopper } from './shopper.ts';
import type { Shop } from './start-shop.ts';

const NO_RESPONSE = { status: 0 };

const PARTS = 20;

export const isSuccess = (status: number) => status >= 200 && status < 400;

/** 80 % browsing, 10 % orders or carts, 5 % sign-ins, 5 % staff. */
export function createMixedCalls(shop: Shop, shoppers: readonly Shopper[], products: readonly string[]) {
  const browse = createBrowser(shop.api.url, products);
  const unanswered = new Map<string, { shopper: Shopper; line: CartLine }>();
  const orderOnce = async (shopper: Shopper, line: CartLine) => {
    const key = randomUUID();
    unanswered.set(key, { shopper, line });
    const answer = await shopper.order([line], key);
    if (answer.status < 500) unanswered.delete(key);
    return answer;
  };
  const callOf = (turn: number): Promise<{ status: number }> => {
    const part = turn % PARTS;
    // Otherwise each kind would always use the same shoppers.
    const round = Math.floor(turn / PARTS);
    const shopper = shoppers[round % shoppers.length] as Shopper;
    // On another device, so that the current session stays.
    if (part === 0) return createClient(shop.api.url)('/login', shopper.credentials());
    if (part === 1) return shop.staff.call(turn % 40 === 1 ? '/admin/orders' : '/admin/products');
    const line = { product: products[round % products.length] ?? '', quantity: 1 };
    if (part === 2) return orderOnce(shopper, line);
    if (part === 3) return shopper.call('/cart', { method: 'PUT', body: { changes: [line] } });
    return browse(turn);
  };
  return {
    call: async (turn: number): Promise<BrowseResult> => {
      const before = performance.now();
      const { status } = await callOf(turn).catch(() => NO_RESPONSE);
      return { status, ms: performance.now() - before };
    },
    /** With their key, as the checkout page does. */
    retryUnanswered: async (): Promise<void> => {
      for (const [key, { shopper, line }] of unanswered) {
        await attemptOrder(shopper, [line], key);
        unanswered.delete(key);
      }
    },
  };
}
