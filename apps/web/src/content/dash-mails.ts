import type { DeadMailEnd } from '@e-store/shared/mail/staff-endpoints';
import { formatCount } from '@e-store/shared/money';

/** What mails are about, as E-DASH calls them; by the kinds of the outbox. */
const kinds: Record<string, string> = {
  'order-placed': 'Order placed',
  'order-cancelled': 'Order cancelled',
  'order-reinstated': 'Order active again',
  'order-shipped': 'Order shipped',
  'return-requested': 'Return requested',
  'return-accepted': 'Return accepted',
  'return-refused': 'Return refused',
  'refund-paid': 'Refund paid',
  'password-reset': 'Password link',
  'password-changed': 'Password changed',
  'email-changed': 'Email changed',
  'email-proof': 'Proof of the address',
  welcome: 'Welcome',
  'two-step-changed': 'Two-step sign-in changed',
  'new-device': 'Signed in on a new device',
  'newsletter-confirm': 'Newsletter: to confirm',
  'newsletter-welcome': 'Newsletter: welcome',
  'back-in-stock': 'Size is back',
  'contact-message': 'Message to the shop',
  'ticket-received': 'Message: received',
  'ticket-answered': 'Message: answered',
  'ticket-closed': 'Message: closed',
  'account-erased': 'Account erased',
  'stock-alarm': 'Stock is going fast',
};

/** The words of the list of mail that was given up. */
export const deadMailWords = {
  title: 'Undelivered mail',
  lead: 'The mail server would not take these for a day. Look at the error first; then send them again, or put them aside.',
  kindOf: (kind: string) => kinds[kind] ?? kind,
  columns: { mail: 'MAIL', error: 'LAST ERROR', tries: 'TRIES', when: 'WRITTEN', actions: 'ACTIONS' },
  tries: (count: number) => (count === 1 ? '1 try' : `${formatCount(count)} tries`),
  order: (number: string) => `Order ${number}`,
  noError: 'The server gave no reason.',
  ends: { 'send-again': 'Send again', 'put-aside': 'Put aside' } satisfies Record<DeadMailEnd, string>,
  /** Read out after the words of a button. */
  of: (kind: string, to: string) => ` ${kind} to ${to}`,
  done: (how: DeadMailEnd, count: number) => {
    const mails = count === 1 ? '1 mail' : `${count} mails`;
    return how === 'send-again' ? `${mails} on the way again.` : `${mails} put aside.`;
  },
  settledMeanwhile: 'Somebody else was faster: nothing was left to do.',
  loading: 'The mail is loading',
  none: 'Every mail was delivered, or is still being tried.',
} as const;
