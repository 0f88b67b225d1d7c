import { disableSecondFactor } from '@e-store/shared/account/second-factor-endpoints';
import { route } from '../../../platform/http/route.ts';
import { queueMail } from '../../../platform/outbox/queue-mail.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { reauthenticate, auditSubject } from './reauthenticate.ts';
import { toSecondFactorState } from './second-factor.ts';

export const endSecondFactorRoute = route(disableSecondFactor, async (request, context) => {
  const { database, config, now, wakeMailWorker } = context;
  const user = await reauthenticate(request.body.code, request, context);
  const at = now();
  await database.connection.transaction(async (session) => {
    await database.users.updateOne(
      { _id: user._id, 'secondFactor.sealedKey': user.secondFactor.sealedKey },
      { $unset: { secondFactor: 1 } },
      { session },
    );
    const change = { before: { twoStep: 'on' }, after: { twoStep: 'off' } };
    const entry = { staff: request, what: 'staff.twoStepOff', subject: auditSubject(user), ...change, at };
    await recordChange(database, entry, session);
    const notice = { kind: 'two-step-changed', to: user.email, user: user._id } as const;
    await queueMail(database, notice, at, session);
  });
  wakeMailWorker();
  return toSecondFactorState({}, config);
});
