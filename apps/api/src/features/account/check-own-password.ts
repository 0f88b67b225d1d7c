import { confirmAdmin, getConfirmation } from '@e-store/shared/account/endpoints';
import type { Context } from '../../platform/context.ts';
import { UnauthenticatedError, WrongPasswordError } from '../../platform/errors/errors.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { route } from '../../platform/http/route.ts';
import { PASSWORD_CONFIRMATION_MS } from '../../platform/http/authorise.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Wrong passwords count towards a limit, so a stolen session cannot guess.
 * @throws WrongPasswordError at `field`
 */
export async function checkOwnPassword(
  userId: string,
  password: string,
  field: { name: string; wrong: string },
  { database, limits, passwords }: Pick<Context, 'database' | 'limits' | 'passwords'>,
): Promise<UserRecord> {
  const taken = await limits.take(LIMITS.passwordsOfUser, userId);
  const user = await database.users.findById(userId).lean();
  if (!user) throw new UnauthenticatedError();
  if (!(await passwords.verify(password, user.passwordHash)))
    throw new WrongPasswordError({ [field.name]: field.wrong });
  await limits.refund(taken);
  return user;
}

const PASSWORD = { name: 'password', wrong: 'Incorrect password.' };

export const confirmAdminRoute = route(confirmAdmin, async ({ body, session }, context) => {
  await checkOwnPassword(session.user._id, body.password, PASSWORD, context);
  await context.database.sessions.updateOne(
    { _id: session.id },
    { $set: { passwordConfirmedAt: context.now() } },
  );
  return { user: session.user };
});

export const getConfirmationRoute = route(getConfirmation, async ({ session }) => ({
  confirmedUntil: new Date(session.passwordConfirmedAt.getTime() + PASSWORD_CONFIRMATION_MS).toISOString(),
}));
