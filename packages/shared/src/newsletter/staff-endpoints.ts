import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { SUBSCRIPTION_STATES } from './consent.ts';

const access = staff(...SECTION_ROLES.newsletter);

export const Subscriber = z.object({
  _id: ObjectId,
  email: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  consentVersion: z.string(),
  requestedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().optional(),
  unsubscribedAt: z.iso.datetime().optional(),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberQuery = z.object({
  ...listQuery.page,
  state: z.enum(SUBSCRIPTION_STATES, chooseMessage(SUBSCRIPTION_STATES)).default('confirmed'),
  ...listQuery.search,
});
export type SubscriberQuery = z.infer<typeof SubscriberQuery>;

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/admin/newsletter',
  access,
  summary: 'List newsletter subscribers by state, latest first, in pages',
  query: SubscriberQuery,
  response: z.object({
    subscribers: z.array(Subscriber),
    ...listTotal,
    counts: z.object({ confirmed: z.int(), pending: z.int(), unsubscribed: z.int() }),
  }),
});

export const EXPORTED_SUBSCRIBERS_MAX = 50_000;

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/admin/newsletter/export',
  access,
  summary: 'Export confirmed subscribers, at most 50,000, as a CSV file; only they may get the newsletter',
  query: z.object(listQuery.search),
  response: z.object({ filename: z.string(), csv: z.string() }),
});
