import { confirmAdmin } from '@e-store/shared/account/endpoints';
import { UnauthenticatedError, ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';

/** The password step in front of E-DASH: opens it for this session, for half an hour. */
export const confirmAdminRoute = route(
  confirmAdmin,
  async ({ body, session }, { database, passwords, now }) => {
    const user = await database.users.findById(session.user._id).lean();
    if (!user) throw new UnauthenticatedError();
    if (!(await passwords.verify(body.password, user.passwordHash)))
      throw new ValidationError({ password: 'The password is not right.' });
    await database.sessions.updateOne({ _id: session.id }, { $set: { passwordConfirmedAt: now() } });
    return { user: session.user };
  },
);
