import { z } from 'zod';
import { isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { Email, MobileNumber } from '../account/user.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { severalLines, singleLine } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { CustomerCard, CustomerRow } from './customer.ts';
import { CUSTOMER_SORTS } from './customer-sorts.ts';

const access = staff(...SECTION_ROLES.customers);
const params = z.object({ id: ObjectId });
const Message = z.object({ message: z.string() });

export const CustomerQuery = z
  .object({
    ...listQuery.page,
    /** Prefixes of a name, an email address or a phone number. */
    ...listQuery.search,
    /** Registration days. */
    ...listQuery.days,
    ...listQuery.sort(CUSTOMER_SORTS),
  })
  .refine(isChronological, NOT_CHRONOLOGICAL);
export type CustomerQuery = z.infer<typeof CustomerQuery>;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers',
  access,
  summary: 'List customer accounts with their order statistics, searched, sorted and in pages',
  query: CustomerQuery,
  response: z.object({ customers: z.array(CustomerRow), ...listTotal }),
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/admin/customers/:id',
  access,
  summary: 'Get a customer account with its latest orders and its staff notes',
  params,
  response: CustomerCard,
});

export const addCustomer = endpoint({
  method: 'POST',
  path: '/admin/customers',
  access,
  idempotencyKey: '24h',
  summary: 'Open an account for a customer who phones or writes',
  body: z.object({
    firstname: singleLine({ max: 60, missing: 'Enter a first name.' }),
    lastname: singleLine({ max: 60, missing: 'Enter a last name.' }),
    mobile: MobileNumber,
    email: Email,
  }),
  response: CustomerCard,
  status: 201,
  errors: ['EMAIL_TAKEN'],
});

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/notes',
  access,
  idempotencyKey: '24h',
  summary: 'Add a note about a customer, visible to staff only',
  params,
  body: z.object({ words: severalLines({ missing: 'Enter a note.', max: 1000 }) }),
  response: CustomerCard,
});

export const sendCustomerReset = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/password-reset',
  access,
  idempotencyKey: '24h',
  summary: 'Send a customer a link to choose a new password',
  params,
  response: Message,
});

export const endCustomerSessions = endpoint({
  method: 'DELETE',
  path: '/admin/customers/:id/sessions',
  access,
  idempotencyKey: '24h',
  summary: 'End all sessions of a customer',
  params,
  response: Message,
});
