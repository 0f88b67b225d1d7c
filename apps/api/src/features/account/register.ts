import { register } from '@e-store/shared/account/endpoints';
import { throwOnDuplicateKey } from '../../platform/database/update-with-version.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { describeDevice, writeKnownDevice } from './known-device.ts';
import { emailTakenError, newCustomer, toUser } from './user.model.ts';
import { assertStrongPassword } from './strong-password.ts';

export const registerRoute = route(
  register,
  async (
    { body, answer, sessionToken, clientAddress, userAgent },
    { database, limits, passwords, sessions, config, now, wakeMailWorker },
  ) => {
    await limits.take(LIMITS.registrationsOfAddress, clientAddress);
    const { password, notice, ...fields } = body;
    assertStrongPassword('password', password, fields, config);
    const passwordHash = await passwords.hash(password);
    const account = newCustomer({
      ...fields,
      ...(notice && { notice: { version: notice, at: now() } }),
      passwordHash,
      createdAt: now(),
    });
    // Registering and erasing an account repeatedly must not flood an inbox (R79).
    const isWelcomed = await limits.count(LIMITS.emailProofsOfUser, account.email);
    const welcome = { kind: 'welcome', to: account.email, user: account._id } as const;
    await database.connection
      .transaction(async (transaction) => {
        await database.users.create([account], { session: transaction });
        if (isWelcomed) await queueMail(database, welcome, now(), transaction);
      })
      .catch(throwOnDuplicateKey(() => emailTakenError(TAKEN)));
    wakeMailWorker();
    if (sessionToken) await sessions.end(sessionToken);
    answer.setKnownDevice(writeKnownDevice(account, { config, now }));
    answer.startSession(await sessions.start(toUser(account), describeDevice(userAgent)));
    return toUser(account);
  },
);

const TAKEN = 'An account with this email address already exists. Log in or reset your password.';
