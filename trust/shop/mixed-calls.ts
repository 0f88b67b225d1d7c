import { randomUUID } from 'node:crypto';
import { attemptOrder } from './attempt.ts';
import { type Seen, createBrowser } from './browse.ts';
import { createClient } from './client.ts';
import type { Line, Shopper } from './shopper.ts';
import type { Shop } from './start-shop.ts';

/** What was never answered. */
const LOST = { status: 0 };

/** One call in so many is of a kind. */
const PARTS = 20;

/** Of an answer: what was asked for, or where it is. */
export const isWell = (status: number) => status >= 200 && status < 400;

/**
 * What the shop is asked for in turns, by the parts of a hundred of the goal: 80 look around, 10 order or fill a cart, 5
 * sign in, 5 are staff. Status 0 is no answer at all.
 */
export function createMixedCalls(shop: Shop, shoppers: readonly Shopper[], products: readonly string[]) {
  const browse = createBrowser(shop.api.url, products);
  /** By key: nobody knows whether they became orders. */
  const unanswered = new Map<string, { shopper: Shopper; line: Line }>();
  const orderOnce = async (shopper: Shopper, line: Line) => {
    const key = randomUUID();
    unanswered.set(key, { shopper, line });
    const answer = await shopper.order([line], key);
    if (answer.status < 500) unanswered.delete(key);
    return answer;
  };
  const callOf = (turn: number): Promise<{ status: number }> => {
    const part = turn % PARTS;
    // By rounds: by turns, each part would always meet the same few.
    const round = Math.floor(turn / PARTS);
    const shopper = shoppers[round % shoppers.length] as Shopper;
    // On another device: here the session that others' calls are under way with stays.
    if (part === 0) return createClient(shop.api.url)('/login', shopper.credentials());
    if (part === 1) return shop.staff.call(turn % 40 === 1 ? '/admin/orders' : '/admin/products');
    const line = { product: products[round % products.length] ?? '', quantity: 1 };
    if (part === 2) return orderOnce(shopper, line);
    if (part === 3) return shopper.call('/cart', { method: 'PUT', body: { changes: [line] } });
    return browse(turn);
  };
  return {
    call: async (turn: number): Promise<Seen> => {
      const before = performance.now();
      const { status } = await callOf(turn).catch(() => LOST);
      return { status, ms: performance.now() - before };
    },
    /** Orders that had no answer, or that there was no time for, are asked for again, as the shop's own page does. */
    askAgain: async (): Promise<void> => {
      for (const [key, { shopper, line }] of unanswered) {
        // oxlint-disable-next-line no-await-in-loop -- the shop is to be calm again
        await attemptOrder(shopper, [line], key);
        unanswered.delete(key);
      }
    },
  };
}
