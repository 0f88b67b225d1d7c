import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { adminOrderMessages } from '../../content/dash-orders.ts';
import { adminTitle } from '../../content/page-title.ts';
import { AdminPageHeader } from '../../features/admin/components/admin-page-header.tsx';
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
      <title>{adminTitle(adminOrderMessages.title)}</title>
      <AdminPageHeader title={adminOrderMessages.title}>
        <output className={styles.count}>{list ? adminOrderMessages.count(list.total) : ''}</output>
        <ExportButton
          label={adminOrderMessages.exportList}
          ask={() => dispatch(exportOrders(toOrderExportQuery(url)))}
        />
      </AdminPageHeader>
      <OrderTools url={url} list={list} />
      <OrderRows url={url} />
    </>
  );
}
