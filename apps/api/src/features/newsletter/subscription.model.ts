import { Schema, type Types } from 'mongoose';
import {
  CONSENT_VERSIONS,
  type ConsentVersion,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from '@e-store/shared/newsletter/consent';
import type { NewsletterConsent } from '@e-store/shared/privacy/personal-data-export';
import { recordOptions } from '../../platform/database/record.ts';
import {
  daysBefore,
  idFilter,
  ONLY_ID,
  toIds,
  type RetentionRule,
} from '../../platform/personal-data/retention-rule.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';

/**
 * With its consent and the time of each step. Only confirmed ones receive mail. Unconfirmed ones expire after
 * 30 days.
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

const MAX_TRAIL_STEPS = 50;

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

export const trailStep = (state: SubscriptionState, version: ConsentVersion, at: Date) => ({
  trail: { $each: [{ state, version, at }], $slice: -MAX_TRAIL_STEPS },
});

/** Only the proven owner of the address sees them. */
export const personalNewsletter: PersonalRecords<{ newsletter?: NewsletterConsent }> = {
  exportData: async ({ newsletterSubscriptions }, { email, isEmailProven }) => {
    const found = isEmailProven ? await newsletterSubscriptions.findOne({ email }).lean() : null;
    return found ? { newsletter: toConsent(found) } : {};
  },
  erase: async ({ newsletterSubscriptions, newsletterTokens }, { email }, _at, session) => {
    const gone = await newsletterSubscriptions.findOneAndDelete({ email }, { session }).lean();
    if (gone) await newsletterTokens.deleteMany({ subscription: gone._id }, { session });
  },
};

const toConsent = ({ trail = [], ...record }: SubscriptionRecord): NewsletterConsent => ({
  state: record.state,
  consentVersion: record.consentVersion,
  requestedAt: record.requestedAt.toISOString(),
  ...(record.confirmedAt && { confirmedAt: record.confirmedAt.toISOString() }),
  ...(record.unsubscribedAt && { unsubscribedAt: record.unsubscribedAt.toISOString() }),
  trail: trail.map(({ state, version, at }) => ({ state, version, at: at.toISOString() })),
});

export const unconfirmedRetention: RetentionRule = {
  name: 'unconfirmed newsletters',
  find: async ({ newsletterSubscriptions }, { unconfirmedDays }, now, limit) =>
    toIds(
      await newsletterSubscriptions
        .find({ state: 'pending', requestedAt: daysBefore(now, unconfirmedDays) }, ONLY_ID)
        .limit(limit)
        .lean(),
    ),
  purge: ({ newsletterSubscriptions }, ids) =>
    newsletterSubscriptions.deleteMany({ ...idFilter(ids), state: 'pending' }),
};
