import { ALERT_CONSENT_VERSIONS, type AlertConsentVersion } from '@e-store/shared/alerts/consent';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export const ALERT_STATES = ['waiting', 'mailed', 'withdrawn'] as const;

/**
 * At most one waiting per product, size and address. Keys are stored as hashes. Records expire 30 days after
 * the mail, and after a year in any case.
 */
export type StockAlertRecord = {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  size: string | null;
  email: string;
  user?: Types.ObjectId;
  state: (typeof ALERT_STATES)[number];
  consentVersion: AlertConsentVersion;
  /** One per request, so that a requester can withdraw only their own. */
  requestKeys: string[];
  /** From its mails; each ends every alert of the address. */
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
