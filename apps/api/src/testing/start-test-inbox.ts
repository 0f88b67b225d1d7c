import { startLocalMail } from '@e-store/local-mail';
import type { Mail } from '@e-store/local-mail/inbox';
import { waitUntil } from './wait-until.ts';

export async function startTestInbox() {
  const server = await startLocalMail({ smtpPort: 0, uiPort: 0 });
  const listMails = async (address: string): Promise<Mail[]> => {
    const answer = await fetch(`http://127.0.0.1:${server.uiPort}/messages`);
    const mails = (await answer.json()) as Mail[];
    return mails.filter(({ to }) => to.includes(address));
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${server.smtpPort}`,
    smtpPort: server.smtpPort,
    listMails,
    waitForMail: async (address: string, count = 1, subject = /(?:)/): Promise<Mail> => {
      const findMatching = async () =>
        (await listMails(address)).filter((mail) => subject.test(mail.subject));
      await waitUntil(async () => (await findMatching()).length >= count);
      return (await findMatching())[0]!;
    },
    stop: server.stop,
  };
}

export type TestInbox = Awaited<ReturnType<typeof startTestInbox>>;

export const RESET_SUBJECT = /^Reset your E-Store password/;

export function tokenIn({ text }: Mail): string {
  const token = /\/password\/reset\/([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`There is no link in:\n${text}`);
  return token;
}
