import type { Order } from '@e-store/shared/orders/order';
import { useRef, useState } from 'react';
import { reorderMessages, cancelMessages, returnMessages } from '../../../messages/en/orders/order-care.ts';
import { printPage } from '../../../lib/browser-print.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { isCancellable, returnableLines } from '../order-care.ts';
import { CancelOrder } from './cancel-order.tsx';
import styles from './order-actions.module.css';

type OrderActionsProps = {
  order: Order;
  /** A calendar day of India. */
  today: string;
  isOrderingAgain: boolean;
  onOrderAgain: () => void;
};

export function OrderActions({ order, today, isOrderingAgain, onOrderAgain }: OrderActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [tooLate, setTooLate] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const canCancel = isCancellable(order);
  return (
    <>
      <div className={styles.actions}>
        {canCancel && (
          <Button
            ref={opener}
            kind="ghost"
            aria-expanded={isAsking}
            onClick={() => setAsking((before) => !before)}
          >
            {cancelMessages.open}
          </Button>
        )}
        {returnableLines(order, today).length > 0 && (
          <ButtonLink kind="ghost" to={paths.orderReturn(order._id)}>
            {returnMessages.open}
          </ButtonLink>
        )}
        <Button kind="ghost" busy={isOrderingAgain} onClick={onOrderAgain}>
          {reorderMessages.order}
        </Button>
        <Button kind="ghost" onClick={printPage}>
          {reorderMessages.print}
        </Button>
      </div>
      {canCancel && isAsking && (
        <CancelOrder
          id={order._id}
          onKeep={() => {
            setAsking(false);
            opener.current?.focus();
          }}
          onTooLate={(why) => {
            setAsking(false);
            setTooLate(why);
          }}
        />
      )}
      {tooLate && (
        <div className={styles.tooLate}>
          <ErrorPanel message={tooLate} />
        </div>
      )}
    </>
  );
}
