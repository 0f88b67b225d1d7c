import { ORDER_WORK_TABS, REFUNDS_TAB } from '@e-store/shared/orders/order-lifecycle';
import { paths } from '@e-store/shared/web-paths';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { type WorkTab, workTabMessages } from '../../../messages/en/orders/work-tabs.ts';
import { hasFilters, orderListSearch, type OrderListUrl } from './order-list-url.ts';

const WORK_TABS: readonly WorkTab[] = [...Object.values(ORDER_WORK_TABS), REFUNDS_TAB];

const isWorkTab = (tab: string | undefined): tab is WorkTab =>
  tab !== undefined && Object.hasOwn(workTabMessages.done, tab);

type EmptyList = { noneFound: string; showAll: string; showAllTo: string | undefined };

export function describeEmptyList(
  url: OrderListUrl,
  tabs: ApiResponse<'GET /admin/orders'>['tabs'] | undefined,
): EmptyList {
  const { noneFound, showAll } = adminOrderMessages;
  const showAllTo = hasFilters(url) ? paths.orderList() : undefined;
  const { tab, ...otherParams } = url;
  if (!isWorkTab(tab) || hasFilters(otherParams)) return { noneFound, showAll, showAllTo };
  const next = WORK_TABS.slice(WORK_TABS.indexOf(tab) + 1).find((one) => tabs?.[one]);
  const done = workTabMessages.done[tab];
  if (!next) return { noneFound: done, showAll, showAllTo };
  return {
    noneFound: done,
    showAll: workTabMessages.next[next](tabs?.[next] ?? 0),
    showAllTo: paths.orderList() + orderListSearch(otherParams, { tab: next }),
  };
}
