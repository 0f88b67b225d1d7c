import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { checkoutWords } from '../../content/orders.ts';
import { SHIPPING_FIELDS } from '../../features/orders/shipping-fields.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './admin-order-page.module.css';

type AddressConflictProps = {
  there: ShippingInfo;
  typed: ShippingInfo;
  /** Saves what was typed after all; answers why it was refused. */
  onMine: () => Promise<ApiFailure | undefined>;
  onTheirs: () => void;
  onClose: () => void;
};

/** Two people mended one address: the second sees what is there now, and chooses. */
export function AddressConflict({ there, typed, onMine, onTheirs, onClose }: AddressConflictProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const different = SHIPPING_FIELDS.filter((name) => there[name] !== typed[name]);
  async function saveMine() {
    setBusy(true);
    const refused = await onMine();
    setBusy(false);
    setFailure(refused?.message);
  }
  return (
    <Dialog label={dashOrders.addressConflict} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p>{dashOrders.addressConflictLead}</p>
        <ul className={styles.stack}>
          {different.map((name) => (
            <li key={name}>
              <b>{checkoutWords.fields[name]}</b>
              <br />
              {dashOrders.addressThere}: {there[name]}
              <br />
              {dashOrders.addressYours}: {typed[name]}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button busy={busy} onClick={() => void saveMine()}>
            {dashOrders.addressMine}
          </Button>
          <Button kind="ghost" onClick={onTheirs}>
            {dashOrders.addressTheirs}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
