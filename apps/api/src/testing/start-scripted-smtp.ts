import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * Applies to open connections, too. `mute` never answers; `unknown` has no mailbox; `dropAfterData` accepts the mail and disconnects before
 * confirming.
 */
export type SmtpFault = 'none' | 'mute' | 'refuse' | 'unknown' | 'dropAfterData' | 'slow';

export async function startScriptedSmtp({ port = 0, slowMs = 5000 } = {}) {
  const sockets = new Set<Socket>();
  let opened = 0;
  const recipients: string[] = [];
  const mails: string[] = [];
  let fault: SmtpFault = 'none';

  const server = createServer((socket) => {
    sockets.add(socket);
    opened += 1;
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const say = (line: string) => {
      const write = () => void (socket.destroyed || socket.write(`${line}\r\n`));
      if (fault === 'mute') return;
      if (fault === 'slow') setTimeout(write, slowMs).unref();
      else write();
    };
    let content: string[] | undefined;
    const answer = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'DATA') content = [];
      if (verb === 'RCPT') recipients.push(line);
      if (fault === 'refuse' && verb === 'MAIL') say('451 come again');
      else if (fault === 'unknown' && verb === 'RCPT') say('550 No such mailbox');
      else say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
    };
    const endMail = (lines: string[]) => {
      mails.push(lines.join('\n'));
      content = undefined;
      if (fault === 'dropAfterData') socket.destroy();
      else say('250 taken');
    };
    const lines = createInterface({ input: socket, crlfDelay: Infinity });
    lines.on('error', () => {});
    lines.on('line', (line) => {
      if (!content) answer(line);
      else if (line === '.') endMail(content);
      else content.push(line);
    });
    say('220 scripted');
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', resolve);
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(port);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    smtpUrl: `smtp://127.0.0.1:${actual}`,
    port: actual,
    recipients,
    mails,
    connections: () => sockets.size,
    /** All connections since the start. */
    opened: () => opened,
    closeConnections: () => sockets.forEach((socket) => socket.destroy()),
    fail: (next: SmtpFault) => {
      fault = next;
    },
    stop,
    resume: () => listen(actual),
  };
}
