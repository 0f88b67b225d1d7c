import type { UserRecord } from '../account/user.model.ts';
import type { OutboxMailRecord } from '../mail/outbox-mail.model.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { demoId } from './demo-id.ts';

/** The confirmations of the past orders, as the outbox would hold them: sent long ago. */
export function pastMails(orders: readonly OrderRecord[], buyers: readonly UserRecord[]): OutboxMailRecord[] {
  const emails = new Map(buyers.map(({ _id, email }) => [String(_id), email]));
  return orders.map(({ _id, user, createdAt }) => ({
    _id: demoId('mail', String(_id)),
    kind: 'order-placed',
    to: emails.get(String(user)) ?? '',
    user,
    order: _id,
    state: 'sent',
    attempts: 1,
    dueAt: createdAt,
    createdAt,
    sentAt: createdAt,
  }));
}
