import { changeNewsletter } from '@e-store/shared/privacy/endpoints';
import { ValidationError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { requestSubscription, endSubscription } from '../newsletter/subscribe.ts';

/**
 * Ending never reveals an earlier subscription, because the address may belong to somebody else. Subscribing
 * requires the confirmation mail.
 */
export const changeNewsletterRoute = route(changeNewsletter, async (input, context) => {
  const { body, session, clientAddress } = input;
  const { email } = session.user;
  if (!body.wanted) {
    await endSubscription(context, { email });
    return { message: `${email} is unsubscribed from the newsletter.` };
  }
  if (!body.consent)
    throw new ValidationError({ consent: 'Confirm that you agree to the text next to the button.' });
  return requestSubscription({ email, consent: body.consent }, clientAddress, context);
});
