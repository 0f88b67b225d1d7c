import { type OrderStatus, returnStatus } from '@e-store/shared/orders/order-lifecycle';
import { isReturnProposed } from '@e-store/shared/orders/failed-delivery';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { isOnlinePayment } from '@e-store/shared/payments/payment-states';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { staffNextStepMessages as messages } from '../../../messages/en/orders/staff-next-step.ts';
import { failedDeliveryMessages } from '../../../messages/en/orders/failed-deliveries.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { moveOrder } from './staff-order.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import styles from './order.module.css';
import { needsConfirmation } from './bulk-move.ts';
import {
  CancelDialog,
  ConfirmMoveDialog,
  CorrectDialog,
  HandOverDialog,
  RestockDialog,
} from './order-dialogs.tsx';
import { FailDialog } from './failure-fields.tsx';
import { returnableLines } from '../order-care.ts';
import { useOrderChange } from './use-order-change.ts';

const INPUT_DIALOGS = {
  Cancelled: CancelDialog,
  'Delivery failed': FailDialog,
  'Returned to shop': RestockDialog,
  Shipped: HandOverDialog,
} as const;
const needsInput = (status: OrderStatus): status is keyof typeof INPUT_DIALOGS => status in INPUT_DIALOGS;

/** Shows only the changes that status and role allow. */
export function NextPanel({ shown }: { shown: StaffOrder }) {
  const { order, failedAttempts } = shown;
  const isProposed = isReturnProposed(order.orderStatus, failedAttempts);
  const moves = isProposed ? shown.moves.toSorted(returnFirst) : shown.moves;
  const dispatch = useAppDispatch();
  const [today] = useState(() => indiaDay(new Date()));
  const [asking, setAsking] = useState<OrderStatus>();
  const [isCorrecting, setCorrecting] = useState(false);
  const correctableTo = shown.view === 'full' ? shown.correctableTo : undefined;
  const { busy, failure, change } = useOrderChange(order._id);
  const open = asking && moves.includes(asking) ? asking : undefined;
  const Asking = open && needsInput(open) ? INPUT_DIALOGS[open] : undefined;
  const needsDialog = (to: OrderStatus) => needsInput(to) || needsConfirmation(to);
  const moveLabel = (to: OrderStatus) =>
    order.orderStatus === 'Delivery failed' && to === 'Out for delivery'
      ? adminOrderMessages.againOut
      : adminOrderMessages.moveLabel(to);
  return (
    <Panel title={adminOrderMessages.next}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        {isProposed && (
          <p className={styles.proposal}>{failedDeliveryMessages.proposal(failedAttempts.length)}</p>
        )}
        {shown.isRefunded && (
          <p className={styles.proposal}>{adminOrderMessages.refundedNotice[shown.view]}</p>
        )}
        {shown.isUnpaid && <Unpaid shown={shown} />}
        {moves.length === 0 && !shown.isUnpaid && (
          <p className={styles.quiet}>{noMovesMessage(shown, today)}</p>
        )}
        {shown.view === 'packing' && order.orderStatus === 'Out for delivery' && (
          <p className={styles.quiet}>{messages.deliveredByAdmin}</p>
        )}
        <div className={styles.ways}>
          {moves.map((to, index) => (
            <Button
              key={to}
              size="compact"
              kind={index === 0 && to !== 'Cancelled' ? 'primary' : 'ghost'}
              busy={busy === to}
              aria-haspopup={needsDialog(to) ? 'dialog' : undefined}
              onClick={() =>
                needsDialog(to)
                  ? setAsking(to)
                  : void change(to, () => dispatch(moveOrder({ id: order._id, to })))
              }
            >
              {moveLabel(to)}
            </Button>
          ))}
        </div>
        {correctableTo && (
          <div>
            <TextButton aria-haspopup="dialog" onClick={() => setCorrecting(true)}>
              {adminOrderMessages.correct}
            </TextButton>
          </div>
        )}
        {Asking && <Asking order={order} shown={shown} onClose={() => setAsking(undefined)} />}
        {open && !Asking && (
          <ConfirmMoveDialog order={order} to={open} onClose={() => setAsking(undefined)} />
        )}
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

function Unpaid({ shown: { view, order } }: { shown: StaffOrder }) {
  const { unpaid } = messages;
  if (view !== 'full') return <p>{unpaid.packing}</p>;
  const { payment } = order;
  const unclaimed = isOnlinePayment(payment) ? unpaid.online : unpaid.unclaimed;
  const tab = payment.expiresAt ? 'waiting' : undefined;
  return (
    <p>
      {payment.claimed ? unpaid.claimed : unclaimed}{' '}
      <TextLink to={paths.payments({ tab })}>{adminOrderMessages.openPayments}</TextLink>
    </p>
  );
}

const returnFirst = (a: OrderStatus, b: OrderStatus) =>
  Number(b === 'Returned to shop') - Number(a === 'Returned to shop');

function noMovesMessage(shown: StaffOrder, today: string): string {
  if (returnStatus(shown.order.orderStatus) === 'requested') return messages.waitsForReturn[shown.view];
  const isRefundDue =
    shown.view === 'full' &&
    (shown.refundDue !== undefined || shown.refunds.some(({ paidAt }) => paidAt === undefined));
  if (isRefundDue) return adminOrderMessages.waitsForRefund;
  return returnableMessage(shown, today) ?? adminOrderMessages.nothingNext;
}

function returnableMessage(shown: StaffOrder, today: string): string | undefined {
  if (shown.view !== 'full' || !shown.canRequestReturn) return undefined;
  const { orderStatus, returnUntil } = shown.order;
  if (returnUntil === undefined || returnableLines(shown.order, today).length === 0) return undefined;
  const until = formatDay(returnUntil);
  return orderStatus === 'Delivered' ? messages.delivered(until) : messages.returnable(until);
}
