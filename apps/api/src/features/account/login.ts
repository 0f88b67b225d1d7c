import { login } from '@e-store/shared/account/endpoints';
import type { User } from '@e-store/shared/account/user';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { type HandlerInput, route } from '../../platform/http/route.ts';
import { countSignIn } from './count-sign-in.ts';
import { describeDevice, readKnownDevice, writeKnownDevice, notifyNewDevice } from './known-device.ts';
import { isTooShortForStaff } from './strong-password.ts';
import { renewHash } from './set-password.ts';
import { confirmSignIn } from './second-factor/redeem-code.ts';
import { sendResetLink } from './reset-password.ts';
import { startUserSession } from './sessions.ts';
import { toUser, type UserRecord } from './user.model.ts';

/**
 * An unknown address and a wrong password take the same time and give the same message (R18). Attempts count
 * before the comparison, so concurrency cannot evade the limit (R78). The second factor has its own limit
 * (R27). A full queue rejects before any query (R80).
 */
export const loginRoute = route(login, (input, context) =>
  context.passwords.enqueue(() => signIn(input, context)),
);

async function signIn(
  {
    body,
    answer,
    sessionToken,
    deviceToken,
    clientAddress,
    userAgent,
    requestId,
  }: HandlerInput<typeof login>,
  context: Context,
): Promise<{ user: User }> {
  const { database, passwords, sessions, limits } = context;
  const user = await database.users.findOne({ email: body.email }).lean();
  const device = readKnownDevice(deviceToken, user, context);
  const tried = await countSignIn({ email: body.email, clientAddress, device }, limits);
  const isRight = user
    ? await passwords.verify(body.password, user.passwordHash)
    : await passwords.verifyDummy(body.password);
  if (!user || !isRight) throw invalidCredentials();
  await tried.refund();
  await confirmSignIn(user, body.code, { clientAddress, requestId }, context);
  await assertStaffPasswordLength(user, body.password, context);
  const passwordHash = await renewHash(user, body.password, context);
  const session = await startUserSession({ ...user, passwordHash }, describeDevice(userAgent), context);
  if (!session) throw invalidCredentials();
  if (device === undefined) await notifyNewDevice(user, context);
  if (sessionToken) await sessions.end(sessionToken);
  answer.startSession(session);
  answer.setKnownDevice(writeKnownDevice({ ...user, passwordHash }, context));
  return { user: toUser(user) };
}

/** A password can be too short after a promotion from shopper (R13). */
async function assertStaffPasswordLength(
  user: UserRecord,
  password: string,
  context: Context,
): Promise<void> {
  const { staff } = context.config.passwordLength;
  if (!isTooShortForStaff(password, user.role, staff)) return;
  await sendResetLink(user, context);
  throw new AppError(
    403,
    'NEW_PASSWORD_REQUIRED',
    `Staff need a password of at least ${staff} characters. We emailed you a link to choose a new one.`,
  );
}

const invalidCredentials = () => new AppError(401, 'INVALID_CREDENTIALS', 'Incorrect email or password.');
