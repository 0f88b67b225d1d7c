import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { Quote } from '../cart/endpoints.ts';
import { listPaymentOptions } from '../payments/endpoints.ts';
import { PaymentOption } from '../payments/payment.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { placeOrder } from './endpoints.ts';
import { NewOrder } from './new-order.ts';
import { Order } from './order.ts';

const params = z.object({ id: ObjectId });
const access = staff(...SECTION_ROLES.customers);

export const quoteStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/orders/quote',
  access,
  // A read.
  idempotent: true,
  summary: 'Quote a cart for a customer, with the fee of cash on delivery or why it is not available',
  params,
  body: listPaymentOptions.body,
  response: z.object({ quote: Quote, cashOnDelivery: PaymentOption }),
  errors: listPaymentOptions.errors,
});

export const placeStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/orders',
  access,
  idempotencyKey: 'permanent',
  summary: 'Place an order with cash on delivery for a customer, whose cart stays as it is',
  params,
  body: NewOrder.omit({ paymentMethod: true }),
  response: Order,
  status: 201,
  errors: placeOrder.errors,
});
