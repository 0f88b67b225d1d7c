import { MAIL_KINDS, type OutboxMailRecord } from './outbox-mail.model.ts';

type Kind = OutboxMailRecord['kind'];

/**
 * Send priority: `urgent` for mail that someone awaits or that protects an account, `bulk` for newsletters.
 */
const CLASS: Readonly<Record<Kind, 'urgent' | 'normal' | 'bulk'>> = {
  'password-reset': 'urgent',
  'password-changed': 'urgent',
  'email-changed': 'urgent',
  'email-proof': 'urgent',
  'two-step-changed': 'urgent',
  'new-device': 'urgent',
  'account-erased': 'urgent',
  'newsletter-confirm': 'urgent',
  welcome: 'normal',
  'order-placed': 'normal',
  'order-cancelled': 'normal',
  'order-shipped': 'normal',
  'order-reinstated': 'normal',
  'return-requested': 'normal',
  'return-accepted': 'normal',
  'return-refused': 'normal',
  'refund-paid': 'normal',
  'contact-message': 'normal',
  'ticket-received': 'normal',
  'ticket-answered': 'normal',
  'ticket-closed': 'normal',
  'stock-alarm': 'normal',
  'newsletter-welcome': 'bulk',
  'back-in-stock': 'bulk',
};

export const KINDS_BY_URGENCY: readonly (readonly Kind[])[] = (['urgent', 'normal', 'bulk'] as const).map(
  (urgency) => MAIL_KINDS.filter((kind) => CLASS[kind] === urgency),
);
