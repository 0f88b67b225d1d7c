import type { StockLevel } from '@e-store/shared/catalog/staff-product-choices';
import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { DaySpan } from '@e-store/shared/dashboard/sales-period';
import { ORDER_WORK_TABS, REFUNDS_TAB, SOLD_TAB } from '@e-store/shared/orders/order-lifecycle';
import { paths, withQuery } from '@e-store/shared/web-paths';

/** Neither cancelled nor returned undelivered. */
export const ordersSoldLink = ({ from, to }: DaySpan) =>
  withQuery(paths.orderList(), { tab: SOLD_TAB, from, to });

const orderTabLink = (tab: string) => withQuery(paths.orderList(), { tab });

const shownProductsLink = (stock: StockLevel) =>
  withQuery(paths.productList(), { stock, status: 'published', onSale: 'true' });

/** Each list has exactly the rows counted. */
export const WORK_LISTS: Record<keyof WorkToDo, string> = {
  toConfirm: orderTabLink(ORDER_WORK_TABS.toConfirm),
  toPack: orderTabLink(ORDER_WORK_TABS.toPack),
  toShip: orderTabLink(ORDER_WORK_TABS.toShip),
  deliveryFailed: orderTabLink(ORDER_WORK_TABS.deliveryFailed),
  attemptsDue: orderTabLink('attempts-due'),
  returnsProposed: orderTabLink('return-proposed'),
  returnsToCheck: orderTabLink(ORDER_WORK_TABS.returnsToCheck),
  complaintsDue: paths.messages({ show: 'due' }),
  messagesToAnswer: paths.messages({ show: 'open' }),
  reviewsReported: paths.staffReviews({ show: 'reported' }),
  refundsDue: orderTabLink(REFUNDS_TAB),
  paymentsToConfirm: paths.payments(),
  paymentDiscrepancies: paths.payments(),
  refundsToApprove: paths.payments({ tab: 'to-approve' }),
  deadMails: paths.deadMails(),
  unassignedStock: withQuery(paths.productList(), { stock: 'unassigned' }),
  lowStock: shownProductsLink('low'),
  outOfStock: shownProductsLink('out'),
};

export const productLink = (id: string) => withQuery(paths.productList(), { keyword: id });

export const newCustomersLink = ({ from, to }: DaySpan) => withQuery(paths.customers(), { from, to });
