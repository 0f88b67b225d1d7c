import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { dashOrders } from '../../content/dash-orders.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ExportButton } from '../../features/admin/components/export-button.tsx';
import { readOrderListUrl, toOrderExportQuery } from '../../features/admin/orders/order-list-url.ts';
import { exportOrders, staffOrders } from '../../features/admin/orders/staff-orders.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import styles from './admin-order-list-page.module.css';
import { OrderRows } from './order-rows.tsx';
import { OrderTools } from './order-tools.tsx';

export function Component() {
  const [search] = useSearchParams();
  const url = readOrderListUrl(search);
  const dispatch = useAppDispatch();
  const list = useSelector(staffOrders.select);
  return (
    <>
      <title>{dashTitle(dashOrders.title)}</title>
      <DashHead title={dashOrders.title}>
        <output className={styles.count}>{list ? dashOrders.count(list.total) : ''}</output>
        <ExportButton
          label={dashOrders.exportList}
          ask={() => dispatch(exportOrders(toOrderExportQuery(url)))}
        />
      </DashHead>
      <OrderTools url={url} list={list} />
      <OrderRows url={url} />
    </>
  );
}
