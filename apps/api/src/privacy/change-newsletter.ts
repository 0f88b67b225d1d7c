import { changeNewsletter } from '@e-store/shared/privacy/endpoints';
import { ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';
import { askForNewsletter } from '../newsletter/subscribe.ts';
import { endSubscription } from '../newsletter/unsubscribe.ts';

/**
 * Ending it is one press, and tells nobody whether it had begun: the address may not be theirs. Asking for it is what
 * it is at the foot of every page: a mail asks to confirm it.
 */
export const changeNewsletterRoute = route(changeNewsletter, async (input, context) => {
  const { body, session, clientAddress } = input;
  const { email } = session.user;
  if (!body.wanted) {
    await endSubscription(context, { email });
    return { message: `${email} is unsubscribed from the newsletter.` };
  }
  if (!body.consent) throw new ValidationError({ consent: 'Agree to the text beside the button.' });
  return askForNewsletter({ email, consent: body.consent }, clientAddress, context);
});
