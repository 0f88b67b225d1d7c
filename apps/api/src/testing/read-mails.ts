import type { MailKind } from '../platform/outbox/outbox-mail.model.ts';
import { type MailText, writeMail } from '../platform/outbox/mail-template.ts';
import type { TestShop } from './start-test-shop.ts';

/** Texts as they would be sent, oldest first. */
export async function readMails(shop: TestShop, order: string, kind: MailKind): Promise<MailText[]> {
  const rows = await shop.database.outboxMails.find({ order, kind }).sort({ createdAt: 1, _id: 1 }).lean();
  const texts = await Promise.all(rows.map((row) => writeMail(shop.mails, row, shop)));
  return texts.filter((text) => text !== undefined);
}
