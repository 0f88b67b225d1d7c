import { CONSENT_VERSIONS, type ConsentVersion } from '@e-store/shared/newsletter/consent';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '@e-store/shared/newsletter/subscription-states';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/**
 * Subscription of an address, with its consent and the time of each step. Only confirmed ones receive mail.
 * Unconfirmed ones expire after 30 days.
 */
export type SubscriptionRecord = {
  _id: Types.ObjectId;
  email: string;
  state: SubscriptionState;
  consentVersion: ConsentVersion;
  requestedAt: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
  trail?: { state: SubscriptionState; version: ConsentVersion; at: Date }[];
};

export const MAX_TRAIL_STEPS = 50;

export const subscriptionSchema = new Schema<SubscriptionRecord>(
  {
    email: { type: String, required: true },
    state: { type: String, enum: SUBSCRIPTION_STATES, required: true },
    consentVersion: { type: String, enum: CONSENT_VERSIONS, required: true },
    requestedAt: { type: Date, required: true },
    confirmedAt: Date,
    unsubscribedAt: Date,
    trail: {
      type: [
        new Schema(
          {
            state: { type: String, enum: SUBSCRIPTION_STATES, required: true },
            version: { type: String, enum: CONSENT_VERSIONS, required: true },
            at: { type: Date, required: true },
          },
          { _id: false, ...recordOptions },
        ),
      ],
      default: undefined,
    },
  },
  { collection: 'newsletterSubscriptions', ...recordOptions },
);
