import { useEffect, useRef } from 'react';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { OrderRefusal } from '../../../features/orders/shop/order-refusal.tsx';
import styles from './order-answer.module.css';
import { ProofRefusal } from './proof-refusal.tsx';
import type { Refusal } from './use-order-placing.ts';

type OrderAnswerProps = {
  isSending: boolean;
  refusal: Refusal | undefined;
  total: number | undefined;
  onRetry: () => void;
};

/** Reserves space under PLACE ORDER on click, so that an error causes no layout shift. */
export function OrderAnswer({ isSending, refusal, total, onRetry }: OrderAnswerProps) {
  const room = useRef<HTMLDivElement>(null);
  const shown = isSending ? undefined : refusal;
  useEffect(() => {
    if (shown) room.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (!isSending && !shown) return null;
  return (
    <div ref={room} className={styles.room}>
      {isSending && (
        <div role="status" className={styles.sending}>
          <p>{checkoutMessages.sending}</p>
          <p>{checkoutMessages.sendingStay}</p>
        </div>
      )}
      {shown?.failure.code === 'EMAIL_PROOF_REQUIRED' && <ProofRefusal message={shown.failure.message} />}
      {shown && shown.failure.code !== 'EMAIL_PROOF_REQUIRED' && (
        <OrderRefusal {...shown} total={total} onRetry={onRetry} />
      )}
    </div>
  );
}
