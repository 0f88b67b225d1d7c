import { randomBytes } from 'node:crypto';
import { addCustomer } from '@e-store/shared/customers/endpoints';
import { recordChange } from '../../platform/audit/record-change.ts';
import { throwOnDuplicateKey } from '../../platform/database/update-with-version.ts';
import { route } from '../../platform/http/route.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { emailTakenError, newCustomer } from '../account/user.model.ts';
import { customerName, readCustomerCard } from './customer-card.ts';

/** Nobody knows the password: the customer chooses one by a reset link, which proves the address. */
export const addCustomerRoute = route(addCustomer, async (input, context) => {
  const { database, limits, passwords, now, wakeMailWorker } = context;
  const at = now();
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  const account = newCustomer({ ...input.body, passwordHash, createdAt: at });
  const { _id, email } = account;
  const isMailed = await limits.count(LIMITS.emailProofsOfUser, email);
  await database.connection
    .transaction(async (session) => {
      await database.users.create([account], { session });
      const subject = { kind: 'customer', id: _id, label: customerName(account) };
      await recordChange(
        database,
        { staff: input, what: 'customer.added', subject, after: input.body, at },
        session,
      );
      if (isMailed) await queueMail(database, { kind: 'account-opened', to: email, user: _id }, at, session);
    })
    .catch(throwOnDuplicateKey(() => emailTakenError()));
  wakeMailWorker();
  return readCustomerCard(context, String(_id));
});
