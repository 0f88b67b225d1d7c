import { formatRupees } from '@e-store/shared/money';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveOrder } from './staff-order.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './order.module.css';
import { useOrderChange } from './use-order-change.ts';

type ConfirmMoveDialogProps = {
  order: { _id: string; totalPrice?: number };
  to: OrderStatus;
  onClose: () => void;
};

export function ConfirmMoveDialog({ order: { _id: id, totalPrice }, to, onClose }: ConfirmMoveDialogProps) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useOrderChange(id);
  async function move() {
    if (await change(to, () => dispatch(moveOrder({ id, to })))) onClose();
  }
  return (
    <Dialog label={adminOrderMessages.askTitle[to]?.(1) ?? to} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p>
          {totalPrice === undefined
            ? adminOrderMessages.sumOf(1, undefined)
            : adminOrderMessages.askLead[to]?.(formatRupees(totalPrice))}
        </p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void move()}>
            {adminOrderMessages.moveMessages[to] ?? to}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {adminOrderMessages.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
