import type { CartItem } from '@e-store/shared/cart/cart-item';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { cartWords } from '../../content/cart.ts';
import { selectIsAuthenticated } from '../../features/account/user.slice.ts';
import { selectShippingInfo } from '../../features/cart/cart.slice.ts';
import { CartSummary, SummaryHint } from '../../features/cart/components/cart-summary.tsx';
import { ChargeLines } from '../../features/cart/components/charge-lines.tsx';
import { CheckoutLink } from '../../features/cart/components/checkout-link.tsx';
import { PromoCode } from '../../features/cart/components/promo-code.tsx';
import { hasProblem } from '../../features/cart/has-problem.ts';
import { toQuoteRequest } from '../../features/cart/quote-request.ts';
import { tryPromoCode } from '../../features/cart/quote.slice.ts';
import type { useQuote } from '../../features/cart/use-quote.ts';
import { UNREACHABLE } from '../../lib/api-failure.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { formatDay } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './cart-totals.module.css';

type CartTotalsProps = {
  items: CartItem[];
  cart: ReturnType<typeof useQuote>;
  promoCode: string | undefined;
  onPromoCode: (code: string) => void;
};

/** What the cart costs, line by line, and the way on. Who is not signed in comes back to step 2 after it. */
export function CartTotals({ items, cart, promoCode, onPromoCode }: CartTotalsProps) {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const { pincode } = useSelector(selectShippingInfo);
  const [now] = useState(() => new Date());
  const mustMend = hasProblem(items, cart.quote);

  /** A code counts when it takes something off. There are none yet, so none does. */
  async function applyPromoCode(code: string): Promise<string | undefined> {
    const outcome = await dispatch(tryPromoCode(toQuoteRequest(items, { promoCode: code })));
    if (tryPromoCode.rejected.match(outcome)) return (outcome.payload ?? UNREACHABLE).message;
    if (outcome.payload.discount === 0) return cartWords.promo.unknown;
    onPromoCode(code);
    return undefined;
  }

  return (
    <CartSummary title={cartWords.sums.title}>
      <PromoCode applied={promoCode} onApply={applyPromoCode} />
      {cart.error ? (
        <ErrorPanel message={cart.error.message} onRetry={cart.refresh} />
      ) : (
        <ChargeLines quote={cart.quote} isCurrent={cart.isCurrent} />
      )}
      {mustMend && (
        <p role="alert" className={styles.mend}>
          {cartWords.problem.mendFirst}
        </p>
      )}
      <CheckoutLink
        to={isSignedIn ? paths.checkout() : paths.login(paths.checkout())}
        hasTotal={cart.quote !== null && !cart.error}
        failed={cart.error !== undefined}
      />
      <SummaryHint>{cartWords.arrives(formatDay(deliveryWindow(now, 'standard').to), pincode)}</SummaryHint>
    </CartSummary>
  );
}
