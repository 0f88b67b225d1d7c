import { enableSecondFactor } from '@e-store/shared/account/second-factor-endpoints';
import { trusted } from 'mongoose';
import { ConflictError, InvalidTokenError, WrongCodeError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { LIMITS } from '../../../platform/rate-limit/limits.ts';
import { queueMail } from '../../../platform/outbox/queue-mail.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { UserRecord } from '../user.model.ts';
import { readCurrentUser, auditSubject } from './reauthenticate.ts';
import { newRecoveryCodes, normaliseCode } from './recovery-codes.ts';
import { sealKey, toSecondFactorState } from './second-factor.ts';
import { readTicket } from './challenge-token.ts';
import { findStep } from './totp.ts';

/**
 * Turns the second step on with the first code of the new key, which proves that the app works. Ends the
 * caller's other sessions.
 */
export const startSecondFactorRoute = route(enableSecondFactor, async (request, context) => {
  const { body, session } = request;
  const { database, sessions, config, limits, now, wakeMailWorker } = context;
  const user = await readCurrentUser(request, context);
  assertSecondFactorOff(user);
  const key = readTicket(body.ticket, user, context);
  if (!key) throw new InvalidTokenError({ ticket: 'This key is no longer valid. Start again.' });
  const taken = await limits.take(LIMITS.codesOfUser, session.user._id);
  const lastStep = findStep(key, normaliseCode(body.code), now());
  if (lastStep === undefined)
    throw new WrongCodeError({
      code: 'This code is incorrect. Set your phone’s clock to automatic, then enter the next code.',
    });
  await limits.refund(taken);
  const at = now();
  const { codes, recoveryHashes } = await newRecoveryCodes(at);
  const sealedKey = sealKey(key, session.user._id, config);
  const secondFactor = { sealedKey, since: at, lastStep, recovery: recoveryHashes };
  // A ticket cannot be used again, even when the second step was turned off in between.
  const setUpBefore = user.secondFactorSetUpAt ?? trusted({ $exists: false });
  await database.connection.transaction(async (transaction) => {
    const { matchedCount } = await database.users.updateOne(
      { _id: user._id, secondFactor: trusted({ $exists: false }), secondFactorSetUpAt: setUpBefore },
      { $set: { secondFactor, secondFactorSetUpAt: at } },
      { session: transaction },
    );
    if (matchedCount === 0) throw secondFactorOnError();
    const change = { before: { twoStep: 'off' }, after: { twoStep: 'on' } };
    const entry = { staff: request, what: 'staff.twoStepOn', subject: auditSubject(user), ...change, at };
    await recordChange(database, entry, transaction);
    const notice = { kind: 'two-step-changed', to: user.email, user: user._id } as const;
    await queueMail(database, notice, at, transaction);
  });
  wakeMailWorker();
  await sessions.endAll(session.user._id, session.id);
  return { ...toSecondFactorState({ secondFactor }, config), recoveryCodes: codes };
});

/** @throws when a second step is on; replacing it requires turning it off with a code */
export function assertSecondFactorOff({ secondFactor }: Pick<UserRecord, 'secondFactor'>): void {
  if (secondFactor) throw secondFactorOnError();
}

const secondFactorOnError = () =>
  new ConflictError('CONFLICT', 'Two-step sign-in is already on. Turn it off first.');
