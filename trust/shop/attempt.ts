import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@e-store/shared/orders/order';
import type { Answer } from './client.ts';
import type { CartLine, Shopper } from './shopper.ts';

const GIVE_UP_MS = 60_000;
const PAUSE_MS = 100;

export type OrderAttempt = {
  /** 201 or a definite rejection. */
  answer: Answer<Order>;
  sent: number;
  /** Failed attempts: `lost`, or the status. */
  results: (number | 'lost')[];
};

/** Like checkout, retries under one key until a definite response: a lost one can be an order. */
export async function attemptOrder(
  shopper: Shopper,
  lines: readonly CartLine[],
  key: string = randomUUID(),
): Promise<OrderAttempt> {
  const deadline = performance.now() + GIVE_UP_MS;
  const results: OrderAttempt['results'] = [];
  for (let sent = 1; ; sent += 1) {
    const answer = await shopper.order(lines, key).catch(() => undefined);
    if (answer && answer.status < 500) return { answer, sent, results };
    results.push(answer?.status ?? 'lost');
    if (performance.now() > deadline) throw new Error(`No answer after ${sent} tries: ${results.join(' ')}`);
    await wait(PAUSE_MS);
  }
}
