import * as account from './account/endpoints.ts';
import * as accountSecondFactor from './account/second-factor-endpoints.ts';
import * as alerts from './alerts/endpoints.ts';
import * as cart from './cart/endpoints.ts';
import * as cashClosing from './cash/closing-endpoints.ts';
import * as cashReturnRates from './cash/return-rates-endpoints.ts';
import * as cash from './cash/endpoints.ts';
import * as cashRemittance from './cash/remittance-endpoints.ts';
import * as catalog from './catalog/endpoints.ts';
import * as catalogCategory from './catalog/category-endpoints.ts';
import * as catalogImport from './catalog/import-endpoints.ts';
import * as catalogStockHistory from './catalog/stock-history-endpoints.ts';
import * as catalogStaff from './catalog/staff-endpoints.ts';
import * as dashboard from './dashboard/endpoints.ts';
import * as delivery from './delivery/endpoints.ts';
import * as contact from './contact/endpoints.ts';
import * as contactStaff from './contact/staff-endpoints.ts';
import * as customers from './customers/endpoints.ts';
import * as invoicesAccounts from './invoices/accounts-endpoints.ts';
import * as invoices from './invoices/endpoints.ts';
import * as newsletter from './newsletter/endpoints.ts';
import * as newsletterStaff from './newsletter/staff-endpoints.ts';
import * as mailStaff from './mail/staff-endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as ordersCorrection from './orders/correction-endpoints.ts';
import * as ordersCollection from './orders/collection-endpoints.ts';
import * as ordersRedelivery from './orders/redelivery-endpoints.ts';
import * as ordersStaff from './orders/staff-endpoints.ts';
import * as ordersStaffOrder from './orders/staff-order-endpoints.ts';
import * as ordersReturns from './orders/staff-return-endpoints.ts';
import * as privacy from './privacy/endpoints.ts';
import * as promotions from './promotions/endpoints.ts';
import * as reviews from './reviews/endpoints.ts';
import * as reviewsStaff from './reviews/staff-endpoints.ts';
import * as searchInsights from './search-insights/endpoints.ts';
import * as searchInsightsStaff from './search-insights/staff-endpoints.ts';
import * as payments from './payments/endpoints.ts';
import * as paymentEvents from './payments/event-endpoints.ts';
import * as paymentsRefundApproval from './payments/refund-approval.ts';
import * as operations from './operations/endpoints.ts';
import * as staff from './staff/endpoints.ts';
import * as staffMember from './staff/member-endpoints.ts';
import * as staffNumber from './staff/number-endpoints.ts';
import * as store from './store/endpoints.ts';
import * as storeSettings from './store/settings-endpoints.ts';
import * as transactions from './transactions/endpoints.ts';
import * as wishlist from './wishlist/endpoints.ts';
import type { Endpoint, EndpointKey } from './endpoint.ts';

const modules = [
  account,
  accountSecondFactor,
  alerts,
  cart,
  cashClosing,
  cashReturnRates,
  cash,
  cashRemittance,
  catalog,
  catalogCategory,
  catalogImport,
  catalogStaff,
  catalogStockHistory,
  dashboard,
  delivery,
  contact,
  contactStaff,
  customers,
  invoicesAccounts,
  invoices,
  newsletter,
  newsletterStaff,
  mailStaff,
  orders,
  ordersCorrection,
  ordersCollection,
  ordersRedelivery,
  ordersStaff,
  ordersStaffOrder,
  ordersReturns,
  privacy,
  promotions,
  reviews,
  reviewsStaff,
  searchInsights,
  searchInsightsStaff,
  payments,
  paymentEvents,
  paymentsRefundApproval,
  operations,
  staff,
  staffMember,
  staffNumber,
  store,
  storeSettings,
  transactions,
  wishlist,
] as const;

/** Distributes over modules, whose names differ. */
type Exported<Module> = Module extends object ? Module[keyof Module] : never;
type AnyEndpoint = Extract<Exported<(typeof modules)[number]>, Endpoint>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** All endpoints that these modules export. */
export const contract: readonly AnyEndpoint[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isEndpoint);

/** `Contract['GET /products']` */
export type Contract = { [E in AnyEndpoint as EndpointKey<E>]: E };
