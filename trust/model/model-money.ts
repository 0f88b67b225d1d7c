import type { StoredMoney } from '../../apps/api/src/testing/payment-jobs.ts';
import type { OrderReturn } from '@e-store/shared/orders/order-return';

export type ModelMethod = 'COD' | 'UPI' | 'ONLINE' | 'EXCHANGE';

type GatewayPayment = { reference: string; isRecorded: boolean };

type ReturnRefund = { id: string; amount: number; state: 'requested' | 'due' | 'paid' };

/** `key`: the id of a return, or `ORDER_REFUND`. */
type Refund = { key: string; amount: number };
export const ORDER_REFUND = 'order';

/** A refund that the gateway has not completed, or has not heard of. */
type PendingRefund = Refund & { isSent: boolean };

/** Expected money of one order in whole rupees. */
export type ModelMoney = {
  method: ModelMethod;
  total: number;
  paid: number;
  refunded: number;
  /** Due outside of returns: the order ended, or was paid twice. */
  due: number;
  isOver: boolean;
  /** Entered by the payer, or handed over by the browser while the gateway was away. */
  claimed?: string;
  gatewayOrder?: string;
  attempts: GatewayPayment[];
  returns: ReturnRefund[];
  pending?: PendingRefund;
};

export const newMoney = (method: ModelMethod, total: number): ModelMoney => ({
  method,
  total,
  paid: 0,
  refunded: 0,
  due: 0,
  isOver: false,
  attempts: [],
  returns: [],
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
  money.returns.push({ id: requested._id, amount: requested.refund.total, state: 'requested' });
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
  money.returns.push({ ...open, amount, state: 'due' });
}

/** The refund of the return pays for the replacement. */
export function payByExchange(money: ModelMoney, { _id: key, refund }: OrderReturn): ModelMoney {
  refundMoney(money, { key, amount: refund.total });
  return { ...newMoney('EXCHANGE', refund.total), paid: refund.total };
}

export function refundMoney(money: ModelMoney, { key, amount }: Refund): void {
  money.refunded += amount;
  const paid = money.returns.find(({ id }) => id === key);
  if (paid) paid.state = 'paid';
  else money.due -= amount;
}

export function settlePending(money: ModelMoney, isPaid: boolean): void {
  if (isPaid && money.pending) refundMoney(money, money.pending);
  delete money.pending;
}

export async function expectMoneyMatches(
  orders: readonly { id: string; money: ModelMoney }[],
  readMoney: (order: string) => Promise<StoredMoney>,
): Promise<void> {
  const differences: string[] = [];
  for (const { id, money } of orders) {
    const { number, ...real } = await readMoney(id);
    const { method, paid, refunded } = money;
    const dueOfReturns = money.returns.reduce(
      (sum, { amount, state }) => sum + (state === 'due' ? amount : 0),
      0,
    );
    const expected = {
      paid,
      refunded,
      refundDue: money.due + dueOfReturns,
      collected: paid,
      sentBack: refunded,
    };
    const [actual, wanted] = [JSON.stringify(real), JSON.stringify(expected)];
    if (actual !== wanted) differences.push(`money of ${number} (${method}): ${actual} instead of ${wanted}`);
  }
  if (differences.length > 0) throw new Error(differences.join('\n'));
}
