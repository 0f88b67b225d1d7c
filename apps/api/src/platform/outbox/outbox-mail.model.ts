import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../database/record.ts';

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
export const MAIL_STATES = ['pending', 'sent', 'dead', 'withdrawn'] as const;

/**
 * A mail to send. The text and any token are created on sending. The id is also the Message-ID, so retries
 * are the same mail.
 */
export type OutboxMailRecord = {
  _id: Types.ObjectId;
  kind: (typeof MAIL_KINDS)[number];
  /** Empty after retention ends or the account is erased. */
  to: string;
  user?: Types.ObjectId;
  order?: Types.ObjectId;
  return?: Types.ObjectId;
  alert?: Types.ObjectId;
  product?: Types.ObjectId;
  subscription?: Types.ObjectId;
  contactMessage?: Types.ObjectId;
  answer?: Types.ObjectId;
  state: (typeof MAIL_STATES)[number];
  attempts: number;
  /** Earliest attempt, and the lease end of a sending worker. */
  dueAt: Date;
  createdAt: Date;
  triedSince?: Date;
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
