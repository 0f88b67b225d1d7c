import type { ConsentVersion } from '@e-store/shared/newsletter/consent';
import type { SubscriptionState } from '@e-store/shared/newsletter/subscription-states';
import { KEPT_STEPS } from './subscription.model.ts';

export const stepInto = (state: SubscriptionState, version: ConsentVersion, at: Date) => ({
  trail: { $each: [{ state, version, at }], $slice: -KEPT_STEPS },
});
