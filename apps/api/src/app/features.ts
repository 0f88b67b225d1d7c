import { account } from '../features/account/index.ts';
import { alerts } from '../features/alerts/index.ts';
import { cart } from '../features/cart/index.ts';
import { cash } from '../features/cash/index.ts';
import { catalog } from '../features/catalog/index.ts';
import { contact } from '../features/contact/index.ts';
import { customers } from '../features/customers/index.ts';
import { dashboard } from '../features/dashboard/index.ts';
import { delivery } from '../features/delivery/index.ts';
import { invoices } from '../features/invoices/index.ts';
import { newsletter } from '../features/newsletter/index.ts';
import { operations } from '../features/operations/index.ts';
import { orders } from '../features/orders/index.ts';
import { payments } from '../features/payments/index.ts';
import { privacy } from '../features/privacy/index.ts';
import { promotions } from '../features/promotions/index.ts';
import { reviews } from '../features/reviews/index.ts';
import { searchInsights } from '../features/search-insights/index.ts';
import { staff } from '../features/staff/index.ts';
import { store } from '../features/store/index.ts';
import { storefront } from '../features/storefront/index.ts';
import { transactions } from '../features/transactions/index.ts';
import { wishlist } from '../features/wishlist/index.ts';
import type { Contributions } from '../platform/context.ts';
import { inOrder } from '../platform/database/migrations/migration.ts';
import type { Feature } from '../platform/feature.ts';
import type { Route } from '../platform/http/route.ts';
import { platform } from '../platform/index.ts';
import type { MailTemplates } from '../platform/outbox/mail-template.ts';

/** Each module may use those before it. */
export const features: readonly Feature[] = [
  platform,
  store,
  account,
  catalog,
  searchInsights,
  delivery,
  promotions,
  storefront,
  cart,
  payments,
  orders,
  reviews,
  wishlist,
  alerts,
  newsletter,
  contact,
  customers,
  transactions,
  invoices,
  cash,
  dashboard,
  privacy,
  staff,
  operations,
];

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'handle' in value;

export const routes = features
  .flatMap((feature) => feature.routeModules ?? [])
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isRoute);
export const jobs = features.flatMap((feature) => feature.jobs ?? []);
export const invariants = features.flatMap((feature) => feature.invariants ?? []);
export const migrations = inOrder(features.flatMap((feature) => feature.migrations ?? []));
export const work = Object.assign({}, ...features.map((feature) => feature.work ?? {})) as Required<
  NonNullable<Feature['work']>
>;
export const mails = Object.assign({}, ...features.map((feature) => feature.mails ?? {})) as MailTemplates;

export const contributions: Contributions = {
  mails,
  migrations,
  // A later feature finds its records by those of earlier ones, so it erases first.
  personalRecords: features.flatMap((feature) => feature.personalRecords ?? []).toReversed(),
  retentionRules: features.flatMap((feature) => feature.retentionRules ?? []),
  numberSearches: features.flatMap((feature) => feature.numberSearches ?? []),
};
