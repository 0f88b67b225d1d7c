import type { Context } from '../../platform/context.ts';
import { UnauthenticatedError, WrongPasswordError } from '../../platform/errors/errors.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Returns the user's record when the password is right. Wrong passwords count towards a limit, so a stolen
 * session cannot guess.
 * @throws WrongPasswordError at `field` for a wrong password
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
