import { formatMinutes } from '@e-store/shared/payments/format-minutes';
import type { PaymentGatewaySettings } from '../../../platform/config/config.ts';
import { ForbiddenError } from '../../../platform/errors/errors.ts';
import type {
  OnlinePayments,
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  RefundOutcome,
  SignedRequest,
} from '../payment-provider.ts';
import { createGatewayClient, type GatewayClient } from './gateway-client.ts';
import { GatewayEvent, type GatewayPayment, type GatewayRefund } from './gateway-entities.ts';
import { GatewayRefused, GatewayUnavailable } from './gateway-errors.ts';
import { isPaymentSignatureValid, isWebhookSignatureValid } from './verify-signature.ts';

/** Limit of one attempt; a shopper waits for it. */
const TIMEOUT_MS = 4000;
const MINUTE_MS = 60_000;
/** The gateway repeats an event for 24 hours, and by hand later. */
const OLDEST_EVENT_MS = 3 * 24 * 60 * MINUTE_MS;
/** Difference of the clocks. */
const NEWEST_EVENT_MS = 5 * MINUTE_MS;

const toPaise = (rupees: number): number => Math.round(rupees * 100);
const toRupees = (paise: number): number => paise / 100;

/**
 * Speaks Razorpay's protocol: an order at the gateway, its Checkout in the browser, signed answers and
 * webhooks. Card data never reaches the shop.
 */
export function createGatewayProvider(
  settings: PaymentGatewaySettings,
  { timeoutMs = TIMEOUT_MS } = {},
): PaymentProvider & { online: OnlinePayments } {
  const client = createGatewayClient({ ...settings, timeoutMs });
  return {
    code: 'ONLINE',
    label: 'Pay online',
    isPrepaid: true,
    availableFor: async (_order, { settings: { holdMinutes } }) => ({
      fee: 0,
      description: `UPI, card or net banking, within ${formatMinutes(holdMinutes)} of ordering`,
    }),
    begin: async ({ id, number, payment }) => {
      const amountPaise = toPaise(payment.amount);
      // The answer of an earlier attempt may be lost. Not by number, which a restored shop gives out again.
      const earlier = await client.findOrderByReceipt(id);
      const order =
        earlier?.amountPaise === amountPaise
          ? earlier
          : await client.createOrder({ amountPaise, receipt: id, notes: { order: number } });
      return { order: order.id, key: settings.keyId, script: settings.checkoutUrl };
    },
    online: onlinePayments(client, settings),
  };
}

const onlinePayments = (client: GatewayClient, settings: PaymentGatewaySettings): OnlinePayments => ({
  isProofValid: ({ order }, { reference, proof }) =>
    order !== undefined &&
    isPaymentSignatureValid({ orderId: order, paymentId: reference, signature: proof }, settings.keySecret),
  findPayment: (reference) => unlessAway(async () => toProviderPayment(await client.getPayment(reference))),
  listOrderPayments: (order) =>
    unlessAway(async () => (await client.listOrderPayments(order)).map(toProviderPayment)),
  listPayments: (since) => unlessAway(async () => (await client.listPayments(since)).map(toProviderPayment)),
  capture: ({ reference, amount }) =>
    unlessAway(async () =>
      toProviderPayment(await client.capturePayment({ paymentId: reference, amountPaise: toPaise(amount) })),
    ),
  refund: async ({ payment, amount, key, orderNumber }): Promise<RefundOutcome> => {
    try {
      return toProviderRefund(
        await client.refundPayment({
          paymentId: payment,
          amountPaise: toPaise(amount),
          idempotencyKey: key,
          receipt: key,
          notes: { order: orderNumber },
        }),
      );
    } catch (error) {
      if (error instanceof GatewayUnavailable) return { status: 'unknown' };
      if (error instanceof GatewayRefused) return { status: 'refused', reason: error.description };
      throw error;
    }
  },
  listRefunds: (payment) => unlessAway(async () => (await client.listRefunds(payment)).map(toProviderRefund)),
  listAllRefunds: (since) =>
    unlessAway(async () => (await client.listAllRefunds(since)).map(toProviderRefund)),
  readEvent: (request, now) => readEvent(request, now, settings.webhookSecret),
});

/** A refused read is worth another try: an id may not be readable yet. */
async function unlessAway<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) return undefined;
    throw error;
  }
}

const PAYMENT_STATES = {
  created: 'open',
  authorized: 'authorised',
  captured: 'captured',
  // The money had arrived. What was never captured counts as failed (`toProviderPayment`).
  refunded: 'captured',
  failed: 'failed',
} as const satisfies Record<GatewayPayment['status'], ProviderPayment['status']>;

const toProviderPayment = ({
  id,
  orderId,
  status,
  isCaptured,
  amountPaise,
  feePaise,
  createdAt,
}: GatewayPayment): ProviderPayment => ({
  reference: id,
  order: orderId,
  status: status === 'refunded' && !isCaptured ? 'failed' : PAYMENT_STATES[status],
  amount: toRupees(amountPaise),
  feePaise: isCaptured ? feePaise : undefined,
  at: createdAt,
});

const toProviderRefund = ({
  id,
  receipt,
  paymentId,
  status,
  amountPaise,
}: GatewayRefund): ProviderRefund => ({
  reference: id,
  key: receipt,
  payment: paymentId,
  status,
  amount: toRupees(amountPaise),
});

function readEvent({ rawBody, headers }: SignedRequest, now: Date, webhookSecret: string): ProviderEvent {
  if (!isWebhookSignatureValid(rawBody, headers['x-razorpay-signature'], webhookSecret))
    throw new ForbiddenError('The signature of this event is wrong.');
  const event = GatewayEvent.safeParse(JSON.parse(rawBody.toString('utf8')));
  if (!event.success) throw new ForbiddenError('This event has an unknown form.');
  const { name, createdAt, payment, refund } = event.data;
  const age = now.getTime() - createdAt.getTime();
  if (age > OLDEST_EVENT_MS || age < -NEWEST_EVENT_MS)
    throw new ForbiddenError('This event is too old, or its time lies ahead.');
  const id = headers['x-razorpay-event-id'];
  if (!id) throw new ForbiddenError('This event has no id.');
  return {
    id,
    name,
    at: createdAt,
    payment: payment && toProviderPayment(payment),
    refund: refund && toProviderRefund(refund),
  };
}
