/** Asked for; agreed to by the mailed link; ended. Mail is sent to confirmed ones only. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
