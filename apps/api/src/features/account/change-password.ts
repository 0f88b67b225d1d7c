import { changePassword } from '@e-store/shared/account/endpoints';
import { UnauthenticatedError, ValidationError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { describeDevice, writeKnownDevice } from './known-device.ts';
import { assertStrongPassword } from './strong-password.ts';
import { setPassword } from './set-password.ts';
import { startUserSession } from './sessions.ts';
import { toUser } from './user.model.ts';

const OLD = { name: 'oldPassword', wrong: 'Your current password is incorrect.' };

/** Ends older sessions and reset links, since an attacker may hold one. */
export const changePasswordRoute = route(
  changePassword,
  async ({ body, session, answer, userAgent }, context) => {
    const { passwords, config, limits } = context;
    const user = await checkOwnPassword(session.user._id, body.oldPassword, OLD, context);
    if (body.newPassword === body.oldPassword)
      throw new ValidationError({ newPassword: 'Choose a password that differs from your current one.' });
    assertStrongPassword('newPassword', body.newPassword, user, config);
    await limits.take(LIMITS.passwordChangesOfUser, user._id.toString());
    const passwordHash = await passwords.hash(body.newPassword);
    const owner = { _id: user._id, passwordHash: user.passwordHash };
    if (!(await setPassword(async () => owner, passwordHash, context))) throw changedElsewhere();
    const started = await startUserSession({ ...user, passwordHash }, describeDevice(userAgent), context);
    if (!started) throw changedElsewhere();
    answer.setKnownDevice(writeKnownDevice({ ...user, passwordHash }, context));
    answer.startSession(started);
    return { user: toUser(user) };
  },
);

const changedElsewhere = () =>
  new UnauthenticatedError('Your password was changed on another device. Log in again.');
