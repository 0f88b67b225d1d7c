import type { CartItem } from '@e-store/shared/cart/cart-item';
import { type DeliveryMethod, deliveryWindow } from '@e-store/shared/orders/delivery';
import { useSelector } from 'react-redux';
import { formatDay } from '@e-store/shared/format-day';
import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '@e-store/shared/money';
import { cartMessages } from '../../../messages/en/cart.ts';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { itemAdded, itemRemoved } from '../../../features/cart/cart.slice.ts';
import { CartSummary, SummaryHint } from '../../../features/cart/shop/cart-summary.tsx';
import { ChargeLines } from '../../../features/cart/shop/charge-lines.tsx';
import { MiniCart } from '../../../features/cart/shop/mini-cart.tsx';
import { MISSING_TOTAL_ID, MissingTotalHint } from '../../../features/cart/shop/checkout-link.tsx';
import { hasProblem } from '../../../features/cart/line-problem.ts';
import type { useQuote } from '../../../features/cart/use-quote.ts';
import { selectAttempt, selectAttemptMissing } from '../../../features/orders/new-order.slice.ts';
import { hasAttemptTimedOut } from '../../../features/orders/order-attempt.ts';
import { selectCharges } from '../../../features/store/store.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import type { Refusal } from './use-order-placing.ts';
import { requestEmailVerification } from '../../../features/privacy/privacy.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { isUnavailable, type ApiFailure } from '../../../lib/api-failure.ts';
import styles from './cart-totals.module.css';

type OrderSummaryProps = {
  form: string;
  items: CartItem[];
  cart: ReturnType<typeof useQuote>;
  /** In rupees. */
  fee: number;
  isCash: boolean;
  deliveryMethod: DeliveryMethod;
  now: Date;
  pincode: string | undefined;
  isSending: boolean;
  refusal: Refusal | undefined;
};

export function OrderSummary({
  form,
  items,
  cart,
  fee,
  isCash,
  deliveryMethod,
  now,
  pincode,
  isSending,
  refusal,
}: OrderSummaryProps) {
  const dispatch = useAppDispatch();
  const attempt = useSelector(selectAttempt);
  const isTaxIncluded = useSelector(selectCharges)?.taxMode === 'included';
  const isMissing = useSelector(selectAttemptMissing);
  const { quote, error, isCurrent, refresh } = cart;
  const promo = quote?.promo;
  const isWaiting = !isCurrent && !error;
  const total = quote ? quote.total + fee : undefined;
  const { nothingToPay, payInCash, payAfterOrder } = checkoutMessages;
  const howToPay = total === 0 ? nothingToPay : isCash ? payInCash : payAfterOrder;
  return (
    <CartSummary title={checkoutMessages.yourOrder} isPinned={isSending || refusal !== undefined}>
      <MiniCart
        items={items}
        quote={quote}
        onQuantity={(item, quantity) => dispatch(itemAdded({ ...item, quantity }))}
        onRemove={(item) => dispatch(itemRemoved(item))}
      />
      {isCurrent && !refusal && promo?.refusal !== undefined && (
        <p role="alert" className={styles.problem}>
          {cartMessages.promo.notApplied(promo.code, promo.refusal)}
        </p>
      )}
      {error ? (
        <ErrorPanel message={error.message} onRetry={refresh} />
      ) : (
        <ChargeLines quote={quote} isCurrent={isCurrent} isTaxIncluded={isTaxIncluded} fee={fee} />
      )}
      <Button
        type="submit"
        form={form}
        size="large"
        block
        busy={isSending || isWaiting}
        aria-disabled={error ? true : undefined}
        aria-describedby={error && MISSING_TOTAL_ID}
        onClick={(event) => {
          if (error) event.preventDefault();
        }}
      >
        {checkoutMessages.placeOrder}
      </Button>
      {error && <MissingTotalHint failed />}
      <SummaryHint>
        {checkoutMessages.arrives(formatDay(deliveryWindow(now, deliveryMethod, pincode).to), howToPay)}
      </SummaryHint>
      {hasProblem(items, quote) && !refusal && (
        <p role="alert" className={styles.problem}>
          {cartMessages.problem.fixItemsFirst}
        </p>
      )}
      {attempt?.isOpen && isMissing && !refusal && !isSending && (
        <p role="status" className={styles.problem}>
          {hasAttemptTimedOut(attempt, now.getTime())
            ? checkoutMessages.attemptMissing
            : checkoutMessages.attemptOpen}
        </p>
      )}
      <OrderAnswer isSending={isSending} refusal={refusal} total={total} onRetry={() => sendForm(form)} />
    </CartSummary>
  );
}

function sendForm(id: string) {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

type OrderAnswerProps = {
  isSending: boolean;
  refusal: Refusal | undefined;
  total: number | undefined;
  onRetry: () => void;
};

/** Reserves space, so that an error causes no layout shift. */
function OrderAnswer({ isSending, refusal, total, onRetry }: OrderAnswerProps) {
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

type OrderRefusalProps = {
  failure: ApiFailure;
  seenTotal: number | undefined;
  total: number | undefined;
  onRetry: () => void;
};

function OrderRefusal({ failure, seenTotal, total, onRetry }: OrderRefusalProps) {
  if (
    failure.code === 'PRICE_CHANGED' &&
    seenTotal !== undefined &&
    total !== undefined &&
    total !== seenTotal
  )
    return (
      <ErrorPanel message={checkoutMessages.priceChanged(formatRupees(seenTotal), formatRupees(total))} />
    );
  const promo = failure.code === 'PROMO_REFUSED' ? failure.fields?.['promoCode'] : undefined;
  if (promo && total !== undefined)
    return <ErrorPanel message={checkoutMessages.promoRefused(promo, formatRupees(total))} />;
  if (failure.code === 'OUT_OF_STOCK' || failure.code === 'PRODUCT_UNAVAILABLE')
    return <ErrorPanel message={`${failure.message} ${checkoutMessages.fixLines}`} />;
  // The order may have arrived. The same key makes a retry safe.
  if (failure.status === 0) return <ErrorPanel message={checkoutMessages.answerLost} onRetry={onRetry} />;
  if (isUnavailable(failure) || failure.status >= 500)
    return <ErrorPanel message={`${failure.message} ${checkoutMessages.cartSaved}`} onRetry={onRetry} />;
  return <ErrorPanel message={failure.message} />;
}
