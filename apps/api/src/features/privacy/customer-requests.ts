import { eraseCustomer, exportCustomer } from '@e-store/shared/privacy/endpoints';
import { toPerson } from '../account/personal-account.ts';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

async function findCustomer({ users }: Database, id: string) {
  const user = await users.findById(id).lean();
  if (!user) throw new NotFoundError('This customer no longer exists.');
  return user;
}

/** Exports data for requests by mail or phone. The audit trail records who exported and why. */
export const exportCustomerRoute = route(exportCustomer, async (input, context) => {
  const { database, now } = context;
  const user = await findCustomer(database, input.params.id);
  const person = toPerson(user);
  const exportedData = await exportPerson(context, person);
  await database.connection.transaction(async (session) => {
    const subject = { kind: 'customer', id: user._id, label: person.name };
    const change = { staff: input, what: 'customer.exported', subject, after: input.body, at: now() };
    await recordChange(database, change, session);
  });
  return exportedData;
});

export const eraseCustomerRoute = route(eraseCustomer, async (input, context) => {
  const user = await findCustomer(context.database, input.params.id);
  await erasePerson(context, user, { staff: input, reason: input.body.reason });
  return { message: 'The account was deleted. The customer gets a final email.' };
});
