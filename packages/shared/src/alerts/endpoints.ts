import { z } from 'zod';
import { Email } from '../account/user.ts';
import { anyone, endpoint } from '../endpoint.ts';
import { mailedToken } from '../plain-text.ts';
import { ObjectId } from '../object-id.ts';
import { SENT_AS_EMAIL, sentAs } from '../sent-as.ts';
import { ALERT_CONSENT_VERSIONS } from './consent.ts';

/** Signed-in callers use the account's address. The response is the same for every address. */
export const requestAlert = endpoint({
  method: 'POST',
  path: '/product/:id/alerts',
  access: anyone,
  // The answer contains the unsubscribe key and is not stored. A repeat adds a key to the same alert.
  idempotent: true,
  summary: 'Request one mail when a sold-out size is back in stock',
  params: z.object({ id: ObjectId }),
  body: z.object({
    size: z
      .string('Choose a size.')
      .max(20, 'At most 20 characters.')
      .nullable()
      .describe('`null` for products without sizes.'),
    email: Email.meta(
      sentAs({
        ...SENT_AS_EMAIL.sentAs,
        description: 'Required without a session; with a session it defaults to the email of the account.',
      }),
    ).optional(),
    consent: z.enum(ALERT_CONSENT_VERSIONS, 'Agree to the text beside the button.'),
  }),
  response: z.object({
    message: z.string(),
    takeBackKey: z.string(),
  }),
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const withdrawAlert = endpoint({
  method: 'POST',
  path: '/alerts/withdraw',
  access: anyone,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Withdraw a stock alert, or with the key from a mail all stock alerts of its email',
  body: z.object({
    token: mailedToken(),
  }),
  response: z.object({ message: z.string() }),
  errors: ['INVALID_TOKEN'],
});
