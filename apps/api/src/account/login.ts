import { login } from '@e-store/shared/account/endpoints';
import type { User } from '@e-store/shared/account/user';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type HandlerInput, route } from '../http/route.ts';
import { countSignIn } from './count-sign-in.ts';
import { deviceOf } from './device-of.ts';
import { readKnownDevice, writeKnownDevice } from './known-device.ts';
import { isTooShortForStaff } from './refuse-weak-password.ts';
import { renewHash } from './renew-hash.ts';
import { confirmSignIn } from './second-factor/confirm-sign-in.ts';
import { sendResetLink } from './send-reset-link.ts';
import { startSessionOf } from './start-session-of.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';
import { toUser } from './to-user.ts';
import type { UserRecord } from './user.model.ts';

/**
 * An unknown address and a wrong password cost the same time and get the same words (R18). A try is counted before the
 * password is compared, so that many at once are not one, and given back when it was right: signing in often locks
 * nobody out, and a stranger's guesses do not lock out the owner, who comes with a browser that is known or from another
 * address (R78). The second step of staff comes after that and counts its own tries (R27). When too many sign in at once, a further one is refused before
 * anything is counted or looked up (R80).
 */
export const loginRoute = route(login, (input, context) =>
  context.passwords.inLine(() => signIn(input, context)),
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
  const device = readKnownDevice(deviceToken, body.email, context);
  const tried = await countSignIn({ email: body.email, clientAddress, device }, limits);
  const user = await database.users.findOne({ email: body.email }).lean();
  const isRight = user
    ? await passwords.verify(body.password, user.passwordHash)
    : await passwords.verifyNothing(body.password);
  if (!user || !isRight) throw notRight();
  await tried.wasRight();
  await confirmSignIn(user, body.code, { clientAddress, requestId }, context);
  await refuseShortOfStaff(user, body.password, context);
  const passwordHash = await renewHash(user, body.password, context);
  const session = await startSessionOf({ ...user, passwordHash }, deviceOf(userAgent), context);
  if (!session) throw notRight();
  if (device === undefined) await tellOfNewDevice(user, context);
  if (sessionToken) await sessions.end(sessionToken); // a new session at every sign-in
  answer.startSession(session);
  answer.knowDevice(writeKnownDevice(body.email, context));
  return { user: toUser(user) };
}

/** Who became staff after choosing a password as a shopper may have one that is too short for the role (R13). */
async function refuseShortOfStaff(user: UserRecord, password: string, context: Context): Promise<void> {
  const { staff } = context.config.passwordLength;
  if (!isTooShortForStaff(password, user.role, staff)) return;
  await sendResetLink(user, context);
  throw new AppError(
    403,
    'NEW_PASSWORD_REQUIRED',
    `Staff need a password of at least ${staff} characters. We emailed you a link to choose a new one.`,
  );
}

const notRight = () => new AppError(401, 'INVALID_CREDENTIALS', 'Incorrect email or password.');
