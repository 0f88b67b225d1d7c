import type { NewsletterConsent } from '@e-store/shared/privacy/personal-data-export';
import type { PersonalRecords } from '../../platform/personal-records.ts';
import type { SubscriptionRecord } from './subscription.model.ts';

/** Subscriptions belong to an address, so only its proven owner sees them. */
export const personalNewsletter: PersonalRecords<NewsletterConsent | undefined> = {
  exportData: async ({ newsletterSubscriptions }, { email, isEmailProven }) => {
    const found = isEmailProven ? await newsletterSubscriptions.findOne({ email }).lean() : null;
    return found ? toConsent(found) : undefined;
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
