import type { ConsentVersion } from '@e-store/shared/newsletter/consent';
import type { SubscriptionState } from '@e-store/shared/newsletter/subscription-states';
import { MAX_TRAIL_STEPS } from './subscription.model.ts';

export const trailStep = (state: SubscriptionState, version: ConsentVersion, at: Date) => ({
  trail: { $each: [{ state, version, at }], $slice: -MAX_TRAIL_STEPS },
});
