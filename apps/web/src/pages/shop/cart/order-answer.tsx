import { useEffect, useRef, useState } from 'react';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { OrderRefusal } from '../../../features/orders/shop/order-refusal.tsx';
import styles from './order-answer.module.css';
import type { Refusal } from './use-order-placing.ts';
import { requestEmailVerification } from '../../../features/privacy/privacy.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';

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

function ProofRefusal({ message }: { message: string }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [success, setSuccess] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function ask() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(requestEmailVerification());
    setBusy(false);
    if (requestEmailVerification.fulfilled.match(outcome))
      setSuccess(`${outcome.payload.message} ${checkoutMessages.proofThen}`);
    else setFailure(failureOf(outcome)?.message);
  }

  return (
    <>
      {!success && <ErrorPanel message={message} />}
      <SuccessNote>{success}</SuccessNote>
      {failure && <ErrorPanel message={failure} />}
      <Button kind="ghost" block busy={busy} onClick={() => void ask()}>
        {success ? checkoutMessages.proofAgain : checkoutMessages.proofAsk}
      </Button>
    </>
  );
}
