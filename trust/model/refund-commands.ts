import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { type Model, type ModelOrder, pick } from './model.ts';
import { deliverWebhooks, type Payment } from './online-commands.ts';
import type { PaymentShop } from '../shop/start-payment-shop.ts';
import {
  type ModelMoney,
  ORDER_REFUND,
  orderDue,
  refundMoney,
  returnDue,
  settlePending,
} from './model-money.ts';
import { GATEWAY_ATTEMPTS, type PaidReal, pickOrder, reconcileModel } from './payment-commands.ts';
import { describeFault, expectAnswer, type Fault, sendWithFault } from './with-fault.ts';

type Command = AsyncCommand<Model, PaidReal>;

/** By hand, or through the gateway, which pays at once, later, or does not answer. */
export type Refund = { way: 'by hand' | 'gateway' | 'gateway, later' | 'gateway away' };

export const refundOrder = (randomIndex: number, { way }: Refund, fault: Fault): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: refunded ${way}${describeFault(fault)}`,
  run: async (model, real) => {
    const order =
      pickOrder(model, randomIndex, ({ money }) => orderDue(money) > 0) ??
      pickOrder(model, randomIndex, () => true);
    if (!order) return;
    const { money, id } = order;
    const path = `/admin/payments/${id}/refund`;
    await refund(model, real, { money, key: ORDER_REFUND, amount: orderDue(money), path, way }, fault);
  },
});

export const refundReturn = (randomIndex: number, { way }: Refund, fault: Fault): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: return refunded ${way}${describeFault(fault)}`,
  run: async (model, real) => {
    const hasReturn = ({ money }: ModelOrder) => money.returns.some(({ state }) => state !== 'requested');
    const order = pickOrder(model, randomIndex, hasReturn);
    const asked =
      order?.money.returns.find(({ state }) => state === 'due') ??
      order?.money.returns.find(({ state }) => state === 'paid');
    if (!order || !asked) return;
    const path = `/admin/orders/${order.id}/refunds/${asked.id}`;
    const amount = returnDue(order.money, asked.id);
    await refund(model, real, { money: order.money, key: asked.id, amount, path, way }, fault);
  },
});

type Asked = { money: ModelMoney; key: string; amount: number; path: string; way: Refund['way'] };

async function refund(
  model: Model,
  { shop }: PaidReal,
  { money, key, amount, path, way }: Asked,
  fault: Fault,
): Promise<void> {
  const isByHand = way === 'by hand' || money.method !== 'ONLINE';
  const isLater = way === 'gateway, later';
  const isAccepted = amount > 0 && !money.pending;
  // A repeat after a fault finds the gateway back, and several payments go back by several calls.
  const isAway =
    way === 'gateway away' && isAccepted && fault.kind === 'none' && !isByHand && money.attempts.length === 1;
  shop.gateway.control.setRefundOutcome({ status: isLater ? 'pending' : 'processed' });
  if (isAway) shop.gateway.control.failNextCalls({ count: GATEWAY_ATTEMPTS });
  const body = isByHand ? { reference: `BANK${randomUUID()}` } : { online: true };
  const sent = await sendWithFault(shop, fault, () => shop.staff.call(path, { method: 'POST', body }));
  expectAnswer(`refund of ${amount} ${way}`, sent, isAccepted ? 200 : 409);
  if (!isAccepted) return;
  if (isByHand) return refundMoney(money, { key, amount });
  money.pending = { key, amount };
  // A killed API may not have sent it.
  if (sent.isRepeated) await reconcileModel(model, shop, !isLater);
  else if (!isAway) settlePending(money, shop.gateway.control.state().refunds);
}

/** Their webhooks are held, so a job asks the gateway for them. */
export const completeRefunds = (isPaid: boolean): Command => ({
  check: () => true,
  toString: () => `pending refunds ${isPaid ? 'are paid' : 'fail'}`,
  run: (model, { shop }) => completePendingRefunds(model, shop, isPaid),
});

export async function completePendingRefunds(
  model: Model,
  shop: PaymentShop,
  isPaid: boolean,
): Promise<void> {
  const { control } = shop.gateway;
  for (const { id: refundId, status } of control.state().refunds)
    if (status === 'pending') control.completeRefund({ refundId, status: isPaid ? 'processed' : 'failed' });
  await reconcileModel(model, shop);
}

export const refundInDashboard = (
  randomIndex: number,
  percent: number,
  webhooks: Payment['webhooks'],
): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: ${percent}% refunded in the dashboard, webhooks ${webhooks}`,
  run: async (model, real) => {
    const order = pickOrder(model, randomIndex, ({ money }) => money.attempts.length > 0);
    const attempt = pick(order?.money.attempts ?? [], randomIndex);
    const { control } = real.shop.gateway;
    const payment = control.state().payments.find(({ id }) => id === attempt?.reference);
    if (!order || !payment) return;
    const left = (payment.amount - payment.amount_refunded) / 100;
    const amount = Math.ceil((left * percent) / 100);
    if (amount === 0) return;
    control.setRefundOutcome({ status: 'processed' });
    const { id: reference } = control.refundPayment({ paymentId: payment.id, amount: amount * 100 });
    order.money.dashboard.push({ reference, payment: payment.id, amount, isRecorded: false });
    await deliverWebhooks(model, webhooks, real);
  },
});
