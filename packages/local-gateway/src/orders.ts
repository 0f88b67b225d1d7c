import { newId, nowInSeconds, type OrderEntity } from './entities.ts';
import type { Gateway } from './gateway-state.ts';
import { type Body, parseAmount, parseCurrency, parseNotes, parseReceipt } from './parameters.ts';

export function createOrder({ state }: Gateway, body: Body): OrderEntity {
  const amount = parseAmount(body['amount']);
  const order: OrderEntity = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: parseCurrency(body['currency']),
    receipt: parseReceipt(body['receipt']),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: parseNotes(body['notes']),
    created_at: nowInSeconds(),
  };
  state.orders.push(order);
  return order;
}
