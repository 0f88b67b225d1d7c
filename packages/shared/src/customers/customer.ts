import { z } from 'zod';
import { User } from '../account/user.ts';
import { ObjectId } from '../object-id.ts';
import { ORDER_STATUSES } from '../orders/order-lifecycle.ts';

export const CustomerStats = z.object({
  orders: z.int(),
  cancelled: z.int(),
  returned: z.int(),
  spent: z.int().describe('In whole rupees: delivered less refunded.'),
  lastOrderAt: z.iso.datetime().optional(),
});
export type CustomerStats = z.infer<typeof CustomerStats>;

export const CustomerRow = User.extend({ createdAt: z.iso.datetime(), figures: CustomerStats });
export type CustomerRow = z.infer<typeof CustomerRow>;

export const CustomerNote = z.object({
  _id: ObjectId,
  words: z.string(),
  at: z.iso.datetime(),
  by: z.object({ _id: ObjectId, name: z.string() }),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerCard = CustomerRow.extend({
  sessions: z.int(),
  latest: z.array(
    z.object({
      _id: ObjectId,
      number: z.string(),
      createdAt: z.iso.datetime(),
      orderStatus: z.enum(ORDER_STATUSES),
      totalPrice: z.int(),
    }),
  ),
  notes: z.array(CustomerNote),
});
export type CustomerCard = z.infer<typeof CustomerCard>;
