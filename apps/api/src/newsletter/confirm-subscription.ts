import { confirmSubscription } from '@e-store/shared/newsletter/endpoints';
import { ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findNewsletterToken } from './newsletter-token.ts';
import { stepInto } from './take-step.ts';

/**
 * Called by the button of the page that the mail links to, never by opening it: mail scanners open links. Pressed twice
 * it says the same; once unsubscribed, an old link brings nobody back.
 */
export const confirmSubscriptionRoute = route(
  confirmSubscription,
  async ({ body, clientAddress }, { database, limits, now, wakeMailWorker }) => {
    await limits.take(LIMITS.confirmationsOfAddress, clientAddress);
    const _id = await findNewsletterToken(database, body.token, 'confirm', now());
    const asked = _id && (await database.newsletterSubscriptions.findOne({ _id, state: 'pending' }).lean());
    const confirmed =
      asked &&
      (await database.newsletterSubscriptions
        .findOneAndUpdate(
          { _id, state: 'pending' },
          {
            $set: { state: 'confirmed', confirmedAt: now() },
            $push: stepInto('confirmed', asked.consentVersion, now()),
          },
        )
        .lean());
    if (confirmed) {
      await queueMail(
        database,
        { kind: 'newsletter-welcome', to: confirmed.email, subscription: confirmed._id },
        now(),
      );
      wakeMailWorker();
    } else if (!_id || !(await database.newsletterSubscriptions.exists({ _id, state: 'confirmed' }))) {
      throw new ValidationError({
        token: 'This link is older than 7 days or was ended. Subscribe again for a new one.',
      });
    }
    return { message: 'You are subscribed. The next newsletter comes to you.' };
  },
);
