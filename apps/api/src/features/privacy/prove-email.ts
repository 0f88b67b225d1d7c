import { requestEmailVerification, verifyEmail } from '@e-store/shared/privacy/endpoints';
import { isEmailProof } from '../account/email-proof.ts';
import { InvalidTokenError, UnauthenticatedError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';

export const askEmailProofRoute = route(requestEmailVerification, async ({ session }, context) => {
  const { database, limits, now, wakeMailWorker } = context;
  const { _id, email } = session.user;
  await limits.take(LIMITS.emailProofsOfUser, _id);
  const user = await database.users.findById(_id, { _id: 1 }).lean();
  if (!user) throw new UnauthenticatedError();
  const mail = { kind: 'email-proof', to: email, user: user._id } as const;
  await database.connection.transaction((transaction) => queueMail(database, mail, now(), transaction));
  wakeMailWorker();
  return { message: `We sent a link to ${email}. It is valid for 24 hours.` };
});

/**
 * Requires a session of the same account: someone with a foreign address lacks the mail, and the owner of the
 * address lacks the account.
 */
export const proveEmailRoute = route(verifyEmail, async ({ body, session }, { database, config, now }) => {
  const user = await database.users.findById(session.user._id).lean();
  if (!user || !isEmailProof(body.token, user, config, now()))
    throw new InvalidTokenError({
      token: 'This link is older than 24 hours or belongs to another account or address. Request a new one.',
    });
  await database.users.updateOne({ _id: user._id, email: user.email }, { $set: { emailProvenAt: now() } });
  return { message: `${user.email} is confirmed.` };
});
