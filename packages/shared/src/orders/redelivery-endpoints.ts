import { z } from 'zod';
import { anyone, endpoint, signedIn } from '../endpoint.ts';
import { mailedToken } from '../plain-text.ts';
import { ObjectId } from '../object-id.ts';
import { RedeliveryChoice } from './delivery-attempt.ts';
import { Order, OrderItem } from './order.ts';

const byId = z.object({ id: ObjectId });

/** What a mailed link discloses: no name, no address, no full mobile number. */
export const Redelivery = z.object({
  number: z.string(),
  orderItems: z.array(OrderItem.pick({ product: true, size: true, name: true, quantity: true })),
  isOpen: z.boolean(),
  days: z.array(z.iso.date()).describe('Days in India to choose from; empty when the parcel has moved on.'),
  nextAttempt: z.iso.date().optional(),
  wish: z
    .object({ day: z.iso.date().optional(), phoneEnding: z.string().optional() })
    .optional()
    .describe('The latest choice; of a mobile number only its last four digits.'),
});
export type Redelivery = z.infer<typeof Redelivery>;

export const getRedelivery = endpoint({
  method: 'GET',
  path: '/redelivery/:id',
  access: anyone,
  summary: 'Get the choices after a failed delivery with the mailed token',
  params: byId,
  query: z.object({ token: mailedToken() }),
  response: Redelivery,
  errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
});

/** A later choice replaces an earlier one. */
export const chooseRedelivery = endpoint({
  method: 'POST',
  path: '/redelivery/:id',
  access: anyone,
  idempotencyKey: '24h',
  summary: 'Choose the day of the next delivery attempt, or another mobile number, with the mailed token',
  params: byId,
  body: RedeliveryChoice.extend({ token: mailedToken() }),
  response: Redelivery,
  errors: ['INVALID_TOKEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const chooseOwnRedelivery = endpoint({
  method: 'POST',
  path: '/order/:id/redelivery',
  access: signedIn,
  idempotencyKey: '24h',
  ownedBy: { orStaff: [] },
  summary: 'Choose the day of the next delivery attempt of an own order, or another mobile number',
  params: byId,
  body: RedeliveryChoice,
  response: Order,
  errors: ['CONFLICT'],
});
