import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { optionalLine } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { COURIER_MAX, REMITTANCE_KINDS } from './remittance.ts';

const access = staff(...SECTION_ROLES.transactions);

/** Per call; the caller repeats `markCashReceived` while orders remain. */
export const RECEIVED_ORDERS_MAX = 500;

/** Per call; the caller repeats `undoRemittance` while lines remain. */
export const UNDONE_LINES_MAX = 500;

const Remittance = z.object({
  _id: ObjectId,
  kind: z.enum(REMITTANCE_KINDS),
  /** Absent: all couriers. */
  courier: z.string().optional(),
  /** Last day of collection in India; only of the kind `received`. */
  until: z.iso.date().optional(),
  at: z.iso.datetime(),
  by: z.string(),
  orders: z.int(),
  /** Paise. */
  amount: z.int(),
  /** `remaining`: lines that are not reversed yet, because the undo was interrupted. */
  undone: z.object({ at: z.iso.datetime(), by: z.string(), remaining: z.int() }).optional(),
});
export type Remittance = z.infer<typeof Remittance>;

export const listRemittances = endpoint({
  method: 'GET',
  path: '/admin/cash/remittances',
  access,
  summary: 'List recorded remittances, the latest first',
  query: z.object(listQuery.page),
  response: z.object({ remittances: z.array(Remittance), ...listTotal }),
});

/** A repeat reverses the lines that remain, and then changes nothing. */
export const undoRemittance = endpoint({
  method: 'POST',
  path: '/admin/cash/remittances/:id/undo',
  access,
  idempotent: true,
  summary: `Undo a recorded remittance with reversing ledger lines, at most ${UNDONE_LINES_MAX} a call`,
  params: z.object({ id: ObjectId }),
  response: Remittance,
});

/** Cash that reached the shop outside E-Store, such as before it counted remittances. */
export const markCashReceived = endpoint({
  method: 'POST',
  path: '/admin/cash/received',
  access,
  idempotencyKey: '24h',
  errors: ['CONFLICT'],
  summary: `Record the cash collected up to a day as received, for at most ${RECEIVED_ORDERS_MAX} orders a call, the oldest first`,
  body: z.object({
    /** Day in India, inclusive. */
    until: z.iso.date('Enter a day like 2026-11-20.'),
    /** Absent: all couriers. */
    courier: optionalLine(COURIER_MAX).optional(),
    /** Answered by the call before this one, to continue it. */
    remittance: ObjectId.optional(),
  }),
  response: z.object({
    /** Absent when no cash was owed. */
    remittance: ObjectId.optional(),
    /** Of this call. */
    orders: z.int(),
    /** Paise of this call. */
    amount: z.int(),
    /** Orders that a further call records. */
    remaining: z.int(),
  }),
});
