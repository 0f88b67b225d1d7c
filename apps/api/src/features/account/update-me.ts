import { getMe, updateMe } from '@e-store/shared/account/endpoints';
import { route } from '../../platform/http/route.ts';
import type { Context } from '../../platform/context.ts';
import { throwOnDuplicateKey } from '../../platform/database/update-with-version.ts';
import { ConflictError, UnauthenticatedError, ValidationError } from '../../platform/errors/errors.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { dropQueuedMail, queueMail } from '../../platform/outbox/queue-mail.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { emailTakenError, innerNameWords, toUser, type UserRecord } from './user.model.ts';

export const getMeRoute = route(getMe, async ({ session }) => session.user);

const PASSWORD = { name: 'password', wrong: 'Incorrect password.' };

/**
 * Changing email or mobile requires the password (R36). The old address is notified, and its reset links become
 * invalid; the new one gets a link to prove it.
 */
export const updateMeRoute = route(updateMe, async ({ body, session }, context) => {
  const { password, ...wanted } = body;
  const { email, mobile, _id } = session.user;
  if (wanted.email === email && wanted.mobile === mobile)
    return save(await findUser(_id, context), wanted, context);
  if (!password)
    throw new ValidationError({ password: 'Enter your password to change your email or mobile number.' });
  if (wanted.email !== email) await context.limits.take(LIMITS.emailChangesOfUser, _id);
  return save(await checkOwnPassword(_id, password, PASSWORD, context), wanted, context);
});

async function findUser(id: string, { database }: Context): Promise<UserRecord> {
  const user = await database.users.findById(id).lean();
  if (!user) throw new UnauthenticatedError();
  return user;
}

type Wanted = Pick<UserRecord, 'firstname' | 'lastname' | 'mobile' | 'email'>;

async function save(user: UserRecord, wanted: Wanted, { database, limits, now, wakeMailWorker }: Context) {
  const isElsewhere = wanted.email !== user.email;
  // Changing the address back and forth must not flood an inbox (R79).
  const isProofMailed = isElsewhere && (await limits.count(LIMITS.emailProofsOfUser, wanted.email));
  await database.connection
    .transaction(async (transaction) => {
      // Matches the values that were checked, so a concurrent password change rejects this one.
      const { matchedCount } = await database.users.updateOne(
        { _id: user._id, email: user.email, mobile: user.mobile, passwordHash: user.passwordHash },
        {
          $set: { ...wanted, innerNameWords: innerNameWords(wanted) },
          ...(isElsewhere && { $unset: { emailProvenAt: 1 } }),
        },
        { session: transaction },
      );
      if (matchedCount === 0)
        throw new ConflictError('This account was just changed on another device. Check it and try again.');
      if (!isElsewhere) return;
      await dropQueuedMail(database, { kind: 'password-reset', user: user._id }, transaction);
      await database.resetTokens.deleteMany({ user: user._id }, { session: transaction });
      const notice = { kind: 'email-changed', to: user.email, user: user._id } as const;
      await queueMail(database, notice, now(), transaction);
      const proof = { kind: 'email-proof', to: wanted.email, user: user._id } as const;
      if (isProofMailed) await queueMail(database, proof, now(), transaction);
    })
    .catch(throwOnDuplicateKey(() => emailTakenError()));
  if (isElsewhere) wakeMailWorker();
  return toUser({ ...user, ...wanted });
}
