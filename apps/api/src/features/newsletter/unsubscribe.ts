import { unsubscribe } from '@e-store/shared/newsletter/endpoints';
import { type QueryFilter, trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { InvalidTokenError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { findNewsletterToken } from './newsletter-token.ts';
import type { SubscriptionRecord } from './subscription.model.ts';
import { trailStep } from './trail-step.ts';

/**
 * Ends a subscription without sign-in or confirmation (RFC 8058). No rate limit: mail services unsubscribe
 * many readers from one address, and tokens cannot be guessed.
 */
export const unsubscribeRoute = route(unsubscribe, async ({ body }, context) => {
  const _id = await findNewsletterToken(context.database, body.token, 'unsubscribe', context.now());
  if (!_id)
    throw new InvalidTokenError({
      token: 'This link is not valid. Use the link at the end of the latest newsletter.',
    });
  await endSubscription(context, { _id });
  return { message: 'You are unsubscribed. You will get no more newsletters.' };
});

/** Idempotent. Earlier confirmation links stop working. */
export async function endSubscription(
  { database, now }: Pick<Context, 'database' | 'now'>,
  filter: QueryFilter<Pick<SubscriptionRecord, '_id' | 'email'>>,
): Promise<void> {
  const { newsletterSubscriptions, newsletterTokens } = database;
  const found = await newsletterSubscriptions.findOne(filter).lean();
  if (!found) return;
  const { _id, state, consentVersion } = found;
  if (state !== 'unsubscribed')
    await newsletterSubscriptions.updateOne(
      { _id, state: trusted({ $ne: 'unsubscribed' }) },
      {
        $set: { state: 'unsubscribed', unsubscribedAt: now() },
        $push: trailStep('unsubscribed', consentVersion, now()),
      },
    );
  await newsletterTokens.deleteMany({ subscription: _id, purpose: 'confirm' });
}
