import type { NewsletterConsent } from '@e-store/shared/privacy/personal-data-export';
import {
  daysBefore,
  idFilter,
  ONLY_ID,
  toIds,
  type RetentionRule,
} from '../../platform/personal-data/retention-rule.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import type { SubscriptionRecord } from './subscription.model.ts';

/** Subscriptions belong to an address, so only its proven owner sees them. */
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
  // A subscription confirmed at this moment stays.
  purge: ({ newsletterSubscriptions }, ids) =>
    newsletterSubscriptions.deleteMany({ ...idFilter(ids), state: 'pending' }),
};
