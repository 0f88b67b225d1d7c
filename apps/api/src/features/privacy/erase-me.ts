import { eraseMe } from '@e-store/shared/privacy/endpoints';
import { checkOwnPassword } from '../account/check-own-password.ts';
import { route } from '../../platform/http/route.ts';
import { erasePerson } from './erase-person.ts';

const PASSWORD = { name: 'password', wrong: 'Incorrect password.' };

/** Requires the password again, so that a stolen session erases nothing. */
export const eraseMeRoute = route(eraseMe, async ({ body, session, answer }, context) => {
  const user = await checkOwnPassword(session.user._id, body.password, PASSWORD, context);
  await erasePerson(context, user);
  answer.endSession();
  return { message: `Your account was deleted. We sent a final email to ${user.email}.` };
});
