import { z } from 'zod';
import { forbidCombination } from '../sent-as.ts';
import { TypedPassword } from '../account/endpoints.ts';
import { Email } from '../account/user.ts';
import { endpoint, signedIn, staff } from '../endpoint.ts';
import { CONSENT_VERSIONS } from '../newsletter/consent.ts';
import { ObjectId } from '../object-id.ts';
import { ORDER_STATUSES } from '../orders/order-lifecycle.ts';
import { mailedToken, severalLines, singleLine } from '../plain-text.ts';
import {
  AcceptedNotice,
  KnownAlert,
  KnownNominee,
  NewsletterConsent,
  PersonalDataExport,
} from './personal-data-export.ts';

const Message = z.object({ message: z.string() });
const params = z.object({ id: ObjectId });

export const exportMe = endpoint({
  method: 'GET',
  path: '/me/export',
  access: signedIn,
  summary: 'Export all personal data of the signed-in user',
  response: PersonalDataExport,
  errors: ['TOO_MANY_REQUESTS'],
});

export const Privacy = z.object({
  notice: AcceptedNotice.optional(),
  isEmailProven: z.boolean().describe('Data by address alone (newsletter, alerts, messages) requires it.'),
  newsletter: NewsletterConsent.optional(),
  alerts: z.array(KnownAlert),
  nominee: KnownNominee.optional(),
  openOrders: z.array(z.object({ _id: ObjectId, number: z.string(), orderStatus: z.enum(ORDER_STATUSES) })),
});
export type Privacy = z.infer<typeof Privacy>;

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/me/privacy',
  access: signedIn,
  summary: 'Get the consents and the nominee of the signed-in user, and the obstacles to an erasure',
  response: Privacy,
});

export const changeNewsletter = endpoint({
  method: 'PUT',
  path: '/me/newsletter',
  access: signedIn,
  idempotencyKey: '24h',
  summary: 'Subscribe to the newsletter, to be confirmed by mail, or unsubscribe at once',
  body: z
    .object({
      wanted: z.boolean('Choose whether you want it.'),
      consent: z
        .enum(CONSENT_VERSIONS, 'Agree to the text beside the button.')
        .optional()
        .describe('When subscribing: version of the accepted text.'),
    })
    .meta(
      forbidCombination({
        properties: { wanted: { enum: [true] } },
        required: ['wanted'],
        not: { properties: { consent: {} }, required: ['consent'] },
      }),
    ),
  response: Message,
  errors: ['TOO_MANY_REQUESTS'],
});

export const cancelMyAlert = endpoint({
  method: 'DELETE',
  path: '/me/alerts/:id',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  ownedBy: { orStaff: [] },
  summary: 'Withdraw a stock alert of the account',
  params,
  response: Message,
});

export const Nominee = z.object({
  name: singleLine({ max: 100, missing: 'Enter a name.' }),
  email: Email,
});
export type Nominee = z.infer<typeof Nominee>;

export const setNominee = endpoint({
  method: 'PUT',
  path: '/me/nominee',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Name the person who may act for the signed-in user when the user cannot',
  body: Nominee,
  response: KnownNominee,
});

export const removeNominee = endpoint({
  method: 'DELETE',
  path: '/me/nominee',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Remove the nominee of the signed-in user',
  response: Message,
});

export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/me/email-proof',
  access: signedIn,
  idempotencyKey: '24h',
  summary: 'Send a link that verifies the email of the account',
  response: Message,
  errors: ['TOO_MANY_REQUESTS'],
});

export const verifyEmail = endpoint({
  method: 'PUT',
  path: '/me/email-proof',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Verify the email of the account with the mailed link',
  body: z.object({
    token: mailedToken(1000),
  }),
  response: Message,
  errors: ['INVALID_TOKEN'],
});

export const eraseMe = endpoint({
  method: 'POST',
  path: '/me/erase',
  access: signedIn,
  // The session ends with the account.
  idempotent: true,
  summary: 'Erase the account: orders are anonymised, all other data is deleted; requires the password',
  body: z.object({ password: TypedPassword }),
  response: Message,
  errors: ['WRONG_PASSWORD', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

const Reason = z.object({ reason: severalLines({ missing: 'Enter a reason.', max: 300 }) });

/** Both write an audit entry. */
export const exportCustomer = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/export',
  access: staff('Admin'),
  // The answer contains a person's data and is not stored. A repeat adds an audit entry.
  idempotent: true,
  summary: 'Export all personal data of a customer at their request',
  params,
  body: Reason,
  response: PersonalDataExport,
});

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/erase',
  access: staff('Admin'),
  idempotencyKey: '24h',
  summary: 'Erase the account of a customer at their request',
  params,
  body: Reason,
  response: Message,
  errors: ['CONFLICT'],
});
