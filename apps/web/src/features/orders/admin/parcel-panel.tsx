import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { type OrderStatus, wasDelivered } from '@e-store/shared/orders/order-status';
import { isAddressEditable, isTrackable } from '@e-store/shared/orders/staff-moves';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { Panel } from '../../../ui/panel.tsx';
import { formatDays } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import styles from './order.module.css';
import { EditTrackingForm } from './edit-tracking-form.tsx';

export function ParcelPanel({ shown }: { shown: StaffOrder }) {
  const [isEditing, setEditing] = useState(false);
  const { tracking, deliveryMethod, delivery, orderStatus } = shown.order;
  return (
    <Panel title={adminOrderMessages.parcel}>
      <div className={styles.stack}>
        <p>{`${adminOrderMessages[deliveryMethod]}, ${adminOrderMessages.due(formatDays(delivery))}`}</p>
        {tracking ? (
          <p>
            {tracking.courier}
            <br />
            <b>{tracking.number}</b>
          </p>
        ) : (
          <Untracked status={orderStatus} />
        )}
        {isTrackable(orderStatus) && !isEditing && (
          <div>
            <Button kind="ghost" size="compact" onClick={() => setEditing(true)}>
              {tracking ? adminOrderMessages.changeTracking : adminOrderMessages.addTracking}
            </Button>
          </div>
        )}
        {isTrackable(orderStatus) && isEditing && (
          <EditTrackingForm shown={shown} onDone={() => setEditing(false)} />
        )}
      </div>
    </Panel>
  );
}

function Untracked({ status }: { status: OrderStatus }) {
  const isInShop = isAddressEditable(status) || status === 'Packed';
  if (!isInShop && !isTrackable(status) && !wasDelivered(status)) return null;
  return (
    <p className={styles.quiet}>
      {isInShop ? adminOrderMessages.noParcel : adminOrderMessages.sentUntracked}
    </p>
  );
}
