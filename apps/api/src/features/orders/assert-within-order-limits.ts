import { formatRupees } from '@e-store/shared/money';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { ConflictError } from '../../platform/errors/errors.ts';
import type { OrderDraft } from './order.model.ts';

export type OpenOrderStats = {
  buyer: { email: string; emailProvenAt?: Date };
  ofAccount: number;
  ofPhone: number;
  ofAddress: number;
  today: Pick<OrderDraft, 'orderItems'>[];
};

/** @throws ConflictError with advice at a limit (R74) */
export function assertWithinOrderLimits(
  order: OrderDraft,
  openOrderStats: OpenOrderStats,
  limits: OrderLimits,
): void {
  const {
    openOrders,
    openOrdersPerAddress,
    piecesPerProductAndDay: unitsPerProductAndDay,
    orderValue,
  } = limits;
  const { buyer, ofAccount, ofPhone, ofAddress } = openOrderStats;
  const isByStaff = order.history.some(({ by }) => by);
  const [who, have] = isByStaff ? ['The customer', 'has'] : ['You', 'have'];
  if (order.totalPrice > orderValue)
    throwOrderLimit(
      `The maximum for ${order.payment.isPrepaid ? 'an order' : 'a cash on delivery order'} is ${formatRupees(orderValue)}. Please split your order.`,
    );
  if (ofAccount >= openOrders)
    throwOrderLimit(
      `${who} ${have} ${ofAccount} open ${ofAccount === 1 ? 'order' : 'orders'}. Wait until one is delivered, or cancel one.`,
    );
  if (ofAccount > 0 && limits.secondOrderNeedsProof && !buyer.emailProvenAt)
    emailProofRequired(buyer.email, isByStaff);
  if (ofPhone >= openOrders)
    throwOrderLimit(`Open orders for this mobile number: ${ofPhone}. Wait until one is delivered.`);
  if (ofAddress >= openOrdersPerAddress)
    throwOrderLimit(`Open orders to this address: ${ofAddress}. Wait until one is delivered.`);
  const today = quantityByProduct(openOrderStats.today);
  const wanted = quantityByProduct([order]);
  for (const { product, name } of order.orderItems) {
    const before = today.get(String(product)) ?? 0;
    if (before + (wanted.get(String(product)) ?? 0) > unitsPerProductAndDay)
      throwOrderLimit(
        `${who} can order at most ${unitsPerProductAndDay} of ${name} per day${before > 0 ? `. ${who} ${have} ordered ${before} today` : ''}.`,
      );
  }
}

/** Limits an unproven email address to one open order (R77). */
function emailProofRequired(email: string, isByStaff: boolean): never {
  const advice = isByStaff
    ? `The customer has an open order and has to confirm ${email} before another.`
    : `You have an open order. Before you place another, confirm that ${email} is yours. We can email you a link for this.`;
  throw new ConflictError(`${advice} Nothing was ordered.`, 'EMAIL_PROOF_REQUIRED');
}

function throwOrderLimit(sentence: string): never {
  throw new ConflictError(`${sentence} Nothing was ordered.`, 'ORDER_LIMIT');
}

function quantityByProduct(orders: readonly Pick<OrderDraft, 'orderItems'>[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of orders.flatMap(({ orderItems }) => orderItems))
    quantities.set(String(product), (quantities.get(String(product)) ?? 0) + quantity);
  return quantities;
}
