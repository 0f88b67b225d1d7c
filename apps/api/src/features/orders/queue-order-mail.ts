import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { type NewMail, queueMail } from '../../platform/outbox/queue-mail.ts';
import type { OrderRecord } from './order.model.ts';

type OrderMail = Pick<NewMail, 'kind' | 'return'> & { notBefore?: Date };

/** To the current address of the customer; nothing for a deleted account. */
export async function queueOrderMail(
  database: Database,
  {
    _id: order,
    user,
    shippingInfo,
    erasedAt,
  }: Pick<OrderRecord, '_id' | 'user' | 'shippingInfo' | 'erasedAt'>,
  mail: OrderMail,
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (erasedAt) return;
  const owner = await database.users.findById(user, { email: 1 }, { session }).lean();
  await queueMail(database, { ...mail, to: owner?.email ?? shippingInfo.email, order, user }, at, session);
}
