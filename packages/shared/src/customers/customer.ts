import { z } from 'zod';
import { User } from '../account/user.ts';
import { ObjectId } from '../object-id.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';

/** What somebody's orders come to. */
export const CustomerFigures = z.object({
  orders: z.int(),
  cancelled: z.int(),
  /** Pieces that were taken back. */
  returned: z.int(),
  /** Whole rupees of what was delivered, less what was taken back. */
  spent: z.int(),
  lastOrderAt: z.iso.datetime().optional(),
});
export type CustomerFigures = z.infer<typeof CustomerFigures>;

export const CustomerRow = User.extend({ createdAt: z.iso.datetime(), figures: CustomerFigures });
export type CustomerRow = z.infer<typeof CustomerRow>;

/** What staff wrote down about somebody; for staff only. */
export const CustomerNote = z.object({
  _id: ObjectId,
  words: z.string(),
  at: z.iso.datetime(),
  by: z.object({ _id: ObjectId, name: z.string() }),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerCard = CustomerRow.extend({
  /** Where they are signed in. */
  sessions: z.int(),
  /** The latest ones. */
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
