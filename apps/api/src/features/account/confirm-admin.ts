import { confirmAdmin } from '@e-store/shared/account/endpoints';
import { route } from '../../platform/http/route.ts';
import { checkOwnPassword } from './check-own-password.ts';

const PASSWORD = { name: 'password', wrong: 'Incorrect password.' };

export const confirmAdminRoute = route(confirmAdmin, async ({ body, session }, context) => {
  await checkOwnPassword(session.user._id, body.password, PASSWORD, context);
  await context.database.sessions.updateOne(
    { _id: session.id },
    { $set: { passwordConfirmedAt: context.now() } },
  );
  return { user: session.user };
});
