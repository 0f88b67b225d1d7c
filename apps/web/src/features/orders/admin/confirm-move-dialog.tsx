import { formatRupees } from '@e-store/shared/money';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
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
  const { ask } = moveMessages[to] ?? {};
  async function move() {
    if (await change(to, () => dispatch(moveOrder({ id, to })))) onClose();
  }
  return (
    <Dialog label={ask?.title(1) ?? to} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p>
          {totalPrice === undefined
            ? adminOrderMessages.sumOf(1, undefined)
            : ask?.lead(formatRupees(totalPrice))}
        </p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void move()}>
            {adminOrderMessages.moveLabel(to)}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {adminOrderMessages.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
