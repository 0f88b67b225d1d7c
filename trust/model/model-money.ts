import type { StoredMoney } from '../../apps/api/src/testing/payment-jobs.ts';
import type { RefundEntity } from '@e-store/local-gateway/entities';
import type { OrderReturn } from '@e-store/shared/orders/order-return';

export type ModelMethod = 'COD' | 'UPI' | 'ONLINE' | 'EXCHANGE';

type GatewayPayment = { reference: string; isRecorded: boolean };

type ReturnRefund = { id: string; amount: number; parts: number; state: 'requested' | 'due' | 'paid' };

/** `key`: the id of a return, or `ORDER_REFUND`. */
type Refund = { key: string; amount: number };
export const ORDER_REFUND = 'order';

export type DashboardRefund = {
  reference: string;
  payment: string;
  amount: number;
  isRecorded: boolean;
};

/** Expected money of one order in whole rupees. */
export type ModelMoney = {
  method: ModelMethod;
  total: number;
  paid: number;
  refunded: number;
  /** With `due` of its returns. */
  due: number;
  exchanged: number;
  isOver: boolean;
  /** Entered by the payer, or handed over by the browser while the gateway was away. */
  claimed?: string;
  gatewayOrder?: string;
  attempts: GatewayPayment[];
  returns: ReturnRefund[];
  dashboard: DashboardRefund[];
  pending?: Refund;
  counted: Set<string>;
};

export const newMoney = (method: ModelMethod, total: number): ModelMoney => ({
  method,
  total,
  paid: 0,
  refunded: 0,
  due: 0,
  exchanged: 0,
  isOver: false,
  attempts: [],
  returns: [],
  dashboard: [],
  counted: new Set(),
});

export const isAwaitingPayment = ({ method, paid, isOver }: ModelMoney): boolean =>
  method !== 'COD' && paid === 0 && !isOver;

export const isHeldForPayment = (money: ModelMoney): boolean =>
  isAwaitingPayment(money) && money.claimed === undefined;

/** A second payment, and one for an order that ended, goes back. */
export function receiveMoney(money: ModelMoney): void {
  if (money.isOver || money.paid > 0) money.due += money.total;
  money.paid += money.total;
  delete money.claimed;
}

export function recordAttempts(
  money: ModelMoney,
  isHeard: (reference: string) => boolean = () => true,
): void {
  for (const attempt of money.attempts) {
    if (attempt.isRecorded || !isHeard(attempt.reference)) continue;
    attempt.isRecorded = true;
    receiveMoney(money);
  }
}

export function endPayment(money: ModelMoney): void {
  money.isOver = true;
  if (money.paid > 0) money.due = money.paid - money.refunded;
}

export function collectOnDelivery(money: ModelMoney): void {
  if (money.paid === 0) money.paid = money.total;
}

export function noteReturnRefund(money: ModelMoney, requested: OrderReturn | undefined): void {
  if (!requested) throw new Error('The answer has no return.');
  money.returns.push({ id: requested._id, amount: requested.refund.total, parts: 0, state: 'requested' });
}

/** Accepted and refused units are two returns. */
export function decideReturnRefund(
  money: ModelMoney,
  isAccepted: boolean,
  decided: readonly OrderReturn[],
): void {
  const open = money.returns.find(({ state }) => state === 'requested');
  money.returns = money.returns.filter((one) => one !== open);
  if (!isAccepted || !open) return;
  const [accepted, refused] = decided.slice(decided.findIndex(({ _id }) => _id === open.id));
  const amount = accepted?.refund.total ?? 0;
  if (amount + (refused?.refund.total ?? 0) !== open.amount)
    throw new Error(`The refunds of a divided return do not add up to ₹${open.amount}.`);
  const left = money.paid - money.refunded - money.due;
  money.due += Math.min(amount, left);
  const earlier = money.returns.reduce((sum, { state, parts }) => sum + (state === 'paid' ? parts : 0), 0);
  if (left > 0) money.returns.push({ ...open, amount, state: 'due' });
  else
    money.returns.push({ ...open, amount, parts: Math.min(amount, money.refunded - earlier), state: 'paid' });
}

function listReturnsDue({ due, returns }: ModelMoney): { of: ReturnRefund; due: number }[] {
  let left = due;
  return returns.flatMap((of) => {
    if (of.state !== 'due') return [];
    const part = Math.min(of.amount - of.parts, left);
    left -= part;
    return { of, due: part };
  });
}

export const returnDue = (money: ModelMoney, id: string): number =>
  listReturnsDue(money).find(({ of }) => of.id === id)?.due ?? 0;

export const orderDue = (money: ModelMoney): number =>
  listReturnsDue(money).reduce((left, { due }) => left - due, money.due);

export function isExchangePaidBack(money: ModelMoney, status: number): boolean {
  const { paid, refunded, due, pending } = money;
  const { amount = 0 } = money.returns.find(({ state }) => state === 'requested') ?? {};
  if (pending || paid <= refunded + due) return true;
  return paid - refunded < amount && status === 409;
}

/** The refund of the return pays for the replacement. */
export function payByExchange(money: ModelMoney, { _id: key, refund }: OrderReturn): ModelMoney {
  money.exchanged += refund.total;
  const replaced = money.returns.find(({ id }) => id === key);
  if (replaced) Object.assign(replaced, { state: 'paid', parts: refund.total });
  money.refunded += refund.total;
  money.due = Math.max(0, money.due - refund.total);
  for (const one of money.returns) if (money.due === 0 && one.state === 'due') one.state = 'paid';
  return { ...newMoney('EXCHANGE', refund.total), paid: refund.total };
}

function sendBack(money: ModelMoney, amount: number): void {
  const returns = listReturnsDue(money);
  money.refunded += amount;
  money.due = Math.max(0, money.due - amount);
  if (money.due > 0) return;
  for (const { of, due } of returns) Object.assign(of, { state: 'paid', parts: of.parts + due });
}

export function refundMoney(money: ModelMoney, { key, amount }: Refund): void {
  const paid = money.returns.find(({ id, state }) => id === key && state === 'due');
  if (paid) Object.assign(paid, { state: 'paid', parts: paid.parts + returnDue(money, key) });
  sendBack(money, amount);
}

/** Counts what the gateway paid out for the shop; the rest stays due. */
export function settlePending(money: ModelMoney, refunds: readonly RefundEntity[]): void {
  if (!money.pending) return;
  const { key } = money.pending;
  const ours = refunds.filter(({ id, receipt, payment_id }) => {
    const isOurs = receipt !== null && money.attempts.some(({ reference }) => reference === payment_id);
    return isOurs && !money.counted.has(id);
  });
  const isDone = ours.every(({ status }) => status !== 'pending');
  const processed = ours.filter(({ status }) => status === 'processed');
  const returned = money.returns.find(({ id, state }) => id === key && state === 'due');
  for (const { id, amount } of processed) {
    money.counted.add(id);
    money.pending.amount -= amount / 100;
    const isLast = isDone && id === processed.at(-1)?.id;
    if (isLast) refundMoney(money, { key, amount: amount / 100 });
    else {
      if (returned) returned.parts += amount / 100;
      sendBack(money, amount / 100);
    }
  }
  if (isDone) delete money.pending;
}

export function recordDashboardRefunds(
  money: ModelMoney,
  isHeard: (refund: DashboardRefund) => boolean = () => true,
): void {
  for (const refund of money.dashboard) {
    if (refund.isRecorded || !isHeard(refund)) continue;
    recordAttempts(money, (reference) => reference === refund.payment);
    const reserved = money.pending?.amount ?? 0;
    if (money.refunded + reserved + refund.amount > money.paid) continue;
    refund.isRecorded = true;
    sendBack(money, refund.amount);
  }
}

export async function expectMoneyMatches(
  orders: readonly { id: string; money: ModelMoney }[],
  readMoney: (order: string) => Promise<StoredMoney>,
): Promise<void> {
  const differences: string[] = [];
  for (const { id, money } of orders) {
    const { number, ...real } = await readMoney(id);
    const { method, paid, refunded, due, exchanged } = money;
    const isExchange = method === 'EXCHANGE';
    const expected = {
      paid,
      refunded,
      refundDue: due,
      collected: paid,
      sentBack: refunded,
      inCashBook: paid > 0 ? paid - refunded - due + exchanged - (isExchange ? paid : 0) : real.inCashBook,
      orderDue: orderDue(money),
      returns: money.returns
        .filter(({ state }) => state !== 'requested')
        .map((one) => ({
          id: one.id,
          isPaid: one.state === 'paid',
          amount: one.parts + returnDue(money, one.id),
        })),
    };
    if (refunded + due > paid) differences.push(`${number} gives back more than was paid`);
    const [actual, wanted] = [JSON.stringify(real), JSON.stringify(expected)];
    if (actual !== wanted) differences.push(`money of ${number} (${method}): ${actual} instead of ${wanted}`);
  }
  if (differences.length > 0) throw new Error(differences.join('\n'));
}
