import { createHash } from 'node:crypto';
import { receivePaymentEvent } from '@e-store/shared/payments/event-endpoints';
import { trusted } from 'mongoose';
import type { JobContext } from '../../../platform/context.ts';
import { isDuplicateKey } from '../../../platform/database/update-with-version.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { LIMITS } from '../../../platform/rate-limit/limits.ts';
import type { PaymentEventRecord } from '../../payments/payment-event.model.ts';
import {
  createPaymentProviders,
  findOnlineProvider,
  type OnlineProvider,
} from '../../payments/payment-providers.ts';
import { recordOnlinePayment } from './record-online-payment.ts';
import { recordOnlineRefund } from './refund-online.ts';

const MINUTE_MS = 60_000;
const JOB_INTERVAL_MS = 30_000;
const BATCH_SIZE = 100;
/** With doubling waits up to an hour: about seven hours. */
const MAX_ATTEMPTS = 12;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/**
 * Verifies the signature of the body, stores the event once, then handles it. A stored event is acknowledged
 * even if its handling fails; a job tries again.
 */
export const receivePaymentEventRoute = route(
  receivePaymentEvent,
  async ({ signed, clientAddress }, context) => {
    const { database, limits, now, paymentProviders } = context;
    await limits.take(LIMITS.paymentEventsOfAddress, clientAddress);
    const provider = findOnlineProvider(paymentProviders);
    if (!provider || !signed) throw new NotFoundError('This shop takes no online payments.');
    const { id: _id, ...event } = provider.online.readEvent(signed, now());
    const at = now();
    const record: PaymentEventRecord = {
      _id,
      ...event,
      digest: createHash('sha256').update(signed.rawBody).digest('base64url'),
      method: provider.code,
      receivedAt: at,
      attempts: 0,
      nextAttemptAt: new Date(at.getTime() + MINUTE_MS),
    };
    try {
      await database.paymentEvents.create([record]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return { received: true } as const;
    }
    await handleEvent(context, provider, record);
    return { received: true } as const;
  },
);

export const paymentEventsJob: Job = {
  name: 'payment events',
  everyMs: JOB_INTERVAL_MS,
  isOn: ({ paymentGateway }) => paymentGateway !== undefined,
  lease: { key: 'payment-events', forMs: JOB_INTERVAL_MS },
  run: async (context) => void (await handleDueEvents(context)),
};

type Handling = Pick<JobContext, 'database' | 'now' | 'log' | 'config' | 'wakeMailWorker'>;

/** Retries failed and interrupted events, and returns how many succeeded. */
export async function handleDueEvents(context: Handling): Promise<number> {
  const { database, now, config } = context;
  const provider = findOnlineProvider(createPaymentProviders(config));
  if (!provider) return 0;
  const due = await database.paymentEvents
    .find({ nextAttemptAt: trusted({ $lte: now() }) })
    .sort({ nextAttemptAt: 1 })
    .limit(BATCH_SIZE)
    .lean();
  let handled = 0;
  // oxlint-disable-next-line no-await-in-loop -- events of one order would only wait for each other
  for (const event of due) if (await handleEvent(context, provider, event)) handled += 1;
  return handled;
}

/** Returns whether the event was handled. Safe to repeat, and in any order. */
async function handleEvent(
  context: Omit<Handling, 'config'>,
  provider: OnlineProvider,
  { _id, name, payment, refund, attempts }: PaymentEventRecord,
): Promise<boolean> {
  const { database, now, log, wakeMailWorker } = context;
  try {
    if (payment && (await recordOnlinePayment(context, provider, payment))) wakeMailWorker();
    if (refund && (await recordOnlineRefund(context, provider, refund))) wakeMailWorker();
    await database.paymentEvents.updateOne(
      { _id },
      { $set: { handledAt: now() }, $unset: { nextAttemptAt: 1 } },
    );
    return true;
  } catch (error) {
    const tried = attempts + 1;
    log.warn({ err: error, event: _id, name, tried }, 'payment event could not be handled');
    const waitMs = Math.min(MINUTE_MS * 2 ** attempts, LONGEST_WAIT_MS);
    const next = new Date(now().getTime() + waitMs);
    await database.paymentEvents
      .updateOne(
        { _id },
        tried < MAX_ATTEMPTS
          ? { $set: { attempts: tried, nextAttemptAt: next } }
          : { $set: { attempts: tried }, $unset: { nextAttemptAt: 1 } },
      )
      .catch(() => {}); // the attempt that was stored with the event stays due
    return false;
  }
}
