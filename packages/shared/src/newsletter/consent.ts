/** Stored with subscriptions as proof. Changed text needs a new version, and old versions stay. */
export const CONSENT_VERSIONS = ['2026-1', '2026-2'] as const;
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];

const OFFERS = 'By subscribing you agree to receive offers from E-Store by email, about once a week.';
const UNSUBSCRIBING = 'You can unsubscribe at any time with the link in every newsletter.';

export const CONSENT: { version: ConsentVersion; text: string } = {
  version: '2026-2',
  text: `${OFFERS} We first email you a link to confirm. ${UNSUBSCRIBING}`,
};

export const CONSENT_TO_CONFIRM = `${OFFERS} ${UNSUBSCRIBING}`;

/** Only confirmed subscribers receive mail. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
