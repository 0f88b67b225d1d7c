import type { DeadMailAction } from '@e-store/shared/mail/staff-endpoints';
import { formatCount } from '@e-store/shared/money';

const kinds: Record<string, string> = {
  'order-placed': 'Order placed',
  'order-cancelled': 'Order cancelled',
  'order-reinstated': 'Order reinstated',
  'payment-received': 'Payment received',
  'payment-not-found': 'Payment not found',
  'order-shipped': 'Order shipped',
  'delivery-failed': 'Delivery failed',
  'order-returned': 'Parcel came back',
  'return-requested': 'Return requested',
  'return-accepted': 'Return accepted',
  'return-refused': 'Return refused',
  'refund-to-approve': 'Refund to approve',
  'refund-paid': 'Refund paid',
  'refund-account-saved': 'Refund account saved',
  'order-refunded': 'Order refunded',
  'password-reset': 'Password reset link',
  'password-changed': 'Password changed',
  'email-changed': 'Email changed',
  'email-proof': 'Email confirmation',
  welcome: 'Welcome',
  'account-opened': 'Account opened',
  'two-step-changed': 'Two-step sign-in changed',
  'new-device': 'New sign-in',
  'admin-changed': 'Admin role changed',
  'newsletter-confirm': 'Newsletter confirmation',
  'newsletter-welcome': 'Newsletter welcome',
  'back-in-stock': 'Back in stock',
  'contact-message': 'Contact message',
  'ticket-received': 'Message received',
  'ticket-answered': 'Message answered',
  'ticket-closed': 'Message closed',
  'account-erased': 'Account deleted',
  'stock-alarm': 'Stock selling fast',
};

export const deadMailMessages = {
  title: 'Undelivered emails',
  lead: 'We could not deliver these emails within a day. Check the error, then resend them to the same address or dismiss them.',
  kindOf: (kind: string) => kinds[kind] ?? kind,
  labelOf: (subject: string) => subject.replace(/^[a-z-]+(?= to )/, (kind) => kinds[kind] ?? kind),
  columns: { mail: 'EMAIL', error: 'LAST ERROR', tries: 'ATTEMPTS', when: 'CREATED', actions: 'ACTIONS' },
  tries: (count: number) => (count === 1 ? '1 attempt' : `${formatCount(count)} attempts`),
  order: (number: string) => `Order ${number}`,
  noError: 'The server gave no reason.',
  ends: { 'send-again': 'Resend', 'put-aside': 'Dismiss' } satisfies Partial<Record<DeadMailAction, string>>,
  of: (kind: string, to: string) => ` ${kind} to ${to}`,
  states: { undelivered: 'Undelivered', queued: 'Queued again', dismissed: 'Dismissed' },
  done: (how: DeadMailAction, count: number) => {
    const mails = count === 1 ? '1 email' : `${count} emails`;
    if (how === 'put-back') return `${mails} listed again.`;
    return how === 'send-again' ? `${mails} queued again.` : `${mails} dismissed.`;
  },
  settledMeanwhile: 'Someone else has already done this.',
  loading: 'Emails are loading',
  none: 'All emails were delivered or are still being retried.',
} as const;
