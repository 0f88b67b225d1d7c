import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { isAddressOpen } from '@e-store/shared/orders/staff-moves';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './admin-order-page.module.css';

/** Where it goes. Until it is packed, Admin can mend it. */
export function AddressPanel({ shown }: { shown: StaffOrder }) {
  const [isMending, setMending] = useState(false);
  const { shippingInfo: to, orderStatus } = shown.order;
  const isOpen = shown.view === 'full' && isAddressOpen(orderStatus);
  return (
    <Panel title={dashOrders.address}>
      {isOpen && isMending ? (
        <AddressForm shown={shown} onDone={() => setMending(false)} />
      ) : (
        <div className={styles.stack}>
          <address className={styles.address}>{dashOrders.addressLines(to, to.contry)}</address>
          <p>
            <a href={`tel:+91${to.phoneNo}`}>{to.phoneNo}</a>
            <br />
            <a href={`mailto:${to.email}`}>{to.email}</a>
          </p>
          {isOpen && (
            <div>
              <Button kind="ghost" size="compact" onClick={() => setMending(true)}>
                {dashOrders.mendAddress}
              </Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
