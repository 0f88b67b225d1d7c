import { createServer } from 'node:http';
import { createInbox } from './inbox.ts';
import { createInboxHandler } from './inbox-pages.ts';
import { listen } from './listen.ts';
import { createSmtpServer } from './smtp-server.ts';

export type LocalMail = {
  smtpPort: number;
  uiPort: number;
  stop: () => Promise<void>;
};

/**
 * Starts a local inbox: mails sent to `smtpPort` are shown on `uiPort`; nothing is delivered. Port 0 picks a
 * free one.
 * @throws an error that names SMTP_PORT or MAIL_UI_PORT when that port is taken; closes both servers first
 */
export async function startLocalMail(options: {
  smtpPort: number;
  uiPort: number;
  host?: string;
}): Promise<LocalMail> {
  const host = options.host ?? '127.0.0.1';
  const inbox = createInbox();
  const smtp = createSmtpServer(inbox.add);
  const ui = createServer(createInboxHandler(inbox));

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
