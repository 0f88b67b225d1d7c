import { ALERT_CONSENT_VERSIONS, type AlertConsentVersion } from '@e-store/shared/alerts/consent';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

export const ALERT_STATES = ['waiting', 'mailed', 'withdrawn'] as const;

/**
 * One mail that somebody waits for; at most one waits for a product, size and address. Keys are stored as hashes only.
 * The address is forgotten 30 days after the mail, and after a year in any case.
 */
export type StockAlertRecord = {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  /** `null` where it comes in no sizes. */
  size: string | null;
  email: string;
  /** Whose account it was asked for with, at its own address. */
  user?: Types.ObjectId;
  state: (typeof ALERT_STATES)[number];
  consentVersion: AlertConsentVersion;
  /** One a request: whoever asked can take that back, and nobody takes back what another asked for. */
  requestKeys: string[];
  /** Those of its mails: they end whatever the address waits for. */
  mailKeys: string[];
  requestedAt: Date;
  settledAt?: Date;
};

export const stockAlertSchema = new Schema<StockAlertRecord>(
  {
    product: { type: Schema.Types.ObjectId, required: true },
    size: { type: String, default: null },
    email: { type: String, required: true },
    user: Schema.Types.ObjectId,
    state: { type: String, enum: ALERT_STATES, required: true },
    consentVersion: { type: String, enum: ALERT_CONSENT_VERSIONS, required: true },
    requestKeys: { type: [String], default: [] },
    mailKeys: { type: [String], default: [] },
    requestedAt: { type: Date, required: true },
    settledAt: Date,
  },
  { collection: 'stockAlerts', ...recordOptions },
);
