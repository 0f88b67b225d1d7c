import { changePassword } from '@e-store/shared/account/endpoints';
import { UnauthenticatedError, ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';
import { toUser } from './to-user.ts';

/** Ends every older session of the account, this one included, and starts a new one here (`product.md`, sessions). */
export const changePasswordRoute = route(
  changePassword,
  async ({ body, session, answer }, { database, passwords, sessions }) => {
    const user = await database.users.findById(session.user._id).lean();
    if (!user) throw new UnauthenticatedError();
    if (!(await passwords.verify(body.oldPassword, user.passwordHash)))
      throw new ValidationError({ oldPassword: 'The previous password is not right.' });
    const passwordHash = await passwords.hash(body.newPassword);
    const { modifiedCount } = await database.users.updateOne(
      { _id: user._id, passwordHash: user.passwordHash },
      { $set: { passwordHash } },
    );
    if (modifiedCount === 0)
      throw new UnauthenticatedError('The password was changed elsewhere. Sign in again.');
    await sessions.endAll(session.user._id);
    answer.startSession(await sessions.start(session.user._id));
    return { user: toUser(user) };
  },
);
