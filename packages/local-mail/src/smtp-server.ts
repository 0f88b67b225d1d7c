import { callbackify } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerSession,
  type SMTPServerEnvelope,
} from 'smtp-server';
import PostalMime from 'postal-mime';
import type { Mail } from './inbox.ts';

const MAX_MAIL_BYTES = 25 * 1024 * 1024;
/** Open connections must not delay the shutdown. */
const CLOSE_GRACE_MS = 500;

/** No login, no TLS, no delivery. For one machine only. */
export function createSmtpServer(receive: (mail: Mail) => void): SMTPServer {
  const receiveMail = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const mail = await readMail(stream, session.envelope);
    if (stream.sizeExceeded) {
      throw Object.assign(new Error('The mail is larger than 25 MB'), { responseCode: 552 });
    }
    receive(mail);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    closeTimeout: CLOSE_GRACE_MS,
    onData: callbackify(receiveMail),
  });
  // Without a listener, an aborted connection would end the process.
  server.on('error', () => {});
  return server;
}

/** The SMTP envelope supplies sender and recipients missing from the headers. */
async function readMail(stream: Readable, envelope: SMTPServerEnvelope): Promise<Mail> {
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
