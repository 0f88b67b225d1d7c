import type { CartItem } from '@e-store/shared/cart/cart-item';
import { type DeliveryMethod, deliveryWindow } from '@e-store/shared/orders/delivery';
import { useSelector } from 'react-redux';
import { cartWords } from '../../content/cart.ts';
import { checkoutWords } from '../../content/orders.ts';
import { itemAdded, itemRemoved } from '../../features/cart/cart.slice.ts';
import { CartSummary, SummaryHint } from '../../features/cart/components/cart-summary.tsx';
import { ChargeLines } from '../../features/cart/components/charge-lines.tsx';
import { MiniCart } from '../../features/cart/components/mini-cart.tsx';
import { TOTAL_FIRST_ID, TotalFirst } from '../../features/cart/components/total-first.tsx';
import { hasProblem } from '../../features/cart/has-problem.ts';
import type { useQuote } from '../../features/cart/use-quote.ts';
import { selectAttempt, selectAttemptMissing } from '../../features/orders/new-order.slice.ts';
import { isSettled } from '../../features/orders/order-attempt.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { formatDay } from '../../lib/india-days.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './cart-totals.module.css';
import { OrderAnswer } from './order-answer.tsx';
import type { Refusal } from './use-order-placing.ts';

type OrderSummaryProps = {
  form: string;
  items: CartItem[];
  cart: ReturnType<typeof useQuote>;
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
  deliveryMethod,
  now,
  pincode,
  isSending,
  refusal,
}: OrderSummaryProps) {
  const dispatch = useAppDispatch();
  const attempt = useSelector(selectAttempt);
  const isMissing = useSelector(selectAttemptMissing);
  const { quote, error, isCurrent, refresh } = cart;
  const promo = quote?.promo;
  const isWaiting = !isCurrent && !error;
  return (
    <CartSummary title={checkoutWords.yourOrder} isHeld={isSending || refusal !== undefined}>
      <MiniCart
        items={items}
        quote={quote}
        onQuantity={(item, quantity) => dispatch(itemAdded({ ...item, quantity }))}
        onRemove={(item) => dispatch(itemRemoved(item))}
      />
      {isCurrent && !refusal && promo?.refusal !== undefined && (
        <p role="alert" className={styles.mend}>
          {cartWords.promo.notApplied(promo.code, promo.refusal)}
        </p>
      )}
      {error ? (
        <ErrorPanel message={error.message} onRetry={refresh} />
      ) : (
        <ChargeLines quote={quote} isCurrent={isCurrent} />
      )}
      <Button
        type="submit"
        form={form}
        size="large"
        block
        busy={isSending || isWaiting}
        aria-disabled={error ? true : undefined}
        aria-describedby={error && TOTAL_FIRST_ID}
        onClick={(event) => {
          if (error) event.preventDefault();
        }}
      >
        {checkoutWords.placeOrder}
      </Button>
      {error && <TotalFirst failed />}
      <SummaryHint>
        {checkoutWords.arrives(formatDay(deliveryWindow(now, deliveryMethod, pincode).to))}
      </SummaryHint>
      {hasProblem(items, quote) && !refusal && (
        <p role="alert" className={styles.mend}>
          {cartWords.problem.mendFirst}
        </p>
      )}
      {attempt?.isOpen && isMissing && !refusal && !isSending && (
        <p role="status" className={styles.mend}>
          {isSettled(attempt, now.getTime()) ? checkoutWords.attemptMissing : checkoutWords.attemptOpen}
        </p>
      )}
      <OrderAnswer
        isSending={isSending}
        refusal={refusal}
        total={quote?.total}
        onRetry={() => sendForm(form)}
      />
    </CartSummary>
  );
}

function sendForm(id: string) {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
