import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { placeOrder } from './endpoints.ts';
import { NewOrder } from './new-order.ts';
import { Order } from './order.ts';

export const placeStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/orders',
  access: staff(...SECTION_ROLES.customers),
  idempotencyKey: 'permanent',
  summary: 'Place an order with cash on delivery for a customer, whose cart stays as it is',
  params: z.object({ id: ObjectId }),
  body: NewOrder.omit({ paymentMethod: true }),
  response: Order,
  status: 201,
  errors: placeOrder.errors,
});
