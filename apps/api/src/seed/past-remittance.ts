import { REMITTANCE_ROWS_MAX } from '@e-store/shared/cash/remittance';
import { indiaDay } from '@e-store/shared/india-day';
import { toUser, type UserRecord } from '../features/account/user.model.ts';
import { saveMatchedRemittance } from '../features/cash/record-remittance.ts';
import type { OrderRecord } from '../features/orders/order.model.ts';
import type { Database } from '../platform/database/database.ts';
import { COURIERS } from './past-delivery.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAID_AFTER_DAYS = 10;
const MISSING_PAISE = 50_00;

/** One parcel is short. */
export async function recordPastRemittance(
  database: Database,
  orders: readonly OrderRecord[],
  user: UserRecord,
  now: Date,
): Promise<void> {
  if (await database.remittances.exists({})) return;
  const [courier] = COURIERS;
  const at = new Date(now.getTime() - DAY_MS);
  const paidOn = indiaDay(at);
  const until = new Date(now.getTime() - PAID_AFTER_DAYS * DAY_MS);
  const rows = orders
    .filter(
      ({ tracking, history }) =>
        tracking?.courier === courier &&
        history.some(({ status, at: deliveredAt }) => status === 'Delivered' && deliveredAt < until),
    )
    .slice(0, REMITTANCE_ROWS_MAX)
    .map(({ tracking, totalPrice }, index) => ({
      line: index + 2,
      ...(tracking && { tracking: tracking.number }),
      amount: totalPrice * 100 - (index === 0 ? MISSING_PAISE : 0),
      paidOn,
      reference: 'DEMO-UTR-1',
      repeat: 1,
    }));
  const columns = { tracking: 'AWB', amount: 'COD amount', paidOn: 'Paid on', reference: 'UTR' };
  const staff = { session: { user: toUser(user) }, clientAddress: '127.0.0.1', requestId: 'demo-data' };
  await database.connection.transaction((session) =>
    saveMatchedRemittance(database, { courier, columns, rows }, { staff, at }, session),
  );
}
