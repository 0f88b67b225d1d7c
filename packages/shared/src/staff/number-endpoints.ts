import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { OrderLink } from '../orders/order-return.ts';
import { plainDigits } from '../plain-digits.ts';
import { SECTION_ROLES } from './sections.ts';

export const NUMBER_KINDS = [
  'invoice',
  'credit-note',
  'payment',
  'refund',
  'remittance',
  'ticket',
  'tracking',
] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export const plainNumber = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase();

export const FoundNumber = z.object({
  kind: z.enum(NUMBER_KINDS),
  number: z.string(),
  order: OrderLink.optional().describe('Absent for a ticket and a remittance.'),
  ticket: ObjectId.optional(),
});
export type FoundNumber = z.infer<typeof FoundNumber>;

export const findByNumber = endpoint({
  method: 'GET',
  path: '/admin/numbers',
  access: staff(...SECTION_ROLES.orders),
  summary:
    'Find orders, tickets and remittances by the exact number of an invoice, payment, refund, ticket or parcel, whatever its case, spaces and dashes, as far as the role may see them',
  query: z.object({
    number: z
      .string('Enter a number.')
      .trim()
      .max(64, 'At most 64 characters.')
      .describe('As somebody quoted it, like `INV/26-27/000001`.'),
  }),
  response: z.object({ found: z.array(FoundNumber) }),
});
