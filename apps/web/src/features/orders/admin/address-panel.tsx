import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { isAddressEditable } from '@e-store/shared/orders/staff-moves';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { Panel } from '../../../ui/panel.tsx';
import { readFormDraft } from '../../../lib/form-drafts.storage.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { AddressForm, addressDraftOf } from './address-form.tsx';
import styles from './order.module.css';

/** Delivery address. An Admin can edit it until the order is packed. */
export function AddressPanel({ shown }: { shown: StaffOrder }) {
  const [isEditing, setEditing] = useState<boolean>();
  const { _id: id, shippingInfo: to, orderStatus } = shown.order;
  const isBack =
    useIsHydrated() && isEditing === undefined && readFormDraft(addressDraftOf(id)) !== undefined;
  const isOpen = shown.view === 'full' && isAddressEditable(orderStatus);
  return (
    <Panel title={adminOrderMessages.address}>
      {isOpen && (isEditing || isBack) ? (
        <AddressForm shown={shown} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.stack}>
          <address className={styles.address}>{adminOrderMessages.addressLines(to, to.contry)}</address>
          <p>
            <a href={`tel:+91${to.phoneNo}`}>{to.phoneNo}</a>
            {shown.view === 'full' && (
              <>
                <br />
                <a href={`mailto:${shown.order.shippingInfo.email}`}>{shown.order.shippingInfo.email}</a>
              </>
            )}
          </p>
          {isOpen && (
            <div>
              <Button kind="ghost" size="compact" onClick={() => setEditing(true)}>
                {adminOrderMessages.editAddress}
              </Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
