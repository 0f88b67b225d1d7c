import type { Route } from '../../platform/http/route.ts';
import { confirmSubscriptionRoute } from './confirm-subscription.ts';
import { exportSubscribersRoute } from './export-subscribers.ts';
import { listSubscribersRoute } from './list-subscribers.ts';
import { subscribeRoute } from './subscribe.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

export const newsletterRoutes: Route[] = [
  subscribeRoute,
  confirmSubscriptionRoute,
  unsubscribeRoute,
  listSubscribersRoute,
  exportSubscribersRoute,
];
