import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { isTrackable } from '@e-store/shared/orders/staff-moves';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { trackOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { formatDays } from '../../lib/india-days.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import styles from './admin-order-page.module.css';
import { TrackingForm } from './tracking-form.tsx';

/** How it is sent, until when, and by whom. */
export function ParcelPanel({ shown: { order } }: { shown: StaffOrder }) {
  const dispatch = useAppDispatch();
  const [isMending, setMending] = useState(false);
  const { _id: id, tracking, deliveryMethod, delivery, orderStatus } = order;
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
          <p className={styles.quiet}>{dashOrders.noParcel}</p>
        )}
        {isTrackable(orderStatus) && !isMending && (
          <div>
            <Button kind="ghost" size="compact" onClick={() => setMending(true)}>
              {tracking ? dashOrders.changeTracking : dashOrders.addTracking}
            </Button>
          </div>
        )}
        {isTrackable(orderStatus) && isMending && (
          <TrackingForm
            tracking={tracking}
            submit={dashOrders.saveTracking}
            send={(typed) => dispatch(trackOrder({ id, ...typed }))}
            onDone={() => setMending(false)}
          />
        )}
      </div>
    </Panel>
  );
}
