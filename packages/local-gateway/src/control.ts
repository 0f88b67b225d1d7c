import type { EventName, PaymentEntity, RefundEntity, WebhookEvent } from './entities.ts';
import type { Faults } from './faults.ts';
import type { Gateway, GatewayState } from './gateway-state.ts';
import { findById } from './parameters.ts';
import { authorizePayment, failPayment, type Failure, type Payer, startPayment } from './payments.ts';
import { completeRefund, refundPayment } from './refunds.ts';
import { signPayment } from './signatures.ts';
import type { Delivery, Webhooks } from './webhooks.ts';

export type CheckoutAnswer = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** For tests. Over HTTP, `POST /_control/payOrder` with the API keys and the argument as JSON. */
export type GatewayControl = {
  /** As the page would. `isSecond` also pays an order that is paid already. */
  payOrder: (order: { orderId: string; payer?: Payer; isSecond?: boolean }) => PaymentEntity;
  failOrder: (order: { orderId: string; payer?: Payer; failure?: Failure }) => PaymentEntity;
  /** State `created`, as when the shopper is at the bank. */
  startPayment: (order: { orderId: string; payer?: Payer }) => PaymentEntity;
  /** Also a payment that failed before. */
  authorizePayment: (payment: { paymentId: string }) => PaymentEntity;
  checkoutAnswer: (payment: { paymentId: string }) => CheckoutAnswer;
  setAutoCapture: (mode: { isOn: boolean }) => void;
  /** As in the dashboard. Paise; unset, all that is left. */
  refundPayment: (refund: { paymentId: string; amount?: number }) => RefundEntity;
  /** As the gateway does when nobody captured the payment in time. */
  releasePayment: (payment: { paymentId: string }) => RefundEntity;
  /** Of the refunds to come. A pending one waits for `completeRefund`. */
  setRefundOutcome: (outcome: { status: RefundEntity['status'] }) => void;
  completeRefund: (refund: { refundId: string; status: 'processed' | 'failed' }) => RefundEntity;
  /** With a status of 5xx; `isProcessed` loses only the answer. */
  failNextCalls: (fault?: { count?: number; status?: number; isProcessed?: boolean }) => void;
  hangNextCalls: (fault?: { count?: number; isProcessed?: boolean }) => void;
  holdWebhooks: () => void;
  heldEvents: () => readonly WebhookEvent[];
  /** `isReversed`: newest first. `copies`: each event several times. `only`: these; the rest is dropped. */
  releaseWebhooks: (options?: { isReversed?: boolean; copies?: number; only?: readonly EventName[] }) => void;
  delayWebhooks: (delay: { milliseconds: number }) => void;
  deliveries: () => readonly Delivery[];
  /** No delivery and no retry is left. */
  webhooksSettled: () => Promise<void>;
  state: () => GatewayState;
};

type ControlParts = { gateway: Gateway; faults: Faults; webhooks: Webhooks; keySecret: string };

export function createControl({ gateway, faults, webhooks, keySecret }: ControlParts): GatewayControl {
  const findPayment = (id: string) => findById(gateway.state.payments, id);
  return {
    payOrder: ({ orderId, payer, isSecond = false }) =>
      authorizePayment(gateway, startPayment(gateway, orderId, payer, { allowsSecond: isSecond })),
    failOrder: ({ orderId, payer, failure = 'declined' }) =>
      failPayment(gateway, startPayment(gateway, orderId, payer), failure),
    startPayment: ({ orderId, payer }) => startPayment(gateway, orderId, payer),
    authorizePayment: ({ paymentId }) => authorizePayment(gateway, findPayment(paymentId)),
    checkoutAnswer: ({ paymentId }) => toCheckoutAnswer(findPayment(paymentId), keySecret),
    setAutoCapture: ({ isOn }) => {
      gateway.isAutoCapture = isOn;
    },
    setRefundOutcome: ({ status }) => {
      gateway.refundOutcome = status;
    },
    refundPayment: ({ paymentId, ...body }) => refundPayment(gateway, paymentId, body, undefined),
    releasePayment: ({ paymentId }) => refundPayment(gateway, paymentId, {}, undefined, 'authorized'),
    completeRefund: ({ refundId, status }) =>
      completeRefund(gateway, findById(gateway.state.refunds, refundId), status),
    failNextCalls: ({ count = 1, status = 500, isProcessed = false } = {}) =>
      faults.add(count, { status, isProcessed }),
    hangNextCalls: ({ count = 1, isProcessed = false } = {}) =>
      faults.add(count, { status: undefined, isProcessed }),
    holdWebhooks: webhooks.hold,
    heldEvents: webhooks.held,
    releaseWebhooks: webhooks.release,
    delayWebhooks: ({ milliseconds }) => webhooks.delay(milliseconds),
    deliveries: webhooks.deliveries,
    webhooksSettled: webhooks.settled,
    state: () => gateway.state,
  };
}

export const toCheckoutAnswer = (payment: PaymentEntity, keySecret: string): CheckoutAnswer => ({
  razorpay_payment_id: payment.id,
  razorpay_order_id: payment.order_id,
  razorpay_signature: signPayment({ orderId: payment.order_id, paymentId: payment.id }, keySecret),
});
