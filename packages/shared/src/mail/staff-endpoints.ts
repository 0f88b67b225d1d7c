import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

const access = staff(...SECTION_ROLES.mail);

export const BULK_MAILS_MAX = 50;

/** Failed for good; staff resend or discard it. */
export const DeadMail = z.object({
  _id: ObjectId,
  kind: z.string(),
  to: z.string().describe('Shortened: “a…@example.com”.'),
  order: z.object({ _id: ObjectId, number: z.string() }).optional(),
  customer: z.object({ _id: ObjectId, name: z.string() }).optional(),
  lastError: z.string(),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
});
export type DeadMail = z.infer<typeof DeadMail>;

export const listDeadMails = endpoint({
  method: 'GET',
  path: '/admin/mails/dead',
  access,
  summary: 'List mails that could not be delivered, latest first, in pages',
  query: z.object(listQuery.page),
  response: z.object({ mails: z.array(DeadMail), ...listTotal }),
});

export const DEAD_MAIL_ACTIONS = ['send-again', 'put-aside', 'put-back'] as const;
export type DeadMailAction = (typeof DEAD_MAIL_ACTIONS)[number];

/** Concurrent calls count each mail once. */
export const resolveDeadMails = endpoint({
  method: 'POST',
  path: '/admin/mails/dead/settle',
  access,
  idempotencyKey: '24h',
  summary:
    'Send undelivered mails again, discard them, or list discarded ones again; mails resolved in the meantime do not change',
  body: z.object({
    ids: z
      .array(ObjectId, 'Choose mails.')
      .min(1, 'Choose mails.')
      .max(BULK_MAILS_MAX, `At most ${BULK_MAILS_MAX} mails at once.`),
    how: z.enum(DEAD_MAIL_ACTIONS, chooseMessage(DEAD_MAIL_ACTIONS)),
  }),
  response: z.object({
    settled: z.int(),
    ids: z.array(ObjectId).optional().describe('Of the mails that changed.'),
  }),
});
