import { createRecoveryCodes, disableSecondFactor } from '@e-store/shared/account/second-factor-endpoints';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { queueMail } from '../../../platform/outbox/queue-mail.ts';
import { reauthenticate, auditSubject } from './redeem-code.ts';
import { newRecoveryCodes, toSecondFactorState } from './second-factor.ts';

export const createRecoveryCodesRoute = route(createRecoveryCodes, async (request, context) => {
  const { database, config, now } = context;
  const user = await reauthenticate(request.body.code, request, context);
  const at = now();
  const { codes, recoveryHashes } = await newRecoveryCodes(at);
  const { sealedKey, recovery } = user.secondFactor;
  await database.connection.transaction(async (session) => {
    const { matchedCount } = await database.users.updateOne(
      { _id: user._id, 'secondFactor.sealedKey': sealedKey },
      { $set: { 'secondFactor.recovery': recoveryHashes } },
      { session },
    );
    if (matchedCount === 0) throw new ConflictError('Two-step sign-in has been turned off.');
    const change = { before: { codesMadeAt: recovery.madeAt }, after: { codesMadeAt: at } };
    const entry = {
      staff: request,
      what: 'staff.recoveryCodesMade',
      subject: auditSubject(user),
      ...change,
      at,
    };
    await recordChange(database, entry, session);
  });
  const secondFactor = { ...user.secondFactor, recovery: recoveryHashes };
  return { ...toSecondFactorState({ secondFactor }, config), recoveryCodes: codes };
});

export const disableSecondFactorRoute = route(disableSecondFactor, async (request, context) => {
  const { database, config, now, wakeMailWorker } = context;
  const user = await reauthenticate(request.body.code, request, context);
  const at = now();
  await database.connection.transaction(async (session) => {
    const { matchedCount } = await database.users.updateOne(
      { _id: user._id, 'secondFactor.sealedKey': user.secondFactor.sealedKey },
      { $unset: { secondFactor: 1 } },
      { session },
    );
    if (matchedCount === 0)
      throw new ConflictError('Two-step sign-in has just changed. Reload the page and try again.');
    const change = { before: { twoStep: 'on' }, after: { twoStep: 'off' } };
    const entry = { staff: request, what: 'staff.twoStepOff', subject: auditSubject(user), ...change, at };
    await recordChange(database, entry, session);
    const notice = { kind: 'two-step-changed', to: user.email, user: user._id } as const;
    await queueMail(database, notice, at, session);
  });
  wakeMailWorker();
  return toSecondFactorState({}, config);
});
