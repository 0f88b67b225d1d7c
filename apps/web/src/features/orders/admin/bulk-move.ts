import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { OrderRow, PackingRow } from '@e-store/shared/orders/staff-order';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import type { ApiInput } from '../../../lib/api-client.ts';

/** Packers see no amount. */
export type MovedRow = PackingRow & Partial<Pick<OrderRow, 'totalPrice'>>;
export type BulkMove = Omit<ApiInput<'POST /admin/orders/moves'>['body'], 'ids'>;

export const needsConfirmation = (to: OrderStatus) => moveMessages[to]?.ask !== undefined;

/** Sum in whole rupees; `undefined` where no amounts are shown. */
export function sumOrderTotals(rows: readonly MovedRow[]): number | undefined {
  const amounts = rows.flatMap(({ totalPrice }) => totalPrice ?? []);
  return amounts.length === rows.length ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}
