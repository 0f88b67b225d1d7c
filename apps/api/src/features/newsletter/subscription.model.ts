import { type ClientSession, type QueryFilter, Schema, trusted, type Types } from 'mongoose';
import {
  CONSENT_VERSIONS,
  type ConsentVersion,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from '@e-store/shared/newsletter/consent';
import type { NewsletterConsent } from '@e-store/shared/privacy/personal-data-export';
import type { Database } from '../../platform/database/database.ts';
import { nested, recordOptions } from '../../platform/database/record.ts';
import { daysBefore, retentionOf } from '../../platform/personal-data/retention-rule.ts';
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
          nested,
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

/** Idempotent. Earlier confirmation links stop working. */
export async function endSubscription(
  { newsletterSubscriptions, newsletterTokens }: Database,
  filter: QueryFilter<Pick<SubscriptionRecord, '_id' | 'email' | 'state'>>,
  at: Date,
  session: ClientSession | null = null,
): Promise<void> {
  const found = await newsletterSubscriptions.findOne(filter).session(session).lean();
  if (!found) return;
  const { _id, state, consentVersion } = found;
  if (state !== 'unsubscribed')
    await newsletterSubscriptions
      .updateOne(
        { _id, state: trusted({ $ne: 'unsubscribed' }) },
        {
          $set: { state: 'unsubscribed', unsubscribedAt: at },
          $push: trailStep('unsubscribed', consentVersion, at),
        },
      )
      .session(session);
  await newsletterTokens.deleteMany({ subscription: _id, purpose: 'confirm' }).session(session);
}

/** Only for the proven owner of the address; ending needs no proof (ADR 021). */
export const personalNewsletter: PersonalRecords<{ newsletter?: NewsletterConsent }> = {
  exportData: async ({ newsletterSubscriptions }, { email, isEmailProven }) => {
    const found = isEmailProven ? await newsletterSubscriptions.findOne({ email }).lean() : null;
    return found ? { newsletter: toConsent(found) } : {};
  },
  erase: async (database, { email, isEmailProven }, at, session) => {
    if (!isEmailProven) return endSubscription(database, { email, state: 'confirmed' }, at, session);
    const { newsletterSubscriptions, newsletterTokens } = database;
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

export const unconfirmedRetention = retentionOf<SubscriptionRecord>(
  'unconfirmed newsletters',
  'newsletterSubscriptions',
  ({ unconfirmedDays }, now) => ({
    state: 'pending',
    requestedAt: daysBefore(now, unconfirmedDays),
  }),
);
