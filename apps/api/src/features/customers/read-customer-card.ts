import type { CustomerCard } from '@e-store/shared/customers/customer';
import { trusted, Types } from 'mongoose';
import { toUser, type UserRecord } from '../account/user.model.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { toCustomerStats } from './compute-customer-stats.ts';

const LATEST_ORDER_COUNT = 10;
const NOTE_COUNT = 50;

export async function findCustomer({ users }: Database, id: string): Promise<UserRecord> {
  const user = await users.findById(id).lean();
  if (!user) throw new NotFoundError('This customer no longer exists.');
  return user;
}

export const customerName = ({ firstname, lastname }: Pick<UserRecord, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`;

export async function readCustomerCard(
  { database, now }: Pick<Context, 'database' | 'now'>,
  id: string,
): Promise<CustomerCard> {
  const user = await findCustomer(database, id);
  const customer = new Types.ObjectId(id);
  const [sessions, latest, notes] = await Promise.all([
    database.sessions.countDocuments({ user: customer, expiresAt: trusted({ $gt: now() }) }),
    database.orders
      .find({ user: customer }, { number: 1, createdAt: 1, orderStatus: 1, totalPrice: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(LATEST_ORDER_COUNT)
      .lean(),
    database.customerNotes.find({ customer }).sort({ at: -1, _id: -1 }).limit(NOTE_COUNT).lean(),
  ]);
  return {
    ...toUser(user),
    createdAt: user.createdAt.toISOString(),
    figures: toCustomerStats(user.figures),
    sessions,
    latest: latest.map(({ _id, number, createdAt, orderStatus, totalPrice }) => ({
      _id: String(_id),
      number,
      createdAt: createdAt.toISOString(),
      orderStatus,
      totalPrice,
    })),
    notes: notes.map(({ _id, words, at, by }) => ({
      _id: String(_id),
      words,
      at: at.toISOString(),
      by: { _id: String(by._id), name: by.name },
    })),
  };
}
