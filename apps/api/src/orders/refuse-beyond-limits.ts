import { formatRupees } from '@e-store/shared/money';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { ConflictError } from '../errors.ts';
import type { OrderDraft } from './draft-order.ts';
import type { Standing } from './read-order-facts.ts';

/** A new order that goes beyond what is let out without payment (R74); the sentence says what can be done. */
export function refuseBeyondLimits(order: OrderDraft, standing: Standing, limits: OrderLimits): void {
  const { openOrders, openOrdersPerAddress, piecesPerProductAndDay, orderValue } = limits;
  const { buyer, ofAccount, ofPhone, ofAddress } = standing;
  if (order.totalPrice > orderValue)
    refuse(`An order paid in cash is at most ${formatRupees(orderValue)}. Order in smaller parts.`);
  if (ofAccount >= openOrders)
    refuse(`You have ${ofAccount} orders under way. Wait until one has arrived, or cancel one.`);
  if (ofAccount > 0 && limits.secondOrderNeedsProof && !buyer.emailProvenAt) refuseUnproven(buyer.email);
  if (ofPhone >= openOrders)
    refuse(`Orders under way for this mobile number: ${ofPhone}. Wait until one has arrived.`);
  if (ofAddress >= openOrdersPerAddress)
    refuse(`Orders under way to this address: ${ofAddress}. Wait until one has arrived.`);
  const today = piecesOf(standing.today);
  const wanted = piecesOf([order]);
  for (const { product, name } of order.orderItems) {
    const before = today.get(String(product)) ?? 0;
    if (before + (wanted.get(String(product)) ?? 0) > piecesPerProductAndDay)
      refuse(
        `At most ${piecesPerProductAndDay} pieces of ${name} a day${before > 0 ? `; you have ordered ${before} today` : ''}.`,
      );
  }
}

/** So that an address of somebody else, or of nobody, holds up one parcel and no more (R77). */
function refuseUnproven(email: string): never {
  throw new ConflictError(
    'EMAIL_PROOF_REQUIRED',
    `You have an order under way. Before the next one, confirm that ${email} is yours, by the link in the mail that you can ask for here. Nothing was ordered.`,
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
