import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRecord } from './order.model.ts';

export async function findOwnerEmail(
  { users }: Database,
  order: Pick<OrderRecord, 'user' | 'shippingInfo'>,
  session: ClientSession,
): Promise<string> {
  const owner = await users.findById(order.user, { email: 1 }, { session }).lean();
  return owner?.email ?? order.shippingInfo.email;
}
