import {
  ORDER_STATUSES,
  FAILED_TABS,
  ORDER_TAB_KEYS,
  REFUNDS_TAB,
} from '@e-store/shared/orders/order-lifecycle';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { tableMessages } from '../../../messages/en/ui-admin.ts';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { orderListSearch, type OrderListUrl } from './order-list-url.ts';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { paths } from '@e-store/shared/web-paths';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type OrderToolsProps = { url: OrderListUrl; list: ApiResponse<'GET /admin/orders'> | null };

const TABS = ['all', ...ORDER_TAB_KEYS, ...FAILED_TABS, REFUNDS_TAB] as const;

/** Shown only while they list an order. */
const isFailedTab = (tab: string) => FAILED_TABS.some((failed) => failed === tab);

export function OrderTools({ url, list }: OrderToolsProps) {
  const seesMoney = list?.view !== 'packing';
  const set = [url.status, url.payment, url.from, url.to, url.sort, url.limit].filter(Boolean).length;
  const tabs = TABS.filter(
    (tab) => (seesMoney || tab !== REFUNDS_TAB) && (!isFailedTab(tab) || url.tab === tab || list?.tabs[tab]),
  ).map((tab) => ({
    label: adminOrderMessages.tabs[tab],
    count: list?.tabs[tab],
    to: paths.orderList() + orderListSearch(url, { tab: tab === 'all' ? undefined : tab }),
    isHere: (url.tab ?? 'all') === tab,
  }));
  const { status, payment, from, to, sort, limit } = url;
  return (
    <ListToolbar
      action={paths.orderList()}
      search={{ label: adminOrderMessages.search, keyword: url.keyword ?? '' }}
      preservedParams={{ tab: url.tab }}
      filtersSet={set}
      clearTo={paths.orderList() + orderListSearch({ keyword: url.keyword ?? '', tab: url.tab ?? '' }, {})}
      tabs={{ label: adminOrderMessages.tabsLabel, entries: tabs }}
      filter={
        <Fields
          key={JSON.stringify([status, payment, from, to, sort, limit])}
          url={url}
          seesMoney={seesMoney}
        />
      }
    />
  );
}

function Fields({ url, seesMoney }: { url: OrderListUrl; seesMoney: boolean }) {
  return (
    <>
      <SelectField
        label={adminOrderMessages.status}
        name="status"
        defaultValue={url.status ?? ''}
        any={adminOrderMessages.any}
        options={ORDER_STATUSES.map((status) => [status, orderMessages.statusLabel(status)])}
      />
      {seesMoney && (
        <SelectField
          label={adminOrderMessages.payment}
          name="payment"
          defaultValue={url.payment ?? ''}
          any={adminOrderMessages.any}
          options={Object.entries(adminOrderMessages.payments)}
        />
      )}
      <Field label={adminOrderMessages.from} name="from" type="date" defaultValue={url.from ?? ''} />
      <Field label={adminOrderMessages.to} name="to" type="date" defaultValue={url.to ?? ''} />
      <SelectField
        label={tableMessages.sort}
        name="sort"
        defaultValue={url.sort ?? ''}
        options={[
          ['', adminOrderMessages.sorts.newest],
          ['oldest', adminOrderMessages.sorts.oldest],
        ]}
      />
      <SelectField
        label={tableMessages.perPage}
        name="limit"
        defaultValue={url.limit ?? ''}
        options={[
          ['', '25'],
          ['50', '50'],
        ]}
      />
    </>
  );
}
