import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { OrderRow, PackingRow } from '@e-store/shared/orders/staff-order';
import type { ApiInput } from '../../../lib/api-client.ts';

/** Packers see no amount. */
export type MovedRow = PackingRow & Partial<Pick<OrderRow, 'totalPrice'>>;
export type BulkMove = Omit<ApiInput<'POST /admin/orders/moves'>['body'], 'ids'>;

/** Moves to confirm first: they cost money, or notify the customer. */
const STATUSES_TO_CONFIRM: readonly OrderStatus[] = [
  'Shipped',
  'Delivered',
  'Delivery failed',
  'Returned to shop',
  'Cancelled',
];
export const needsConfirmation = (to: OrderStatus) => STATUSES_TO_CONFIRM.includes(to);

/** Sum in whole rupees; `undefined` where no amounts are shown. */
export function sumOrderTotals(rows: readonly MovedRow[]): number | undefined {
  const amounts = rows.flatMap(({ totalPrice }) => totalPrice ?? []);
  return amounts.length === rows.length ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}
