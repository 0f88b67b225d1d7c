import type { PackingOrder } from '@e-store/shared/orders/staff-order';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveOrder } from './staff-order.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './order.module.css';
import { RestockFields } from './restock-fields.tsx';
import { useOrderChange } from './use-order-change.ts';

type RestockDialogProps = { order: Pick<PackingOrder, '_id' | 'orderItems'>; onClose: () => void };

export function RestockDialog({ order: { _id: id, orderItems }, onClose }: RestockDialogProps) {
  const dispatch = useAppDispatch();
  const [restocked, setRestocked] = useState(orderItems.map(({ quantity }) => quantity));
  const { busy, failure, change } = useOrderChange(id);
  async function restock() {
    const move = () => dispatch(moveOrder({ id, to: 'Returned to shop', restocked }));
    if (await change('back', move)) onClose();
  }
  return (
    <Dialog label={adminOrderMessages.backTitle} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p>{adminOrderMessages.backLead}</p>
        <RestockFields lines={orderItems} restocked={restocked} onChange={setRestocked} />
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void restock()}>
            {adminOrderMessages.backTitle}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {adminOrderMessages.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
