import type { Route } from '../../platform/http/route.ts';
import { changeNewsletterRoute } from './change-newsletter.ts';
import { eraseCustomerRoute, exportCustomerRoute } from './customer-requests.ts';
import { endMyAlertRoute } from './end-my-alert.ts';
import { eraseMeRoute } from './erase-me.ts';
import { exportMeRoute } from './export-me.ts';
import { getPrivacyRoute } from './get-privacy.ts';
import { nameNomineeRoute, removeNomineeRoute } from './nominee.ts';
import { askEmailProofRoute, proveEmailRoute } from './prove-email.ts';

export const privacyRoutes: Route[] = [
  exportMeRoute,
  getPrivacyRoute,
  changeNewsletterRoute,
  endMyAlertRoute,
  nameNomineeRoute,
  removeNomineeRoute,
  askEmailProofRoute,
  proveEmailRoute,
  eraseMeRoute,
  exportCustomerRoute,
  eraseCustomerRoute,
];
