import { STATUS_BY_RETURN } from '@e-store/shared/orders/order-lifecycle';
import type { ReturnStatus } from '@e-store/shared/orders/order-return';
import { calculateRefund } from '@e-store/shared/orders/return-rules';
import { paymentAfterMove } from '../features/orders/move-order.ts';
import { paymentFields } from '../features/payments/payment.model.ts';
import type { OrderRecord } from '../features/orders/order.model.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function withPastReturn(order: OrderRecord, status: ReturnStatus | undefined): OrderRecord {
  const delivered = order.history.at(-1);
  const [item] = order.orderItems;
  if (!status || !item || delivered?.status !== 'Delivered') return order;
  const requestedAt = new Date(delivered.at.getTime() + 3 * DAY_MS);
  const decidedAt = new Date(requestedAt.getTime() + 2 * DAY_MS);
  const orderStatus = STATUS_BY_RETURN[status];
  const isDecided = status !== 'requested';
  const line = { product: item.product, ...(item.size !== undefined && { size: item.size }), quantity: 1 };
  const { taxPrice, shippingPrice } = order;
  const orderItems = order.orderItems.map((one) => ({ ...one, product: String(one.product) }));
  const bought = { orderItems, taxPrice, shippingPrice, returns: [] };
  const past = {
    _id: demoId('return', String(order._id)),
    status,
    lines: [isDecided ? { ...line, restocked: status === 'accepted' ? 1 : 0 } : line],
    reason: 'too-small',
    refund: calculateRefund(bought, [{ ...line, product: String(line.product) }]),
    refundTo: { method: 'upi', upiId: 'demo.shopper@okbank' },
    requestedAt,
    ...(isDecided && { decidedAt }),
    ...(status === 'refused' && { refusal: 'The item was worn and its tags are missing.' }),
  } as const;
  return {
    ...order,
    orderStatus,
    ...paymentFields(paymentAfterMove(order, { to: orderStatus, at: decidedAt, refund: past.refund.total })),
    history: [
      ...order.history,
      { status: STATUS_BY_RETURN.requested, at: requestedAt },
      ...(isDecided ? [{ status: orderStatus, at: decidedAt }] : []),
    ],
    returns: [{ ...past, lines: [...past.lines] }],
  };
}
