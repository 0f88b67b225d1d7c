import { unsubscribe } from '@e-store/shared/newsletter/endpoints';
import { trusted } from 'mongoose';
import { ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';
import { findNewsletterToken } from './newsletter-token.ts';

/**
 * Ends a subscription at once, without a sign-in or a question (RFC 8058). It has no limit of tries: mail services send
 * these for many readers from one address, and a token cannot be guessed.
 */
export const unsubscribeRoute = route(unsubscribe, async ({ body }, { database, now }) => {
  const _id = await findNewsletterToken(database, body.token, 'unsubscribe', now());
  if (!_id)
    throw new ValidationError({
      token: 'This link is not known. Use the one at the end of the latest newsletter.',
    });
  await database.newsletterSubscriptions.updateOne(
    { _id, state: trusted({ $ne: 'unsubscribed' }) },
    { $set: { state: 'unsubscribed', unsubscribedAt: now() } },
  );
  await database.newsletterTokens.deleteMany({ subscription: _id, purpose: 'confirm' });
  return { message: 'You are unsubscribed. No more newsletters come to you.' };
});
