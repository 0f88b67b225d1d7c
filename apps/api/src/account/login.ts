import { login } from '@e-store/shared/account/endpoints';
import { AppError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { toUser } from './to-user.ts';

/**
 * An unknown address and a wrong password cost the same time and get the same words (R18). Failures are counted by
 * account and by address, successes are not: nobody is locked out by signing in often (R78).
 */
export const loginRoute = route(
  login,
  async ({ body, answer, sessionToken, clientAddress }, { database, passwords, sessions, limits }) => {
    await limits.check(LIMITS.failedLoginsOfAccount, body.email);
    await limits.check(LIMITS.failedLoginsOfAddress, clientAddress);
    const user = await database.users.findOne({ email: body.email }).lean();
    const isRight = user
      ? await passwords.verify(body.password, user.passwordHash)
      : await passwords.verifyNothing(body.password);
    if (!user || !isRight) {
      await limits.count(LIMITS.failedLoginsOfAccount, body.email);
      await limits.count(LIMITS.failedLoginsOfAddress, clientAddress);
      throw notRight();
    }
    if (sessionToken) await sessions.end(sessionToken); // a new session at every sign-in
    const session = await sessions.start(String(user._id));
    // While it was compared, the password may have been changed, and all sessions ended: this one came too late.
    if (!(await database.users.exists({ _id: user._id, passwordHash: user.passwordHash }))) {
      await sessions.end(session.token);
      throw notRight();
    }
    answer.startSession(session);
    return { user: toUser(user) };
  },
);

const notRight = () => new AppError(401, 'INVALID_CREDENTIALS', 'Email or password is not right.');
