import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { mailedToken } from '../plain-text.ts';
import { CashToCollect } from './staff-order.ts';

/** What the courier's link discloses: no name, no address, no items. */
export const Collection = z.object({
  number: z.string(),
  cash: CashToCollect.omit({ order: true })
    .optional()
    .describe('Absent when the order is prepaid, paid or cancelled.'),
});
export type Collection = z.infer<typeof Collection>;

export const getCollection = endpoint({
  method: 'GET',
  path: '/collection/:id',
  access: anyone,
  summary: 'Get what the courier collects for an order, with the token of the link that staff pass on',
  params: z.object({ id: ObjectId }),
  query: z.object({ token: mailedToken() }),
  response: Collection,
  errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
});
