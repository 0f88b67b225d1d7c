import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

export const MAIL_KINDS = [
  'order-placed',
  'newsletter-confirm',
  'newsletter-welcome',
  'contact-message',
  'ticket-received',
  'ticket-answered',
  'ticket-closed',
  'order-cancelled',
  'order-shipped',
  'order-reinstated',
  'return-requested',
  'return-accepted',
  'return-refused',
  'refund-paid',
  'password-reset',
  'password-changed',
  'email-changed',
  'two-step-changed',
  'new-device',
  'back-in-stock',
  'account-erased',
  'email-proof',
  'welcome',
  'stock-alarm',
] as const;
/** `withdrawn`: the change behind the mail was undone before it was sent. */
export const MAIL_STATES = ['pending', 'sent', 'dead', 'withdrawn'] as const;

/**
 * A mail to be sent. It names what it is about instead of carrying it: the text, and with it any token, is made when it
 * is sent. The id is also the Message-ID, so that a second try of the same mail is the same mail.
 */
export type OutboxMailRecord = {
  _id: Types.ObjectId;
  kind: (typeof MAIL_KINDS)[number];
  /** Empty once its time is over, or the account was erased. */
  to: string;
  user?: Types.ObjectId;
  order?: Types.ObjectId;
  /** Of the order. */
  return?: Types.ObjectId;
  alert?: Types.ObjectId;
  product?: Types.ObjectId;
  subscription?: Types.ObjectId;
  contactMessage?: Types.ObjectId;
  /** Of the message. */
  answer?: Types.ObjectId;
  state: (typeof MAIL_STATES)[number];
  attempts: number;
  /** Not before; also the end of the lease of a worker that is sending it. */
  dueAt: Date;
  createdAt: Date;
  /** Staff had it sent again then: from there it has another day. */
  triedSince?: Date;
  /** Given up, and put aside by staff. */
  settledAt?: Date;
  sentAt?: Date;
  lastError?: string;
};

export const outboxMailSchema = new Schema<OutboxMailRecord>(
  {
    kind: { type: String, enum: MAIL_KINDS, required: true },
    to: { type: String, default: '' },
    user: Schema.Types.ObjectId,
    order: Schema.Types.ObjectId,
    return: Schema.Types.ObjectId,
    alert: Schema.Types.ObjectId,
    product: Schema.Types.ObjectId,
    subscription: Schema.Types.ObjectId,
    contactMessage: Schema.Types.ObjectId,
    answer: Schema.Types.ObjectId,
    state: { type: String, enum: MAIL_STATES, required: true },
    attempts: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    triedSince: Date,
    settledAt: Date,
    sentAt: Date,
    lastError: String,
  },
  { collection: 'outboxMails', ...recordOptions },
);
