import { sendCustomerReset } from '@e-store/shared/customers/endpoints';
import { route } from '../../platform/http/route.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { customerName, findCustomer } from './read-customer-card.ts';

export const sendCustomerResetRoute = route(sendCustomerReset, async (input, context) => {
  const { database, now, wakeMailWorker } = context;
  const customer = await findCustomer(database, input.params.id);
  const { _id, email } = customer;
  const at = now();
  await database.connection.transaction(async (session) => {
    await queueMail(database, { kind: 'password-reset', to: email, user: _id }, at, session);
    const subject = { kind: 'customer', id: _id, label: customerName(customer) };
    const change = { staff: input, what: 'customer.resetSent', subject, after: { mailedTo: email }, at };
    await recordChange(database, change, session);
  });
  wakeMailWorker();
  return { message: `We sent a password reset link to ${email}. It is valid for 30 minutes.` };
});
