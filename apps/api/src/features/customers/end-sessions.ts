import { endCustomerSessions } from '@e-store/shared/customers/endpoints';
import { trusted } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { customerName, findCustomer } from './read-customer-card.ts';

export const endCustomerSessionsRoute = route(endCustomerSessions, async (input, { database, now }) => {
  const customer = await findCustomer(database, input.params.id);
  const at = now();
  const user = customer._id;
  const ended = await database.connection.transaction(async (session) => {
    const sessions = await database.sessions
      .countDocuments({ user, expiresAt: trusted({ $gt: at }) })
      .session(session);
    await database.sessions.deleteMany({ user }, { session });
    const subject = { kind: 'customer', id: user, label: customerName(customer) };
    const change = { before: { signedIn: sessions }, after: { signedIn: 0 } };
    await recordChange(
      database,
      { staff: input, what: 'customer.signedOut', subject, ...change, at },
      session,
    );
    return sessions;
  });
  const name = customerName(customer);
  return {
    message:
      ended === 0 ? `${name} was not signed in on any device.` : `${name} has been signed out everywhere.`,
  };
});
