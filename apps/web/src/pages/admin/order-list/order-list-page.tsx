import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { readOrderListUrl, toOrderExportQuery } from '../../../features/orders/admin/order-list-url.ts';
import { exportOrders, staffOrders } from '../../../features/orders/admin/staff-orders.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import styles from '../../../features/orders/admin/order-list.module.css';
import { OrderRows } from '../../../features/orders/admin/order-rows.tsx';
import { OrderTools } from '../../../features/orders/admin/order-tools.tsx';

export function Component() {
  const [search] = useSearchParams();
  const url = readOrderListUrl(search);
  const dispatch = useAppDispatch();
  const list = useSelector(staffOrders.select);
  const failure = useSelector(staffOrders.selectError);
  return (
    <>
      <AdminPageHeader title={adminOrderMessages.title}>
        <output className={styles.count}>
          {list && !failure ? adminOrderMessages.count(list.total) : ''}
        </output>
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
