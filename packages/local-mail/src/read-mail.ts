import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { SMTPServerEnvelope } from 'smtp-server';
import type { Mail } from './mail.ts';

/** Sender and recipients missing from the headers come from the SMTP envelope. */
export async function readMail(stream: Readable, envelope: SMTPServerEnvelope): Promise<Mail> {
  const parsed = await PostalMime.parse(await buffer(stream));
  const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
  return {
    id: randomUUID(),
    from: parsed.from?.address ?? sender,
    to: envelope.rcptTo.map((recipient) => recipient.address),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    at: new Date().toISOString(),
  };
}
