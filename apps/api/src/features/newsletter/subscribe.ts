import { trusted } from 'mongoose';
import type { ConsentVersion } from '@e-store/shared/newsletter/consent';
import { subscribe, confirmSubscription, unsubscribe } from '@e-store/shared/newsletter/endpoints';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { onDuplicateKey } from '../../platform/database/update-with-version.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { InvalidTokenError } from '../../platform/errors/errors.ts';
import { endSubscription, type SubscriptionRecord, trailStep } from './subscription.model.ts';
import { findNewsletterToken } from './newsletter-token.ts';

/**
 * The response is the same for every address, even beyond its limit. This hides subscribers and protects
 * inboxes.
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
    message: `Check your email. We are sending a link to ${email}. You are subscribed once you confirm it.`,
  };
}

/** A confirmed subscription stays unchanged, because anyone can enter any address. */
async function savePendingSubscription(
  database: Database,
  { email, ...pendingFields }: Pick<SubscriptionRecord, 'email' | 'consentVersion' | 'requestedAt'>,
): Promise<void> {
  await database.newsletterSubscriptions
    .updateOne(
      { email, state: trusted({ $ne: 'confirmed' }) },
      {
        $set: { ...pendingFields, state: 'pending' },
        $push: trailStep('pending', pendingFields.consentVersion, pendingFields.requestedAt),
      },
      { upsert: true },
    )
    .catch(onDuplicateKey(() => undefined));
}

/**
 * Confirms from a button, never from opening the page, because mail scanners open links. Idempotent. After an
 * unsubscription, old links have no effect.
 */
export const confirmSubscriptionRoute = route(
  confirmSubscription,
  async ({ body, clientAddress }, { database, limits, now, wakeMailWorker }) => {
    await limits.take(LIMITS.confirmationsOfAddress, clientAddress);
    const _id = await findNewsletterToken(database, body.token, 'confirm', now());
    const asked = _id && (await database.newsletterSubscriptions.findOne({ _id, state: 'pending' }).lean());
    const confirmed = asked && (await confirmPending(database, asked, now()));
    if (confirmed) {
      wakeMailWorker();
    } else if (!_id || !(await database.newsletterSubscriptions.exists({ _id, state: 'confirmed' }))) {
      throw new InvalidTokenError({
        token: 'This link is older than 7 days or no longer valid. Subscribe again to get a new one.',
      });
    }
    return { message: 'You are subscribed. You will get our next newsletter.' };
  },
);

/** Returns whether the subscription was pending. */
async function confirmPending(
  database: Database,
  { _id, consentVersion }: Pick<SubscriptionRecord, '_id' | 'consentVersion'>,
  at: Date,
): Promise<boolean> {
  return database.connection.transaction(async (session) => {
    const confirmed = await database.newsletterSubscriptions
      .findOneAndUpdate(
        { _id, state: 'pending' },
        {
          $set: { state: 'confirmed', confirmedAt: at },
          $push: trailStep('confirmed', consentVersion, at),
        },
        { session },
      )
      .lean();
    if (!confirmed) return false;
    const mail = { kind: 'newsletter-welcome', to: confirmed.email, subscription: _id } as const;
    await queueMail(database, mail, at, session);
    return true;
  });
}

/**
 * Requires no sign-in or confirmation (RFC 8058). No rate limit: mail services unsubscribe many readers from
 * one address, and tokens cannot be guessed.
 */
export const unsubscribeRoute = route(unsubscribe, async ({ body }, context) => {
  const _id = await findNewsletterToken(context.database, body.token, 'unsubscribe', context.now());
  if (!_id)
    throw new InvalidTokenError({
      token: 'This link is not valid. Use the link at the end of the latest newsletter.',
    });
  await endSubscription(context.database, { _id }, context.now());
  return { message: 'You are unsubscribed. You will get no more newsletters.' };
});
