import type { Order } from '@e-store/shared/orders/order';
import { listAmounts } from '@e-store/shared/orders/order-amounts';
import { amountMessages } from '../../../messages/en/orders/amounts.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { isRefundedByExchange } from '../order-care.ts';

export type OrderSum = { name: string; amount: number; isTotal: boolean };

export function listOrderSums(order: Order): OrderSum[] {
  const { total, refunded } = adminOrderMessages.sums;
  const code = order.promoCode ? ` (${order.promoCode})` : '';
  const back = isRefundedByExchange(order) ? staffExchangeMessages.exchanged : refunded;
  return [
    ...listAmounts(order)
      .filter(({ amount }) => amount !== 0)
      .map(({ name, amount }) => ({
        name: name === 'discount' ? amountMessages.discount + code : amountMessages[name],
        amount,
        isTotal: false,
      })),
    { name: total, amount: order.totalPrice, isTotal: true },
    ...(order.payment.refunded > 0 ? [{ name: back, amount: -order.payment.refunded, isTotal: false }] : []),
  ];
}
