import {
  canTransition,
  isFinal,
  type OrderActor,
  returnStatus,
} from '@e-store/shared/orders/order-lifecycle';
import type { Types } from 'mongoose';
import { toPerson } from '../account/personal-account.ts';
import type { UserRecord } from '../account/user.model.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Person } from '../../platform/personal-data/personal-records.ts';
import {
  type AppError,
  ConflictError,
  NotFoundError,
  UnauthenticatedError,
} from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { postOrders } from '../orders/post-orders.ts';
import { isOrderComplete } from '../orders/personal-orders.ts';
import { type StaffRequest, recordChange } from '../../platform/audit/record-change.ts';
import type { ErasureRecord } from './erasure.model.ts';

type ErasureContext = Pick<Context, 'database' | 'log' | 'now' | 'personalRecords' | 'wakeMailWorker'>;
/** Absent when the owner erases the account. */
type ByStaff = { staff: StaffRequest; reason: string };

/**
 * In one transaction; `docs/personal-data.md` lists what stays. The email address is deleted after the final
 * mail (DPDP Act, s. 12; ADR 021).
 * @throws ConflictError while an order is open, for staff accounts, and to staff when the account changed
 * @throws NotFoundError to staff when the account is gone
 */
export async function erasePerson(
  context: ErasureContext,
  user: UserRecord,
  byStaff?: ByStaff,
): Promise<void> {
  const { database, log, now, personalRecords, wakeMailWorker } = context;
  const at = now();
  const person = toPerson(user);
  assertNotStaff(user);
  await database.connection.transaction(async (session) => {
    // Orders write this record too, so order and erasure exclude each other.
    await database.orderLocks.updateOne(
      { _id: `account/${String(user._id)}` },
      { $inc: { orders: 1 }, $set: { expiresAt: at } },
      { session, upsert: true },
    );
    const expectedUser = {
      _id: user._id,
      email: user.email,
      passwordHash: user.passwordHash,
      role: user.role,
    };
    if (!(await database.users.exists(expectedUser).session(session)))
      throw byStaff ? await accountChangedError(database, user._id) : new UnauthenticatedError();
    await postOrders(database, session, { user: user._id });
    const orders = await database.orders.find({ user: user._id }, {}, { session }).lean();
    assertNoOpenOrders(
      orders.filter((order) => !isOrderComplete(order)),
      byStaff ? 'staff' : 'shopper',
    );
    const consents = await readConsents(database, user, person);
    const erasure = { _id: user._id, erasedAt: at, by: byStaff ? 'staff' : 'owner', consents } as const;
    await database.erasures.create([erasure], { session });
    for (const records of personalRecords)
      // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
      await records.erase(database, person, at, session);
    await queueMail(database, { kind: 'account-erased', to: user.email }, at, session);
    if (byStaff) await recordErasure(database, user._id, byStaff, at, session);
  });
  // Identifies accounts to erase again after a restore (docs/personal-data.md).
  log.info({ account: String(user._id), by: byStaff ? 'staff' : 'owner' }, 'account erased');
  wakeMailWorker();
}

/** Staff stay signed in, because the account is not their own. */
async function accountChangedError({ users }: Database, id: Types.ObjectId): Promise<AppError> {
  return (await users.exists({ _id: id }))
    ? new ConflictError('This account has just changed. Reload the page and try again.')
    : new NotFoundError('This customer no longer exists.');
}

function assertNotStaff({ role }: UserRecord): void {
  if (role === 'Customer') return;
  throw new ConflictError(
    `This account is a staff account (${role}). An Admin must remove the role first. If this is the last Admin, make someone else an Admin first.`,
  );
}

type OpenOrder = { number: string } & Parameters<typeof isOrderComplete>[0];

function assertNoOpenOrders(open: readonly OpenOrder[], actor: OrderActor): void {
  if (open.length === 0) return;
  const steps = open.map(
    (order) => `${order.number} (${order.orderStatus}): ${nextStepBeforeErasure(order, actor)}.`,
  );
  throw new ConflictError(['There are open orders.', ...steps].join(' '));
}

function nextStepBeforeErasure({ orderStatus, payment }: OpenOrder, actor: OrderActor): string {
  const isStaff = actor === 'staff';
  if (isFinal(orderStatus) && payment.claimed)
    return isStaff ? 'confirm or reject the payment' : 'wait until we have checked the payment';
  if (returnStatus(orderStatus) === 'requested')
    return isStaff ? 'decide on the return' : 'wait until we have checked the return';
  if (isFinal(orderStatus)) return isStaff ? 'pay the refund' : 'wait until the refund is paid';
  const wait = 'wait until it is delivered or returned to the shop';
  return canTransition(orderStatus, 'Cancelled', actor) ? `cancel it, or ${wait}` : wait;
}

async function readConsents(
  { newsletterSubscriptions }: Database,
  { email, notice }: UserRecord,
  { isEmailProven }: Person,
): Promise<ErasureRecord['consents']> {
  const subscription = isEmailProven
    ? await newsletterSubscriptions.findOne({ email }, { trail: 1 }).lean()
    : null;
  const steps = (subscription?.trail ?? []).map((step) => ({ purpose: 'newsletter' as const, ...step }));
  return notice ? [{ purpose: 'notice', state: 'accepted', ...notice }, ...steps] : steps;
}

async function recordErasure(
  database: Database,
  id: Types.ObjectId,
  { staff, reason }: ByStaff,
  at: Date,
  session: Parameters<typeof recordChange>[2],
): Promise<void> {
  const subject = { kind: 'customer', id, label: 'Deleted account' };
  const change = { before: { isErased: false }, after: { isErased: true, reason } };
  await recordChange(database, { staff, what: 'customer.erased', subject, ...change, at }, session);
}
