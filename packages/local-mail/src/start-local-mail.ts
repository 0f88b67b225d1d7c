import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createInbox } from './inbox.ts';
import { createInboxHandler } from './inbox-pages.ts';
import { createSmtpServer } from './smtp-server.ts';

export type LocalMail = {
  smtpPort: number;
  uiPort: number;
  stop: () => Promise<void>;
};

/**
 * Shows mails to `smtpPort` on `uiPort`; delivers nothing. Port 0 picks a free one.
 * @throws when a port is taken, naming SMTP_PORT or MAIL_UI_PORT; closes both servers first
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

type Address = { port: number; host: string; variable: string };

/** @throws when the port is taken, naming `variable` */
function listen(server: Server, { port, host, variable }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(portTakenMessage(port, variable), { cause: error }) : error,
      ),
    );
    server.listen(port, host, () => resolve(portFromAddress(server.address()) ?? port));
  });
}

function portTakenMessage(port: number, variable: string): string {
  return `Port ${port} is taken: stop what listens there, or set ${variable} to another port.`;
}

function portFromAddress(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
