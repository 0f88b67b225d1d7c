import { addCustomerNote } from '@e-store/shared/customers/endpoints';
import { Types } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { staffName, recordChange } from '../../platform/audit/record-change.ts';
import { customerName, findCustomer, readCustomerCard } from './read-customer-card.ts';

export const addCustomerNoteRoute = route(addCustomerNote, async (input, context) => {
  const { database, now } = context;
  const { words } = input.body;
  const customer = await findCustomer(database, input.params.id);
  const at = now();
  const note = {
    _id: new Types.ObjectId(),
    customer: customer._id,
    words,
    at,
    by: { _id: new Types.ObjectId(input.session.user._id), name: staffName(input) },
  };
  await database.connection.transaction(async (session) => {
    await database.customerNotes.create([note], { session });
    const subject = { kind: 'customer', id: customer._id, label: customerName(customer) };
    const change = { staff: input, what: 'customer.noted', subject, after: { note: words }, at };
    await recordChange(database, change, session);
  });
  return readCustomerCard(context, input.params.id);
});
