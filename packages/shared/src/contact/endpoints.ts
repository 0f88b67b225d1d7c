import { z } from 'zod';
import { Email } from '../account/user.ts';
import { anyone, endpoint } from '../endpoint.ts';
import { severalLines, singleLine } from '../plain-text.ts';

/** What somebody writes to the shop. The mail's subject is made of the name, so it is one line. */
export const ContactMessage = z.object({
  name: singleLine({ max: 100, missing: 'Enter your name.' }),
  email: Email,
  message: severalLines({ max: 4000, missing: 'Write what it is about.' }),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  access: anyone,
  summary: 'Write to the shop; it comes as a mail that can be replied to',
  body: ContactMessage,
  response: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
