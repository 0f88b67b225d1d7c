import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../shop/client.ts';
import type { PaymentShop } from '../shop/start-payment-shop.ts';

/** Milliseconds are the time until the fault. */
export type Fault =
  | { kind: 'none' | 'answer lost' | 'commit lost' | 'commit unanswered' }
  | { kind: 'api killed'; afterMs: number }
  | { kind: 'database killed'; afterMs: number };

const GIVE_UP_MS = 60_000;
const PAUSE_MS = 50;

export const describeFault = (fault: Fault): string => (fault.kind === 'none' ? '' : `, ${fault.kind}`);

/**
 * Sends a request during the fault, then again as a new request until the answer is definite.
 * @returns `isRepeated`: an earlier request may have done the work; a conflict is right, too
 */
export async function sendWithFault<Body>(
  shop: PaymentShop,
  fault: Fault,
  send: () => Promise<Answer<Body>>,
): Promise<{ answer: Answer<Body>; isRepeated: boolean }> {
  if (fault.kind === 'none') return { answer: await send(), isRepeated: false };
  if (fault.kind === 'answer lost') {
    await send();
    return { answer: await send(), isRepeated: true };
  }
  const first = send().catch(() => undefined);
  if (fault.kind === 'api killed' || fault.kind === 'database killed') {
    const { kind, afterMs } = fault;
    await wait(afterMs);
    await (kind === 'api killed' ? shop.api.kill() : shop.mongo.kill());
    await (kind === 'api killed' ? shop.api.start() : shop.mongo.start());
  } else {
    const kind = fault.kind === 'commit lost' ? 'lost' : 'unanswered';
    const isTrapped = await Promise.race([
      shop.databaseProxy.blockAtCommit(kind).then(() => true),
      first.then(() => false),
    ]);
    if (isTrapped) await shop.api.kill();
    shop.databaseProxy.release();
    if (isTrapped) await shop.api.start();
  }
  const early = await first;
  if (early && early.status < 500) return { answer: early, isRepeated: false };
  return { answer: await sendUntilDefinite(send), isRepeated: true };
}

async function sendUntilDefinite<Body>(send: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    if (performance.now() > deadline) throw new Error(`No answer after the fault: ${answer?.status}`);
    await wait(PAUSE_MS);
  }
}

/** @throws unless the status is expected, or a conflict with an earlier request that did the work */
export function expectAnswer(
  what: string,
  { answer, isRepeated }: { answer: Answer<unknown>; isRepeated: boolean },
  expected: number,
): void {
  if (answer.status === expected || (isRepeated && expected === 200 && answer.status === 409)) return;
  throw new Error(`${what}: ${answer.status} instead of ${expected}: ${JSON.stringify(answer.body)}`);
}
