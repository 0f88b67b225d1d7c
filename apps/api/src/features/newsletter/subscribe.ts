import type { ConsentVersion } from '@e-store/shared/newsletter/consent';
import { subscribe } from '@e-store/shared/newsletter/endpoints';
import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { SubscriptionRecord } from './subscription.model.ts';
import { trailStep } from './trail-step.ts';

/**
 * Starts a double opt-in with one confirmation mail. The response is the same for every address, even beyond
 * its limit, where no mail is sent. This hides subscribers and protects inboxes.
 */
export const subscribeRoute = route(subscribe, async ({ body, clientAddress }, context) =>
  requestSubscription(body, clientAddress, context),
);

export async function requestSubscription(
  { email, consent }: { email: string; consent: ConsentVersion },
  clientAddress: string,
  { database, limits, now, wakeMailWorker }: Context,
): Promise<{ message: string }> {
  await limits.take(LIMITS.subscriptionsOfAddress, clientAddress);
  if (await limits.count(LIMITS.newsletterMailsOfReader, email)) {
    await savePendingSubscription(database, { email, consentVersion: consent, requestedAt: now() });
    const { _id } = await database.newsletterSubscriptions.findOne({ email }).orFail().lean();
    const mail = { kind: 'newsletter-confirm', to: email, subscription: _id } as const;
    await database.connection.transaction((session) => queueMail(database, mail, now(), session));
    wakeMailWorker();
  }
  return {
    message: `Check your email. We sent a link to ${email}. You are subscribed once you confirm it.`,
  };
}

/** A confirmed subscription stays unchanged, because anyone can enter any address. */
async function savePendingSubscription(
  database: Database,
  { email, ...pendingFields }: Pick<SubscriptionRecord, 'email' | 'consentVersion' | 'requestedAt'>,
): Promise<void> {
  try {
    await database.newsletterSubscriptions.updateOne(
      { email, state: trusted({ $ne: 'confirmed' }) },
      {
        $set: { ...pendingFields, state: 'pending' },
        $push: trailStep('pending', pendingFields.consentVersion, pendingFields.requestedAt),
      },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
