import type { Quote } from '@e-store/shared/cart/endpoints';
import { indiaDay } from '@e-store/shared/india-day';
import { includedGst } from '@e-store/shared/invoices/calculate-gst';
import { hsnOf } from '@e-store/shared/invoices/gst-rates';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import type { placeOrder } from '@e-store/shared/orders/endpoints';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { Types } from 'mongoose';
import { type StaffRequest, toStaffName } from '../../platform/audit/record-change.ts';
import type { Context, Session } from '../../platform/context.ts';
import type { HandlerInput } from '../../platform/http/route.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import { holdEnd, newPayment, paymentFields, type PaymentRecord } from '../payments/payment.model.ts';
import type { OrderAttempt } from './find-order-replay.ts';
import type { OrderDraft, OrderItemRecord } from './order.model.ts';
import type { OrderFacts } from './read-order-facts.ts';

export type OrderRequest = Pick<HandlerInput<typeof placeOrder>, 'body' | 'clientAddress' | 'requestId'> & {
  session: { user: Pick<Session['user'], '_id'> };
  staff?: StaffRequest;
  attempt: OrderAttempt;
  addressKey: string;
};

/** At catalogue prices; the fee is in whole rupees. */
export type Quoted = { quote: Quote; fee: number };

function draftPayment(
  { body: { paymentMethod: method = CASH_METHOD } }: OrderRequest,
  { quote: { total }, fee }: Quoted,
  { terms }: OrderFacts,
  { paymentProviders, now }: Context,
): PaymentRecord {
  const at = now();
  const isPrepaid = paymentProviders.get(method)?.isPrepaid;
  const expiresAt = isPrepaid ? holdEnd(at, terms.payments) : undefined;
  return newPayment({ method, amount: total + fee, fee, at, ...(expiresAt && { expiresAt }) });
}

function draftLine(
  { product: id, size, name, image, price, mrp, quantity, discount }: Quote['lines'][number],
  { tax }: Quote,
  { products, terms }: OrderFacts,
  day: string,
): OrderItemRecord {
  const product = products.find(({ _id }) => String(_id) === id);
  const chargesGst = terms.chargesGst && tax === 0;
  return {
    product: new Types.ObjectId(id),
    ...(size !== undefined && { size }),
    name,
    ...skuOfSize(product, size),
    image,
    price,
    ...(mrp !== undefined && { mrp }),
    quantity,
    discount,
    ...costAndGst(product, { price, quantity, discount }, { chargesGst, day }),
  };
}

export function skuOfSize(
  product: Pick<ProductRecord, 'sku' | 'sizeSkus'> | undefined,
  size: string | undefined,
): Pick<OrderItemRecord, 'sku'> {
  const sku = product?.sizeSkus?.find((one) => one.size === size)?.sku ?? product?.sku;
  return sku === undefined ? {} : { sku };
}

export function costAndGst(
  product: ProductRecord | undefined,
  { price, quantity, discount }: Pick<OrderItemRecord, 'price' | 'quantity' | 'discount'>,
  { chargesGst, day }: { chargesGst: boolean; day: string },
): Pick<OrderItemRecord, 'cost' | 'gst'> {
  if (!product) return {};
  const paid = (price * quantity - discount) * 100;
  return {
    ...(product.cost !== undefined && { cost: product.cost }),
    ...(chargesGst && { gst: includedGst({ hsn: hsnOf(product), quantity, paid }, day) }),
  };
}

/** A snapshot at catalogue prices, which later edits do not change. */
export function draftOrder(
  request: OrderRequest,
  quoted: Quoted,
  facts: OrderFacts,
  context: Context,
): OrderDraft {
  const { body, session, attempt, addressKey, staff } = request;
  const { quote } = quoted;
  const now = context.now();
  const payment = draftPayment(request, quoted, facts, { ...context, now: () => now });
  const { shippingInfo, business, deliveryMethod } = body;
  return {
    _id: new Types.ObjectId(),
    user: new Types.ObjectId(session.user._id),
    ...(attempt.key !== undefined && { idempotencyKey: attempt.key, requestHash: attempt.requestHash }),
    orderItems: quote.lines.map((line) => draftLine(line, quote, facts, indiaDay(now))),
    shippingInfo,
    ...(business && { business }),
    addressKey,
    deliveryMethod,
    delivery: deliveryWindow(now, deliveryMethod, shippingInfo.pincode),
    ...paymentFields(payment),
    ...(quote.promo && { promoCode: quote.promo.code }),
    itemsPrice: quote.items,
    discount: quote.discount,
    taxPrice: quote.tax,
    shippingPrice: quote.shipping,
    totalPrice: payment.amount,
    orderStatus: 'Processing',
    history: [{ status: 'Processing', at: now, ...(staff && { by: toStaffName(staff) }) }],
    returnDays: facts.terms.returnDays,
    returns: [],
    createdAt: now,
  };
}
