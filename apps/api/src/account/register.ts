import { register } from '@e-store/shared/account/endpoints';
import { isDuplicateKey } from '../duplicate-key.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { deviceOf } from './device-of.ts';
import { emailTaken } from './email-taken.ts';
import { writeKnownDevice } from './known-device.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { toUser } from './to-user.ts';

export const registerRoute = route(
  register,
  async (
    { body, answer, sessionToken, clientAddress, userAgent },
    { database, limits, passwords, sessions, config, now },
  ) => {
    await limits.take(LIMITS.registrationsOfAddress, clientAddress);
    const { password, notice, ...fields } = body;
    refuseWeakPassword('password', password, fields, config);
    const passwordHash = await passwords.hash(password);
    const user = await database.users
      .create({
        ...fields,
        ...(notice && { notice: { version: notice, at: now() } }),
        passwordHash,
        role: 'Customer',
        createdAt: now(),
      })
      .catch((error: unknown) => {
        if (isDuplicateKey(error)) throw emailTaken(TAKEN);
        throw error;
      });
    if (sessionToken) await sessions.end(sessionToken); // a new session for the new person
    answer.knowDevice(writeKnownDevice(user.email, { config, now }));
    answer.startSession(await sessions.start(toUser(user), deviceOf(userAgent)));
    return toUser(user);
  },
);

const TAKEN = 'There is already an account with this email address. Log in, or choose a new password.';
