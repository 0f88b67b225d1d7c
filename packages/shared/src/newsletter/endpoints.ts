import { z } from 'zod';
import { Email } from '../account/user.ts';
import { anyone, endpoint } from '../endpoint.ts';
import { mailedToken } from '../plain-text.ts';
import { CONSENT_VERSIONS } from './consent.ts';

const Message = z.object({ message: z.string() });

/** The response never reveals whether the address is known. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/newsletter',
  access: anyone,
  idempotencyKey: '24h',
  summary: 'Subscribe to the newsletter; a mail asks for confirmation',
  body: z.object({
    email: Email,
    consent: z.enum(CONSENT_VERSIONS, 'Agree to the text beside the field.'),
  }),
  response: Message,
  errors: ['TOO_MANY_REQUESTS'],
});

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  access: anyone,
  idempotencyKey: '24h',
  summary: 'Confirm a newsletter subscription with the mailed token',
  body: z.object({ token: mailedToken() }),
  response: Message,
  errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  access: anyone,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Unsubscribe from the newsletter with the token of any newsletter mail',
  body: z.object({ token: mailedToken() }),
  response: Message,
  errors: ['INVALID_TOKEN'],
});
