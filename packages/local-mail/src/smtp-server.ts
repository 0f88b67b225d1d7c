import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mail } from './mail.ts';
import { readMail } from './read-mail.ts';

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;
/** A sender that keeps its connection open must not hold up the end of the shop. */
const CLOSE_GRACE_MS = 500;

/** Takes every mail for everybody, without login or TLS: it is for one machine and delivers nothing. */
export function createSmtpServer(receive: (mail: Mail) => void): SMTPServer {
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const mail = await readMail(stream, session.envelope);
    if (stream.sizeExceeded) {
      throw Object.assign(new Error('The mail is larger than 25 MB'), { responseCode: 552 });
    }
    receive(mail);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    closeTimeout: CLOSE_GRACE_MS,
    onData: callbackify(take),
  });
  // A sender that breaks off is its own concern; unheard, the event would end the whole process.
  server.on('error', () => {});
  return server;
}
