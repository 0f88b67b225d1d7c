import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { type OrderStatus, wasDelivered } from '@e-store/shared/orders/order-status';
import { isAddressOpen, isTrackable } from '@e-store/shared/orders/staff-moves';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { formatDays } from '../../lib/india-days.ts';
import { Button } from '../../ui/button.tsx';
import styles from './admin-order-page.module.css';
import { EditTracking } from './edit-tracking.tsx';

export function ParcelPanel({ shown }: { shown: StaffOrder }) {
  const [isMending, setMending] = useState(false);
  const { tracking, deliveryMethod, delivery, orderStatus } = shown.order;
  return (
    <Panel title={dashOrders.parcel}>
      <div className={styles.stack}>
        <p>{`${dashOrders[deliveryMethod]}, ${dashOrders.due(formatDays(delivery))}`}</p>
        {tracking ? (
          <p>
            {tracking.courier}
            <br />
            <b>{tracking.number}</b>
          </p>
        ) : (
          <Untracked status={orderStatus} />
        )}
        {isTrackable(orderStatus) && !isMending && (
          <div>
            <Button kind="ghost" size="compact" onClick={() => setMending(true)}>
              {tracking ? dashOrders.changeTracking : dashOrders.addTracking}
            </Button>
          </div>
        )}
        {isTrackable(orderStatus) && isMending && (
          <EditTracking shown={shown} onDone={() => setMending(false)} />
        )}
      </div>
    </Panel>
  );
}

function Untracked({ status }: { status: OrderStatus }) {
  const isInShop = isAddressOpen(status) || status === 'Packed';
  if (!isInShop && !isTrackable(status) && !wasDelivered(status)) return null;
  return <p className={styles.quiet}>{isInShop ? dashOrders.noParcel : dashOrders.sentUntracked}</p>;
}
