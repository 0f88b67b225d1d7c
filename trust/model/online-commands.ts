import type { AsyncCommand } from 'fast-check';
import type { Model, ModelOrder } from './model.ts';
import { isAwaitingPayment, recordAttempts, recordDashboardRefunds } from './model-money.ts';
import { callAs, GATEWAY_ATTEMPTS, type PaidReal, pickOrder, prepare } from './payment-commands.ts';
import { describeFault, expectAnswer, type Fault, sendWithFault } from './with-fault.ts';

type Command = AsyncCommand<Model, PaidReal>;

const isOnline = ({ money }: ModelOrder) => money.method === 'ONLINE';

export type Payment = {
  outcome: 'paid' | 'declined' | 'timed-out';
  /** Whether the browser hands the answer of the gateway to the shop, and the gateway then answers the shop. */
  confirmation: 'none' | 'sent' | 'gateway away';
  webhooks: 'in order' | 'doubled' | 'reversed' | 'late' | 'lost';
};

/** Also an order that is paid already or has ended. */
export const payOnline = (randomIndex: number, payment: Payment, fault: Fault): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: ${JSON.stringify(payment)}${describeFault(fault)}`,
  run: async (model, real) => {
    const order = pickOrder(model, randomIndex, isOnline);
    if (!order) return;
    if (order.money.gatewayOrder === undefined) await prepare(order, real, { kind: 'none' });
    const { gatewayOrder: orderId } = order.money;
    // The shop prepares no payment for an order that has ended.
    if (orderId === undefined) return;
    const { control } = real.shop.gateway;
    if (payment.outcome === 'paid') {
      const { id: reference } = control.payOrder({ orderId, isSecond: true });
      order.money.attempts.push({ reference, isRecorded: false });
      if (payment.confirmation !== 'none')
        await confirm(order, { reference, isAway: payment.confirmation === 'gateway away', fault }, real);
    } else if (order.money.attempts.length === 0) control.failOrder({ orderId, failure: payment.outcome });
    await deliverWebhooks(model, payment.webhooks, real);
  },
});

type Confirmation = { reference: string; isAway: boolean; fault: Fault };

async function confirm(
  { id, money, shopper }: ModelOrder,
  { reference, isAway, fault }: Confirmation,
  real: PaidReal,
): Promise<void> {
  const { control } = real.shop.gateway;
  const { razorpay_signature: proof } = control.checkoutAnswer({ paymentId: reference });
  // A repeat after a fault would find the gateway back again.
  const isHeld = isAway && fault.kind === 'none';
  if (isHeld) control.failNextCalls({ count: GATEWAY_ATTEMPTS });
  const sent = await sendWithFault(real.shop, fault, () =>
    callAs(real, shopper, `/order/${id}/payment/confirm`, { reference, proof }),
  );
  expectAnswer('confirmation', sent, 200);
  if (isHeld) {
    if (isAwaitingPayment(money)) money.claimed ??= reference;
    return;
  }
  recordAttempts(money, (one) => one === reference);
}

/** Held events of all orders arrive, or get lost. */
export const releaseWebhooks = (how: Payment['webhooks']): Command => ({
  check: () => true,
  toString: () => `webhooks arrive: ${how}`,
  run: (model, real) => deliverWebhooks(model, how, real),
});

export async function deliverWebhooks(
  model: Model,
  how: Payment['webhooks'],
  { shop }: PaidReal,
): Promise<void> {
  if (how === 'late') return;
  const { control } = shop.gateway;
  const heard = control.heldEvents().map(({ body: { payload } }) => payload);
  if (how === 'lost') return shop.releaseWebhooks({ only: [] });
  await shop.releaseWebhooks({
    ...(how === 'doubled' && { copies: 2 }),
    ...(how === 'reversed' && { isReversed: true }),
  });
  for (const { payment, refund } of how === 'reversed' ? heard.toReversed() : heard)
    for (const { money } of model.orders) {
      recordAttempts(money, (reference) => reference === payment?.entity.id);
      recordDashboardRefunds(money, ({ reference }) => reference === refund?.entity.id);
    }
}
