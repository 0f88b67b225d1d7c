import { confirmSubscription } from '@e-store/shared/newsletter/endpoints';
import type { Database } from '../../platform/database/database.ts';
import { InvalidTokenError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { findNewsletterToken } from './newsletter-token.ts';
import type { SubscriptionRecord } from './subscription.model.ts';
import { trailStep } from './trail-step.ts';

/**
 * Confirms from the button of the linked page, never from opening it, because mail scanners open links.
 * Idempotent. After an unsubscription, old links have no effect.
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

/** Confirms and queues the welcome mail in one transaction. Returns whether the subscription was pending. */
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
