import type { Order } from '@e-store/shared/orders/order';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { staffExchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { isRefundedByExchange } from '../order-care.ts';

export type OrderSum = { name: string; amount: number; isTotal: boolean };

export function listOrderSums(order: Order): OrderSum[] {
  const { items, discount, tax, shipping, fee, total, refunded } = adminOrderMessages.sums;
  const parts: [string, number][] = [
    [items, order.itemsPrice],
    [order.promoCode ? `${discount} (${order.promoCode})` : discount, -order.discount],
    [tax, order.taxPrice],
    [shipping, order.shippingPrice],
    [fee, order.payment.fee],
  ];
  const back = isRefundedByExchange(order) ? staffExchangeMessages.exchanged : refunded;
  return [
    ...parts.filter(([, amount]) => amount !== 0).map(([name, amount]) => ({ name, amount, isTotal: false })),
    { name: total, amount: order.totalPrice, isTotal: true },
    ...(order.payment.refunded > 0 ? [{ name: back, amount: -order.payment.refunded, isTotal: false }] : []),
  ];
}
