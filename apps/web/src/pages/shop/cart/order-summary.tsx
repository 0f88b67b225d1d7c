import type { CartItem } from '@e-store/shared/cart/cart-item';
import { type DeliveryMethod, deliveryWindow } from '@e-store/shared/orders/delivery';
import { useSelector } from 'react-redux';
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
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatDay } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
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
        <ChargeLines quote={quote} isCurrent={isCurrent} />
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
        {checkoutMessages.arrives(formatDay(deliveryWindow(now, deliveryMethod, pincode).to))}
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
