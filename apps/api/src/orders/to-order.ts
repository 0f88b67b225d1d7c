import type { Order } from '@e-store/shared/orders/order';
import type { OrderRecord } from './order.model.ts';

/** A stored order as its owner and staff see it. */
export function toOrder(record: OrderRecord): Order {
  return {
    _id: String(record._id),
    number: record.number,
    orderItems: record.orderItems.map((item) => ({ ...item, product: String(item.product) })),
    shippingInfo: record.shippingInfo,
    deliveryMethod: record.deliveryMethod,
    delivery: record.delivery,
    paymentInfo: { method: 'COD', status: record.paymentStatus },
    ...(record.promoCode !== undefined && { promoCode: record.promoCode }),
    itemsPrice: record.itemsPrice,
    discount: record.discount,
    taxPrice: record.taxPrice,
    shippingPrice: record.shippingPrice,
    totalPrice: record.totalPrice,
    orderStatus: record.orderStatus,
    history: record.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    createdAt: record.createdAt.toISOString(),
  };
}
