import type { Connection } from 'mongoose';
import { cartSchema } from './cart.model.ts';

export function defineCartModels(connection: Connection) {
  return { carts: connection.model('Cart', cartSchema) };
}
