import { createServer } from 'node:http';
import { createInbox } from './inbox.ts';
import { answerWith } from './inbox-pages.ts';
import { listen } from './listen.ts';
import { createSmtpServer } from './smtp-server.ts';

export type LocalMail = {
  /** The real ports, where 0 was asked for. */
  smtpPort: number;
  uiPort: number;
  stop: () => Promise<void>;
};

/**
 * An inbox on this machine: mails sent to `smtpPort` are kept and shown on `uiPort`, nothing is delivered. Port 0 takes
 * any free one.
 * @throws a sentence naming SMTP_PORT or MAIL_UI_PORT when that port is taken; nothing is left listening then
 */
export async function startLocalMail(options: {
  smtpPort: number;
  uiPort: number;
  host?: string;
}): Promise<LocalMail> {
  const host = options.host ?? '127.0.0.1';
  const inbox = createInbox();
  const smtp = createSmtpServer(inbox.add);
  const ui = createServer(answerWith(inbox));

  const stopSmtp = () => new Promise<void>((resolve) => smtp.close(resolve));
  const stopUi = () =>
    new Promise<void>((resolve) => {
      ui.close(() => resolve());
      ui.closeAllConnections();
    });

  const smtpPort = await listen(smtp.server, { port: options.smtpPort, host, variable: 'SMTP_PORT' });
  try {
    const uiPort = await listen(ui, { port: options.uiPort, host, variable: 'MAIL_UI_PORT' });
    return { smtpPort, uiPort, stop: async () => void (await Promise.all([stopSmtp(), stopUi()])) };
  } catch (error) {
    await stopSmtp();
    throw error;
  }
}
