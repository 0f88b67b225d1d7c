import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';

/** Called by the payment provider. The signature is that of the body as it was sent. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/payments/webhook',
  access: anyone,
  idempotent: true,
  signatureHeaders: {
    'X-Razorpay-Signature': {
      description: 'HMAC-SHA256 of the raw body with the webhook secret, in hexadecimal.',
      example: 'a2b1c0d9e8f7061524334251607f8e9dacbbcad9e8f70615243342516f7e8d9c',
    },
    'X-Razorpay-Event-Id': {
      description: 'The same for each delivery of an event, which is handled once.',
      example: 'EJYOLaYHVpwGJd',
    },
  },
  summary: 'Receive an event of the payment provider (webhook)',
  body: z.looseObject({
    event: z.string().max(100).describe('Kind of event, like `payment.captured`.'),
    created_at: z
      .number()
      .int()
      .describe('Unix time in seconds. Events of the wrong time are refused (403).'),
    payload: z.looseObject({}).describe('The payment or refund as `{ "entity": … }`.'),
  }),
  response: z.object({ received: z.literal(true) }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
