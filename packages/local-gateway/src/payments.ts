import { newId, nowInSeconds, type OrderEntity, type PaymentEntity, type PaymentMethod } from './entities.ts';
import { GatewayError } from './gateway-error.ts';
import type { Gateway } from './gateway-state.ts';
import { type Body, findById, parseAmount, parseCurrency } from './parameters.ts';

export type Payer = {
  method?: PaymentMethod;
  email?: string | null;
  contact?: string | null;
};

export type Failure = 'declined' | 'timed-out';

const FEE_RATE = 0.02;
/** GST on the fee. */
const TAX_RATE = 0.18;

const FAILURES = {
  declined: {
    error_description: 'Your payment has been declined by your bank. Try again or use another method.',
    error_source: 'bank',
    error_step: 'payment_authorization',
    error_reason: 'payment_declined',
  },
  'timed-out': {
    error_description: 'Payment was not completed on time.',
    error_source: 'customer',
    error_step: 'payment_authentication',
    error_reason: 'payment_timed_out',
  },
} as const satisfies Record<Failure, Partial<PaymentEntity>>;

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

/**
 * `authorizePayment` or `failPayment` completes it.
 * @throws GatewayError when already paid, unless `allowsSecond`
 */
export function startPayment(
  { state }: Gateway,
  orderId: string,
  payer: Payer = {},
  { allowsSecond = false } = {},
): PaymentEntity {
  const order = findById(state.orders, orderId);
  if (order.status === 'paid' && !allowsSecond)
    throw new GatewayError('Your payment has been declined as the order is already paid');
  order.attempts += 1;
  if (order.status === 'created') order.status = 'attempted';
  const { method = 'upi', email = null, contact = null } = payer;
  const payment: PaymentEntity = {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: method === 'card' ? newId('card') : null,
    bank: method === 'netbanking' ? 'HDFC' : null,
    wallet: null,
    vpa: method === 'upi' ? 'shopper@upi' : null,
    email,
    contact,
    notes: order.notes,
    fee: null,
    tax: null,
    ...noError,
    created_at: nowInSeconds(),
  };
  state.payments.push(payment);
  return payment;
}

/** Also a payment that failed before. Captures it if the account does so itself. */
export function authorizePayment(gateway: Gateway, payment: PaymentEntity): PaymentEntity {
  Object.assign(payment, { status: 'authorized', ...noError });
  gateway.publish('payment.authorized', { payment: { entity: payment } });
  if (gateway.isAutoCapture) markCaptured(gateway, payment);
  return payment;
}

export function failPayment(gateway: Gateway, payment: PaymentEntity, failure: Failure): PaymentEntity {
  Object.assign(payment, { status: 'failed', error_code: 'BAD_REQUEST_ERROR', ...FAILURES[failure] });
  gateway.publish('payment.failed', { payment: { entity: payment } });
  return payment;
}

/** @throws GatewayError for another amount, a captured payment, and one that is not authorized */
export function capturePayment(gateway: Gateway, paymentId: string, body: Body): PaymentEntity {
  const payment = findById(gateway.state.payments, paymentId);
  const amount = parseAmount(body['amount']);
  parseCurrency(body['currency']);
  if (payment.captured) throw new GatewayError('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw new GatewayError('Only payments which have been authorized and not yet captured can be captured');
  if (amount !== payment.amount)
    throw new GatewayError('Capture amount must be equal to the amount authorized', { field: 'amount' });
  return markCaptured(gateway, payment);
}

function markCaptured(gateway: Gateway, payment: PaymentEntity): PaymentEntity {
  const fee = Math.round(payment.amount * FEE_RATE);
  const tax = Math.round(fee * TAX_RATE);
  Object.assign(payment, { status: 'captured', captured: true, fee: fee + tax, tax });
  const order = findById(gateway.state.orders, payment.order_id);
  const wasPaid = order.status === 'paid';
  markPaid(order);
  gateway.publish('payment.captured', { payment: { entity: payment } });
  if (!wasPaid) gateway.publish('order.paid', { payment: { entity: payment }, order: { entity: order } });
  return payment;
}

/** A second captured payment leaves the amounts of the order unchanged. */
function markPaid(order: OrderEntity): void {
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
}
