import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { useEffect, useRef, useState } from 'react';
import { paymentMessages as messages } from '../../../messages/en/payments.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useHasLeft } from '../../../lib/use-has-left.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { confirmPayment, refreshPayment } from '../order-changes.ts';
import { fetchOrder } from '../order-details.slice.ts';
import { type CheckoutProof, openCheckout } from './open-checkout.ts';
import styles from './payment-panel.module.css';

type State = 'ready' | 'opening' | 'open' | 'confirming' | 'dismissed' | 'declined' | 'not-loaded';

/** A payment may arrive a moment after its form was closed. */
const CHECKS_MS = [3000, 10_000, 30_000];
/** Nobody can have paid a younger order yet. */
const NEW_ORDER_MS = 60_000;

/** Pays in the gateway's form, and finds out about payments that this page did not see. */
export function OnlinePayment({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>('ready');
  const [problem, setProblem] = useState<string>();
  const hasLeft = useHasLeft();
  const form = useRef<{ close: () => void }>(undefined);
  const { _id: id, createdAt, payment } = order;

  useEffect(() => {
    if (Date.now() - Date.parse(createdAt) > NEW_ORDER_MS) void dispatch(refreshPayment(id));
  }, [dispatch, id, createdAt]);

  // Back must not leave the form over another page, which would not show its payment.
  useEffect(() => () => form.current?.close(), []);

  const isClosed = state === 'dismissed' || state === 'declined';
  useEffect(() => {
    if (!isClosed) return undefined;
    const timers = CHECKS_MS.map((ms) => setTimeout(() => void dispatch(refreshPayment(id)), ms));
    return () => timers.forEach(clearTimeout);
  }, [dispatch, id, isClosed]);

  const confirm = async (proof: CheckoutProof) => {
    setState('confirming');
    const failure = failureOf(await dispatch(confirmPayment({ id, ...proof })));
    if (!failure) return;
    setProblem(failure.message);
    setState('dismissed');
  };
  const pay = async () => {
    setState('opening');
    setProblem(undefined);
    const latest = await dispatch(fetchOrder(id));
    setProblem(failureOf(latest)?.message);
    // Cancelled in another tab, or by staff.
    if (!fetchOrder.fulfilled.match(latest) || !latest.payload.payment.expiresAt) return setState('ready');
    let hasFailed = false;
    const opened = await openCheckout(order, {
      isWanted: () => !hasLeft.current,
      onPaid: (proof) => void confirm(proof),
      onFailed: () => {
        hasFailed = true;
      },
      onDismissed: () => setState(hasFailed ? 'declined' : 'dismissed'),
    });
    form.current = opened;
    return setState((current) => (current !== 'opening' ? current : opened ? 'open' : 'not-loaded'));
  };
  if (state === 'not-loaded')
    return <ErrorPanel message={messages.formNotLoaded} onRetry={() => void pay()} />;
  const isBusy = state === 'opening' || state === 'open' || state === 'confirming';
  return (
    <div className={styles.online}>
      {problem !== undefined && <ErrorPanel message={problem} />}
      <output className={styles.status}>{STATUS[state]}</output>
      <Button busy={isBusy} onClick={() => void pay()}>
        {messages.payNow(formatRupees(payment.amount))}
      </Button>
    </div>
  );
}

const STATUS: Partial<Record<State, string>> = {
  opening: messages.opening,
  confirming: messages.confirming,
  dismissed: messages.dismissed,
  declined: messages.declined,
};
