import type { Connection } from 'mongoose';
import { counterSchema } from './counter.model.ts';
import { orderSchema } from './order.model.ts';
import { orderLockSchema } from './order-lock.model.ts';

export function defineOrderModels(connection: Connection) {
  return {
    orders: connection.model('Order', orderSchema),
    counters: connection.model('Counter', counterSchema),
    orderTurns: connection.model('OrderTurn', orderLockSchema),
  };
}
