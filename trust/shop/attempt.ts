import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@e-store/shared/orders/order';
import type { Answer } from './client.ts';
import type { Line, Shopper } from './shopper.ts';

/** A shop that does not come to an answer within this time has lost the shopper. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

export type Outcome = {
  /** 201 or a definite refusal. */
  answer: Answer<Order>;
  /** How often it was sent. */
  sent: number;
  /** Answers on the way that were none: `lost`, or the status. */
  met: (number | 'lost')[];
};

/**
 * Orders as the shop's own page does: under one key, again and again until there is an answer, because whether the lost
 * one was an order nobody can know.
 */
export async function attemptOrder(
  shopper: Shopper,
  lines: readonly Line[],
  key: string = randomUUID(),
): Promise<Outcome> {
  const deadline = performance.now() + PATIENCE_MS;
  const met: Outcome['met'] = [];
  for (let sent = 1; ; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a retry follows the answer that did not come
    const answer = await shopper.order(lines, key).catch(() => undefined);
    if (answer && answer.status < 500) return { answer, sent, met };
    met.push(answer?.status ?? 'lost');
    if (performance.now() > deadline) throw new Error(`No answer after ${sent} tries: ${met.join(' ')}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(PAUSE_MS);
  }
}
