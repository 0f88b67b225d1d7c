import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { moveOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './admin-order-page.module.css';
import { BackInShop } from './back-in-shop.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmMove } from './confirm-move.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { HandOver } from './hand-over.tsx';
import { useChange } from './use-change.ts';

const ASKING = { Cancelled: CancelDialog, 'Returned to shop': BackInShop, Shipped: HandOver } as const;
const asks = (status: OrderStatus): status is keyof typeof ASKING => status in ASKING;
/** Status changes that need confirmation because they involve cash. */
const CONFIRMED: readonly OrderStatus[] = ['Delivered', 'Delivery failed'];

/** Shows only the status changes that the order's status and the role allow. */
export function NextPanel({ shown }: { shown: StaffOrder }) {
  const { order, moves } = shown;
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<OrderStatus>();
  const [isCorrecting, setCorrecting] = useState(false);
  const correctableTo = shown.view === 'full' ? shown.correctableTo : undefined;
  const { busy, failure, change } = useChange(order._id);
  const open = asking && moves.includes(asking) ? asking : undefined;
  const Asking = open && asks(open) ? ASKING[open] : undefined;
  const isAskedFirst = (to: OrderStatus) => asks(to) || CONFIRMED.includes(to);
  const wordsFor = (to: OrderStatus) =>
    order.orderStatus === 'Delivery failed' && to === 'Out for delivery'
      ? dashOrders.againOut
      : (dashOrders.moveWords[to] ?? to);
  return (
    <Panel title={dashOrders.next}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        {moves.length === 0 && <p className={styles.quiet}>{whyNothingNext(shown)}</p>}
        <div className={styles.ways}>
          {moves.map((to, index) => (
            <Button
              key={to}
              size="compact"
              kind={index === 0 ? 'primary' : 'ghost'}
              busy={busy === to}
              aria-haspopup={isAskedFirst(to) ? 'dialog' : undefined}
              onClick={() =>
                isAskedFirst(to)
                  ? setAsking(to)
                  : void change(to, () => dispatch(moveOrder({ id: order._id, to })))
              }
            >
              {wordsFor(to)}
            </Button>
          ))}
        </div>
        {correctableTo && (
          <div>
            <TextButton aria-haspopup="dialog" onClick={() => setCorrecting(true)}>
              {dashOrders.correct}
            </TextButton>
          </div>
        )}
        {Asking && <Asking order={order} onClose={() => setAsking(undefined)} />}
        {open && !Asking && <ConfirmMove order={order} to={open} onClose={() => setAsking(undefined)} />}
        {isCorrecting && correctableTo && (
          <CorrectDialog
            id={order._id}
            from={order.orderStatus}
            to={correctableTo}
            onClose={() => setCorrecting(false)}
          />
        )}
      </div>
    </Panel>
  );
}

function whyNothingNext(shown: StaffOrder): string {
  if (shown.order.orderStatus === 'Return requested') return dashOrders.waitsForReturn;
  const isRefundDue = shown.view === 'full' && shown.refunds.some(({ paidAt }) => paidAt === undefined);
  return isRefundDue ? dashOrders.waitsForRefund : dashOrders.nothingNext;
}
