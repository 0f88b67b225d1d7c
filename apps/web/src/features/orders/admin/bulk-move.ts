import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { OrderRow, PackingRow } from '@e-store/shared/orders/staff-order';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import type { ApiInput } from '../../../lib/api-client.ts';

/** Packers see no amount. */
export type Priced = Partial<Pick<OrderRow, 'totalPrice' | 'paymentInfo'>>;
export type MovedRow = PackingRow & Priced;
export type BulkMove = Omit<ApiInput<'POST /admin/orders/moves'>['body'], 'ids'>;

export const needsConfirmation = (to: OrderStatus) => moveMessages[to]?.ask !== undefined;

/** Rupees due in cash; `undefined` where no amounts are shown. */
export function sumCash(rows: readonly Priced[]): number | undefined {
  const amounts = rows.flatMap(({ totalPrice, paymentInfo }) =>
    totalPrice === undefined ? [] : paymentInfo?.method === CASH_METHOD ? totalPrice : 0,
  );
  return amounts.length === rows.length ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}
