import { formatRupees } from '@e-store/shared/money';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { ConflictError } from '../errors.ts';
import type { OrderDraft } from './draft-order.ts';
import type { Standing } from './read-order-facts.ts';

/**
 * Asserts the limits on unpaid orders (R74).
 * @throws ConflictError with advice
 */
export function refuseBeyondLimits(order: OrderDraft, standing: Standing, limits: OrderLimits): void {
  const { openOrders, openOrdersPerAddress, piecesPerProductAndDay, orderValue } = limits;
  const { buyer, ofAccount, ofPhone, ofAddress } = standing;
  if (order.totalPrice > orderValue)
    refuse(`Cash on delivery orders can be at most ${formatRupees(orderValue)}. Split your order.`);
  if (ofAccount >= openOrders)
    refuse(`You have ${ofAccount} open orders. Wait until one is delivered, or cancel one.`);
  if (ofAccount > 0 && limits.secondOrderNeedsProof && !buyer.emailProvenAt) refuseUnproven(buyer.email);
  if (ofPhone >= openOrders)
    refuse(`Open orders for this mobile number: ${ofPhone}. Wait until one is delivered.`);
  if (ofAddress >= openOrdersPerAddress)
    refuse(`Open orders to this address: ${ofAddress}. Wait until one is delivered.`);
  const today = piecesOf(standing.today);
  const wanted = piecesOf([order]);
  for (const { product, name } of order.orderItems) {
    const before = today.get(String(product)) ?? 0;
    if (before + (wanted.get(String(product)) ?? 0) > piecesPerProductAndDay)
      refuse(
        `You can order at most ${piecesPerProductAndDay} of ${name} per day${before > 0 ? `. You have ordered ${before} today` : ''}.`,
      );
  }
}

/** Limits an unproven email address to one open order (R77). */
function refuseUnproven(email: string): never {
  throw new ConflictError(
    'EMAIL_PROOF_REQUIRED',
    `You have an open order. Before you place another, confirm that ${email} is yours with a link that we can email you here. Nothing was ordered.`,
  );
}

function refuse(sentence: string): never {
  throw new ConflictError('ORDER_LIMIT', `${sentence} Nothing was ordered.`);
}

function piecesOf(orders: readonly Pick<OrderDraft, 'orderItems'>[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of orders.flatMap(({ orderItems }) => orderItems))
    pieces.set(String(product), (pieces.get(String(product)) ?? 0) + quantity);
  return pieces;
}
