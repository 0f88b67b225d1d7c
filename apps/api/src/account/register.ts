import { register } from '@e-store/shared/account/endpoints';
import { ConflictError } from '../errors.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { toUser } from './to-user.ts';

export const registerRoute = route(
  register,
  async ({ body, answer, sessionToken, clientAddress }, { database, limits, passwords, sessions, now }) => {
    await limits.take(LIMITS.registrationsOfAddress, clientAddress);
    const { password, ...fields } = body;
    const passwordHash = await passwords.hash(password);
    const user = await database.users
      .create({ ...fields, passwordHash, role: 'Customer', createdAt: now() })
      .catch((error: unknown) => {
        if (isDuplicateKey(error)) throw emailTaken();
        throw error;
      });
    if (sessionToken) await sessions.end(sessionToken); // a new session for the new person
    answer.startSession(await sessions.start(String(user._id)));
    return toUser(user);
  },
);

const emailTaken = () => {
  const message = 'There is already an account with this email address. Log in, or choose a new password.';
  return new ConflictError('EMAIL_TAKEN', message, { fields: { email: message } });
};
