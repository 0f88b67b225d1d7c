import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { OrderReturnRecord } from './order-return.model.ts';
import type { OrderRecord } from './order.model.ts';
import { findOwnerEmail } from './find-owner-email.ts';

type ReturnMail = {
  kind: 'return-accepted' | 'return-refused' | 'refund-paid';
  order: OrderRecord;
  of: Pick<OrderReturnRecord, '_id'>;
};

export async function queueReturnMail(
  database: Database,
  { kind, order, of }: ReturnMail,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const to = await findOwnerEmail(database, order, session);
  await queueMail(database, { kind, to, order: order._id, return: of._id, user: order.user }, at, session);
}
