import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../database/record.ts';

/** Each feature module adds its kinds of mail by declaration merging. */
// oxlint-disable-next-line consistent-type-definitions, no-empty-interface, no-empty-object-type -- features extend it
export interface MailKinds {}
export type MailKind = keyof MailKinds;

export const MAIL_STATES = ['pending', 'sent', 'dead', 'withdrawn'] as const;

const MAIL_REFERENCES = [
  'user',
  'order',
  'return',
  'alert',
  'product',
  'subscription',
  'contactMessage',
  'answer',
] as const;
export type MailReference = (typeof MAIL_REFERENCES)[number];

/**
 * The text and any token are created on sending. The id is also the Message-ID, so retries are the same mail.
 */
export type OutboxMailRecord = Partial<Record<MailReference, Types.ObjectId>> & {
  _id: Types.ObjectId;
  kind: MailKind;
  /** Empty after retention or erasure. */
  to: string;
  state: (typeof MAIL_STATES)[number];
  attempts: number;
  /** Earliest attempt, or the lease end of a sending worker. */
  dueAt: Date;
  createdAt: Date;
  triedSince?: Date;
  settledAt?: Date;
  sentAt?: Date;
  lastError?: string;
};

export const outboxMailSchema = new Schema<OutboxMailRecord>(
  {
    kind: { type: String, required: true },
    to: { type: String, default: '' },
    ...Object.fromEntries(MAIL_REFERENCES.map((name) => [name, Schema.Types.ObjectId])),
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
