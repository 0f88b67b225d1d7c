import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { dashOrders } from '../../content/dash-orders.ts';
import { orderWords } from '../../content/orders.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ListSkeleton } from '../../features/admin/components/list-skeleton.tsx';
import { selectStaffOrder, selectStaffOrderError } from '../../features/admin/orders/staff-order.slice.ts';
import { StatusPill } from '../../features/orders/components/status-pill.tsx';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DashFailure } from '../error/dash-failure.tsx';
import styles from './admin-order-page.module.css';
import { AddressPanel } from './address-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NextPanel } from './next-panel.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { UndoMove } from './undo-move.tsx';

export function Component() {
  const shown = useSelector(selectStaffOrder);
  const error = useSelector(selectStaffOrderError);
  const { state } = useLocation() as { state: { list?: unknown } | null };
  const list = typeof state?.list === 'string' ? state.list : '';
  if (error && !shown) return <DashFailure status={error.status} message={error.message} />;
  return (
    <>
      <title>{dashTitle(orderWords.titleOf(shown?.order.number))}</title>
      <TextLink to={paths.orderList() + list} className={styles.back}>
        {dashOrders.back}
      </TextLink>
      {shown ? (
        <OrderView key={shown.order._id} shown={shown} />
      ) : (
        <ListSkeleton label={dashOrders.loading} />
      )}
    </>
  );
}

function OrderView({ shown }: { shown: StaffOrder }) {
  const { order } = shown;
  return (
    <>
      <DashHead title={orderWords.titleOf(order.number)}>
        <ButtonLink kind="ghost" size="compact" to={paths.printOrders([order._id])}>
          <Icon of={Printer} small />
          {dashOrders.print}
        </ButtonLink>
      </DashHead>
      <p className={styles.facts}>
        <StatusPill status={order.orderStatus} />
        <span>{dashOrders.placed(formatMoment(order.createdAt))}</span>
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
