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
  courier: z.string().optional().describe('Absent: all couriers.'),
  until: z.iso.date().optional().describe('Last day of collection in India; only of the kind `received`.'),
  at: z.iso.datetime(),
  by: z.string(),
  orders: z.int(),
  amount: z.int().describe('In paise: ₹979 is 97900.'),
  undone: z
    .object({ at: z.iso.datetime(), by: z.string(), remaining: z.int() })
    .optional()
    .describe('`remaining`: lines that are not reversed yet; call again.'),
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
    until: z.iso.date('Enter a day like 2026-11-20.').describe('Day in India, inclusive.'),
    courier: optionalLine(COURIER_MAX).optional().describe('Absent: all couriers.'),
    remittance: ObjectId.optional().describe('To continue: the `remittance` that the call before returned.'),
  }),
  response: z.object({
    remittance: ObjectId.optional().describe('Absent when no cash was owed.'),
    orders: z.int().describe('Orders of this call.'),
    amount: z.int().describe('In paise, of this call.'),
    remaining: z.int().describe('Orders that a further call records.'),
  }),
});
