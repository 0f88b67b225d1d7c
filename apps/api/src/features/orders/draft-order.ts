import type { Quote } from '@e-store/shared/cart/endpoints';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import type { NewOrder } from '@e-store/shared/orders/new-order';
import { Types } from 'mongoose';
import type { Session } from '../../platform/context.ts';
import { computeAddressKey } from './address-key.ts';
import type { Attempt } from './find-order-replay.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import type { OrderRecord } from './order.model.ts';

export type OrderDraft = Omit<OrderRecord, 'number' | 'search'>;

/** Builds an order at catalogue prices, as a snapshot that later edits do not change. */
export function draftOrder(
  body: NewOrder,
  quote: Quote,
  { user }: Session,
  attempt: Attempt,
  returnDays: number,
  now: Date,
): OrderDraft {
  return {
    _id: new Types.ObjectId(),
    user: new Types.ObjectId(user._id),
    ...(attempt.key !== undefined && { idempotencyKey: attempt.key, requestHash: attempt.requestHash }),
    orderItems: quote.lines.map(({ product, size, name, image, price, mrp, quantity, discount }) => ({
      product: new Types.ObjectId(product),
      ...(size !== undefined && { size }),
      name,
      image,
      price,
      ...(mrp !== undefined && { mrp }),
      quantity,
      discount,
    })),
    shippingInfo: body.shippingInfo,
    addressKey: computeAddressKey(body.shippingInfo),
    deliveryMethod: body.deliveryMethod,
    delivery: deliveryWindow(now, body.deliveryMethod, body.shippingInfo.pincode),
    paymentStatus: ORDER_LIFECYCLE.Processing.payment,
    ...(quote.promo && { promoCode: quote.promo.code }),
    itemsPrice: quote.items,
    discount: quote.discount,
    taxPrice: quote.tax,
    shippingPrice: quote.shipping,
    totalPrice: quote.total,
    orderStatus: 'Processing',
    history: [{ status: 'Processing', at: now }],
    returnDays,
    returns: [],
    createdAt: now,
  };
}

export const withOrderNumber = (draft: OrderDraft, number: string): OrderRecord => ({
  ...draft,
  number,
  search: orderSearchTerms({ number, shippingInfo: draft.shippingInfo }),
});
