import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { moveOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './admin-order-page.module.css';
import { BackInShop } from './back-in-shop.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { HandOver } from './hand-over.tsx';
import { useChange } from './use-change.ts';

/** These ask for something first. */
const ASKING = { Cancelled: CancelDialog, 'Returned to shop': BackInShop, Shipped: HandOver } as const;
const asks = (status: OrderStatus): status is keyof typeof ASKING => status in ASKING;

/** The moves that the order's state and the role allow, and no others. */
export function NextPanel({ shown: { order, moves } }: { shown: StaffOrder }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<keyof typeof ASKING>();
  const { busy, failure, change } = useChange(order._id);
  const Asking = asking && moves.includes(asking) ? ASKING[asking] : undefined;
  const wordsFor = (to: OrderStatus) =>
    order.orderStatus === 'Delivery failed' && to === 'Out for delivery'
      ? dashOrders.againOut
      : (dashOrders.moveWords[to] ?? to);
  return (
    <Panel title={dashOrders.next}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        {moves.length === 0 && (
          <p className={styles.quiet}>
            {order.orderStatus === 'Return requested' ? dashOrders.waitsForReturn : dashOrders.nothingNext}
          </p>
        )}
        <div className={styles.ways}>
          {moves.map((to, index) => (
            <Button
              key={to}
              size="compact"
              kind={index === 0 ? 'primary' : 'ghost'}
              busy={busy === to}
              aria-haspopup={asks(to) ? 'dialog' : undefined}
              onClick={() =>
                asks(to) ? setAsking(to) : void change(to, () => dispatch(moveOrder({ id: order._id, to })))
              }
            >
              {wordsFor(to)}
            </Button>
          ))}
        </div>
        {Asking && <Asking order={order} onClose={() => setAsking(undefined)} />}
      </div>
    </Panel>
  );
}
