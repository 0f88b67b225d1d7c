import { type ClientSession, trusted, Types } from 'mongoose';
import {
  getCustomer,
  addCustomerNote,
  endCustomerSessions,
  sendCustomerReset,
} from '@e-store/shared/customers/endpoints';
import type { CustomerCard } from '@e-store/shared/customers/customer';
import { route } from '../../platform/http/route.ts';
import { toUser, type UserRecord } from '../account/user.model.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { staffName, recordChange } from '../../platform/audit/record-change.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { acquireAccountLock } from '../orders/order-locks.ts';
import { toCustomerStats } from './customer-stats.ts';

export const getCustomerRoute = route(getCustomer, async ({ params }, context) =>
  readCustomerCard(context, params.id),
);

const LATEST_ORDER_COUNT = 10;
const NOTE_COUNT = 50;

async function findCustomer({ users }: Database, id: string): Promise<UserRecord> {
  const user = await users.findById(id).lean();
  if (!user) throw customerGone();
  return user;
}

const customerGone = () => new NotFoundError('This customer no longer exists.');

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

/** Excludes a concurrent erasure. */
async function findLockedCustomer(
  database: Database,
  id: string,
  at: Date,
  session: ClientSession,
): Promise<UserRecord> {
  await acquireAccountLock(database, new Types.ObjectId(id), at, session);
  const user = await database.users.findById(id).session(session).lean();
  if (!user) throw customerGone();
  return user;
}

export const addCustomerNoteRoute = route(addCustomerNote, async (input, context) => {
  const { database, now } = context;
  const { words } = input.body;
  const at = now();
  const by = { _id: new Types.ObjectId(input.session.user._id), name: staffName(input) };
  await database.connection.transaction(async (session) => {
    const customer = await findLockedCustomer(database, input.params.id, at, session);
    const note = { _id: new Types.ObjectId(), customer: customer._id, words, at, by };
    await database.customerNotes.create([note], { session });
    const subject = { kind: 'customer', id: customer._id, label: customerName(customer) };
    const change = { staff: input, what: 'customer.noted', subject, after: { note: words }, at };
    await recordChange(database, change, session);
  });
  return readCustomerCard(context, input.params.id);
});

export const endCustomerSessionsRoute = route(endCustomerSessions, async (input, { database, now }) => {
  const at = now();
  const { ended, name } = await database.connection.transaction(async (session) => {
    const customer = await findLockedCustomer(database, input.params.id, at, session);
    const user = customer._id;
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
    return { ended: sessions, name: customerName(customer) };
  });
  return {
    message:
      ended === 0 ? `${name} was not signed in on any device.` : `${name} has been signed out everywhere.`,
  };
});

export const sendCustomerResetRoute = route(sendCustomerReset, async (input, context) => {
  const { database, now, wakeMailWorker } = context;
  const at = now();
  const to = await database.connection.transaction(async (session) => {
    const customer = await findLockedCustomer(database, input.params.id, at, session);
    const { _id, email } = customer;
    await queueMail(database, { kind: 'password-reset', to: email, user: _id }, at, session);
    const subject = { kind: 'customer', id: _id, label: customerName(customer) };
    const change = { staff: input, what: 'customer.resetSent', subject, after: { mailedTo: email }, at };
    await recordChange(database, change, session);
    return email;
  });
  wakeMailWorker();
  return { message: `We are sending a password reset link to ${to}. It is valid for 30 minutes.` };
});
