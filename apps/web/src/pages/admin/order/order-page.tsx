import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { selectStaffOrder, selectStaffOrderError } from '../../../features/orders/admin/staff-order.slice.ts';
import { StatusPill } from '../../../features/orders/status-pill.tsx';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AdminFailure } from '../error/error-page.tsx';
import styles from '../../../features/orders/admin/order.module.css';
import { AddressPanel } from '../../../features/orders/admin/address-panel.tsx';
import { ItemsPanel } from '../../../features/orders/admin/items-panel.tsx';
import { MoneyPanel } from '../../../features/orders/admin/money-panel.tsx';
import { NextPanel } from '../../../features/orders/admin/next-panel.tsx';
import { ParcelPanel } from '../../../features/orders/admin/parcel-panel.tsx';
import { ReturnPanel } from '../../../features/orders/admin/return-panel.tsx';
import { TimelinePanel } from '../../../features/orders/admin/timeline-panel.tsx';
import { UndoMove } from '../../../features/orders/admin/undo-move.tsx';

export function Component() {
  const shown = useSelector(selectStaffOrder);
  const error = useSelector(selectStaffOrderError);
  const { state } = useLocation() as { state: { list?: unknown } | null };
  const list = typeof state?.list === 'string' ? state.list : '';
  if (error && !shown) return <AdminFailure status={error.status} message={error.message} />;
  return (
    <>
      <title>{adminTitle(orderMessages.titleOf(shown?.order.number))}</title>
      <TextLink to={paths.orderList() + list} className={styles.back}>
        {adminOrderMessages.back}
      </TextLink>
      {shown ? (
        <OrderView key={shown.order._id} shown={shown} />
      ) : (
        <ListSkeleton label={adminOrderMessages.loading} />
      )}
    </>
  );
}

function OrderView({ shown }: { shown: StaffOrder }) {
  const { order } = shown;
  return (
    <>
      <AdminPageHeader title={orderMessages.titleOf(order.number)}>
        <ButtonLink kind="ghost" size="compact" to={paths.printOrders([order._id])}>
          <Icon of={Printer} small />
          {adminOrderMessages.print}
        </ButtonLink>
      </AdminPageHeader>
      <p className={styles.facts}>
        <StatusPill status={order.orderStatus} />
        <span>{adminOrderMessages.placed(formatMoment(order.createdAt))}</span>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextPanel shown={shown} />
          <UndoMove shown={shown} />
          <ReturnPanel shown={shown} />
          <ItemsPanel shown={shown} />
          <MoneyPanel shown={shown} />
        </div>
        <div className={styles.column}>
          <AddressPanel shown={shown} />
          <ParcelPanel shown={shown} />
          <TimelinePanel shown={shown} />
        </div>
      </div>
    </>
  );
}
