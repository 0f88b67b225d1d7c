import type { PackingOrder } from '@e-store/shared/orders/staff-order';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { moveOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './admin-order-page.module.css';
import { PiecesBack } from './pieces-back.tsx';
import { useChange } from './use-change.ts';

type BackInShopProps = { order: Pick<PackingOrder, '_id' | 'orderItems'>; onClose: () => void };

export function BackInShop({ order: { _id: id, orderItems }, onClose }: BackInShopProps) {
  const dispatch = useAppDispatch();
  const [restocked, setRestocked] = useState(orderItems.map(({ quantity }) => quantity));
  const { busy, failure, change } = useChange(id);
  async function takeBack() {
    const move = () => dispatch(moveOrder({ id, to: 'Returned to shop', restocked }));
    if (await change('back', move)) onClose();
  }
  return (
    <Dialog label={dashOrders.backTitle} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p>{dashOrders.backLead}</p>
        <PiecesBack lines={orderItems} restocked={restocked} onChange={setRestocked} />
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void takeBack()}>
            {dashOrders.backTitle}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {dashOrders.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
