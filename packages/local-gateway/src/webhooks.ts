import type { EventName, WebhookEvent } from './entities.ts';
import { signWebhook } from './signatures.ts';

/** Limit of the shop's answer, as documented. */
const ANSWER_LIMIT_MS = 5000;

export type Delivery = {
  eventId: string;
  event: EventName;
  attempt: number;
  /** Undefined when the shop did not answer. */
  status: number | undefined;
};

export type Webhooks = {
  send: (event: WebhookEvent) => void;
  /** Keeps events back until `release`. */
  hold: () => void;
  held: () => readonly WebhookEvent[];
  /** Sends held and following events. Options as for `releaseWebhooks` of the control. */
  release: (options?: { isReversed?: boolean; copies?: number; only?: readonly EventName[] }) => void;
  /** First attempt of each event. */
  delay: (milliseconds: number) => void;
  /** Oldest first. */
  deliveries: () => readonly Delivery[];
  settled: () => Promise<void>;
  stop: () => void;
};

type WebhookOptions = {
  /** Without a URL, events are dropped. */
  url: string | undefined;
  secret: string;
  /** After an answer other than 2xx. */
  retryDelaysMs: readonly number[];
  /** When an event is acknowledged or its retries are used up. */
  onDone: (event: WebhookEvent) => void;
};

/** First attempts in order, retries with back-off beside later events. */
export function createWebhooks({ url, secret, retryDelaysMs, onDone }: WebhookOptions): Webhooks {
  const stopped = new AbortController();
  const deliveries: Delivery[] = [];
  const running = new Set<Promise<void>>();
  let isHeld = false;
  let heldEvents: WebhookEvent[] = [];
  let firstDelayMs = 0;
  let lastFirstAttempt: Promise<void> = Promise.resolve();

  const track = (work: Promise<void>): void => {
    const tracked = work.catch(() => {}).finally(() => running.delete(tracked));
    running.add(tracked);
  };

  const attempt = async ({ id, body }: WebhookEvent, count: number): Promise<boolean> => {
    const rawBody = JSON.stringify(body);
    const delivery: Delivery = { eventId: id, event: body.event, attempt: count, status: undefined };
    try {
      const answer = await fetch(url ?? '', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': id,
          'x-razorpay-signature': signWebhook(rawBody, secret),
        },
        body: rawBody,
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
      });
      await answer.body?.cancel();
      delivery.status = answer.status;
      return answer.ok;
    } catch {
      return false;
    } finally {
      deliveries.push(delivery);
    }
  };

  const retry = async (event: WebhookEvent): Promise<void> => {
    for (const [index, delayMs] of retryDelaysMs.entries()) {
      await wait(delayMs, stopped.signal);
      // Stays pending: the gateway delivers it after its next start.
      if (stopped.signal.aborted) return;
      if (await attempt(event, index + 2)) break;
    }
    if (!stopped.signal.aborted) onDone(event);
  };

  const attemptAfter = async (earlier: Promise<void>, event: WebhookEvent): Promise<void> => {
    await earlier;
    if (firstDelayMs > 0) await wait(firstDelayMs, stopped.signal);
    if (stopped.signal.aborted) return;
    if (await attempt(event, 1)) onDone(event);
    else track(retry(event));
  };

  const deliver = (event: WebhookEvent): void => {
    if (url === undefined) return onDone(event);
    const first = attemptAfter(lastFirstAttempt, event);
    lastFirstAttempt = first.catch(() => {});
    track(first);
  };

  return {
    send: (event) => (isHeld ? void heldEvents.push(event) : deliver(event)),
    hold: () => {
      isHeld = true;
    },
    held: () => heldEvents,
    release: ({ isReversed = false, copies = 1, only } = {}) => {
      const [events, dropped] = split(heldEvents, ({ body }) => only?.includes(body.event) ?? true);
      isHeld = false;
      heldEvents = [];
      dropped.forEach(onDone);
      for (const event of isReversed ? events.toReversed() : events)
        for (let copy = 0; copy < copies; copy += 1) deliver(event);
    },
    delay: (milliseconds) => {
      firstDelayMs = milliseconds;
    },
    deliveries: () => deliveries,
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    stop: () => stopped.abort(),
  };
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Ends at once, without an error, when aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
