import { useEffect, useRef } from 'react';
import { checkoutWords } from '../../content/orders.ts';
import { OrderRefusal } from '../../features/orders/components/order-refusal.tsx';
import styles from './order-answer.module.css';
import { ProofRefusal } from './proof-refusal.tsx';
import type { Refusal } from './use-order-placing.ts';

type OrderAnswerProps = {
  isSending: boolean;
  refusal: Refusal | undefined;
  /** The total of now. */
  total: number | undefined;
  onRetry: () => void;
};

/** Under PLACE ORDER: room is made with the press, so that a refusal moves nothing when it comes. */
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
          <p>{checkoutWords.sending}</p>
          <p>{checkoutWords.sendingStay}</p>
        </div>
      )}
      {shown?.failure.code === 'EMAIL_PROOF_REQUIRED' && <ProofRefusal message={shown.failure.message} />}
      {shown && shown.failure.code !== 'EMAIL_PROOF_REQUIRED' && (
        <OrderRefusal {...shown} total={total} onRetry={onRetry} />
      )}
    </div>
  );
}
