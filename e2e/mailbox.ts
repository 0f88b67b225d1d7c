import { expect, type APIRequestContext } from '@playwright/test';
import type { Shop } from './shop.ts';

type MailHead = { id: string; to: string[]; subject: string };
export type Mail = MailHead & { from: string; text: string; html: string; at: string };

/** The newest with a matching subject. Waits, because mail leaves after the response. */
export async function waitForMail(
  request: APIRequestContext,
  { mailUrl }: Shop,
  to: string,
  subject: RegExp,
): Promise<Mail> {
  let found: MailHead | undefined;
  await expect
    .poll(
      async () => {
        const heads: MailHead[] = await (await request.get(`${mailUrl}/messages`)).json();
        found = heads.find((head) => head.to.includes(to) && subject.test(head.subject));
        return found !== undefined;
      },
      { message: `a mail to ${to} about ${subject}`, timeout: 30_000 },
    )
    .toBe(true);
  return (await request.get(`${mailUrl}/messages/${found!.id}`)).json();
}
