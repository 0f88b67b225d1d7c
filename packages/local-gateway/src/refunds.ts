import { newId, nowInSeconds, type PaymentEntity, type RefundEntity } from './entities.ts';
import { GatewayError } from './gateway-error.ts';
import type { Gateway } from './gateway-state.ts';
import { type Body, findById, parseAmount, parseNotes, parseReceipt } from './parameters.ts';

/** As documented. */
const KEY_PATTERN = /^[A-Za-z0-9_-]{10,}$/;

/**
 * In full, or the given amount. A repeated key and request returns the same refund.
 * @param of payment status; the gateway itself refunds one that stays `authorized`
 * @throws GatewayError for another status, and above the remaining amount
 */
export function refundPayment(
  gateway: Gateway,
  paymentId: string,
  body: Body,
  key: string | undefined,
  of: 'captured' | 'authorized' = 'captured',
): RefundEntity {
  const request = JSON.stringify([paymentId, body]);
  const earlier = findRefundOfKey(gateway, key, request);
  if (earlier) return earlier;
  const payment = findById(gateway.state.payments, paymentId);
  const refund = createRefund(payment, body, of);
  gateway.state.refunds.push(refund);
  if (key !== undefined) gateway.state.refundKeys[key] = { request, refundId: refund.id };
  changeRefunded(payment, refund.amount);
  gateway.publish('refund.created', { refund: { entity: refund }, payment: { entity: payment } });
  if (gateway.refundOutcome !== 'pending') completeRefund(gateway, refund, gateway.refundOutcome);
  return refund;
}

/** A failed refund returns its amount to the payment. */
export function completeRefund(
  gateway: Gateway,
  refund: RefundEntity,
  status: 'processed' | 'failed',
): RefundEntity {
  if (refund.status !== 'pending') throw new GatewayError(`The refund is ${refund.status} already`);
  const payment = findById(gateway.state.payments, refund.payment_id);
  refund.status = status;
  if (status === 'failed') changeRefunded(payment, -refund.amount);
  else refund.acquirer_data.arn = '10000000000000';
  gateway.publish(`refund.${status}`, { refund: { entity: refund }, payment: { entity: payment } });
  return refund;
}

function findRefundOfKey(
  { state }: Gateway,
  key: string | undefined,
  request: string,
): RefundEntity | undefined {
  if (key === undefined) return undefined;
  if (!KEY_PATTERN.test(key))
    throw new GatewayError('The idempotency key must have at least 10 letters, digits, - and _');
  const earlier = state.refundKeys[key];
  if (earlier === undefined) return undefined;
  if (earlier.request !== request)
    throw new GatewayError('Different request with the same idempotency key has already been processed.', {
      source: 'NA',
      step: 'NA',
      reason: 'NA',
    });
  return findById(state.refunds, earlier.refundId);
}

function createRefund(payment: PaymentEntity, body: Body, of: PaymentEntity['status']): RefundEntity {
  const remaining = payment.amount - payment.amount_refunded;
  if (payment.captured && remaining === 0)
    throw new GatewayError('The payment has been fully refunded already');
  if (payment.status !== of)
    throw new GatewayError(`The payment status should be ${of} for action to be taken`);
  const amount = body['amount'] === undefined ? remaining : parseAmount(body['amount']);
  if (amount > remaining)
    throw new GatewayError('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    });
  return {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: parseNotes(body['notes']),
    receipt: parseReceipt(body['receipt']),
    acquirer_data: { arn: null },
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: body['speed'] === 'optimum' ? 'optimum' : 'normal',
    created_at: nowInSeconds(),
  };
}

function changeRefunded(payment: PaymentEntity, change: number): void {
  payment.amount_refunded += change;
  const isFull = payment.amount_refunded === payment.amount;
  payment.refund_status = isFull ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
  payment.status = isFull ? 'refunded' : 'captured';
}
