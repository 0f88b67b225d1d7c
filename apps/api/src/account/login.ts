import { login } from '@e-store/shared/account/endpoints';
import { AppError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { deviceOf } from './device-of.ts';
import { startSessionOf } from './start-session-of.ts';
import { toUser } from './to-user.ts';

/**
 * An unknown address and a wrong password cost the same time and get the same words (R18). A try is counted before the
 * password is compared, so that many at once are not one, and given back when it was right: signing in often locks
 * nobody out, and a stranger's guesses do not lock out the owner, who comes from another address (R78).
 */
export const loginRoute = route(
  login,
  async ({ body, answer, sessionToken, clientAddress, userAgent }, context) => {
    const { database, passwords, sessions, limits } = context;
    const tries = [
      [LIMITS.loginsOfAccountAndAddress, `${body.email} ${clientAddress}`],
      [LIMITS.loginsOfAccount, body.email],
      [LIMITS.loginsOfAddress, clientAddress],
    ] as const;
    for (const [limit, whose] of tries) await limits.take(limit, whose);
    const user = await database.users.findOne({ email: body.email }).lean();
    const isRight = user
      ? await passwords.verify(body.password, user.passwordHash)
      : await passwords.verifyNothing(body.password);
    if (!user || !isRight) throw notRight();
    const session = await startSessionOf(user, deviceOf(userAgent), context);
    if (!session) throw notRight();
    for (const [limit, whose] of tries) await limits.giveBack(limit, whose);
    if (sessionToken) await sessions.end(sessionToken); // a new session at every sign-in
    answer.startSession(session);
    return { user: toUser(user) };
  },
);

const notRight = () => new AppError(401, 'INVALID_CREDENTIALS', 'Email or password is not right.');
