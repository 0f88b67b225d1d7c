import { formatRupees } from '@e-store/shared/money';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { dashOrders } from '../../content/dash-orders.ts';
import { moveOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './admin-order-page.module.css';
import { useChange } from './use-change.ts';

type ConfirmMoveProps = {
  order: { _id: string; totalPrice?: number };
  to: OrderStatus;
  onClose: () => void;
};

export function ConfirmMove({ order: { _id: id, totalPrice }, to, onClose }: ConfirmMoveProps) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useChange(id);
  async function move() {
    if (await change(to, () => dispatch(moveOrder({ id, to })))) onClose();
  }
  return (
    <Dialog label={dashOrders.askTitle[to]?.(1) ?? to} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <p>
          {totalPrice === undefined
            ? dashOrders.sumOf(1, undefined)
            : dashOrders.askLead[to]?.(formatRupees(totalPrice))}
        </p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void move()}>
            {dashOrders.moveWords[to] ?? to}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {dashOrders.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
