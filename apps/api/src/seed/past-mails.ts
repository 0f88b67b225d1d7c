import type { UserRecord } from '../features/account/user.model.ts';
import type { OutboxMailRecord } from '../platform/outbox/outbox-mail.model.ts';
import type { OrderRecord } from '../features/orders/order.model.ts';
import { demoId } from './demo-id.ts';

export function pastMails(orders: readonly OrderRecord[], buyers: readonly UserRecord[]): OutboxMailRecord[] {
  const emails = new Map(buyers.map(({ _id, email }) => [String(_id), email]));
  const sent = ({ _id, user }: OrderRecord, kind: OutboxMailRecord['kind'], at: Date): OutboxMailRecord => ({
    _id: kind === 'order-placed' ? demoId('mail', String(_id)) : demoId('mail', kind, String(_id)),
    kind,
    to: emails.get(String(user)) ?? '',
    user,
    order: _id,
    state: 'sent',
    attempts: 1,
    dueAt: at,
    createdAt: at,
    sentAt: at,
  });
  return orders.flatMap((order) => {
    const cancelledAt = order.history.find(({ status }) => status === 'Cancelled')?.at;
    return [
      sent(order, 'order-placed', order.createdAt),
      ...(cancelledAt ? [sent(order, 'order-cancelled', cancelledAt)] : []),
    ];
  });
}
