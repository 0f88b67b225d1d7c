import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mail } from './mail.ts';
import { readMail } from './read-mail.ts';

const MAX_MAIL_BYTES = 25 * 1024 * 1024;
/** Open connections must not delay the shutdown. */
const CLOSE_GRACE_MS = 500;

/** Accepts every mail without login or TLS and delivers nothing. For one machine only. */
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
