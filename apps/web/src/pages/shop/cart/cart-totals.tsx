import type { CartItem } from '@e-store/shared/cart/cart-item';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { useState, type RefObject, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { formatDay } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { cartMessages } from '../../../messages/en/cart.ts';
import { offerMessages } from '../../../messages/en/promotions/offers.ts';
import { selectIsAuthenticated } from '../../../features/account/user.slice.ts';
import { selectShippingInfo } from '../../../features/cart/cart.slice.ts';
import { CartSummary, SummaryHint } from '../../../features/cart/shop/cart-summary.tsx';
import { ChargeLines } from '../../../features/cart/shop/charge-lines.tsx';
import { CheckoutLink } from '../../../features/cart/shop/checkout-link.tsx';
import { AppliedPromo } from '../../../features/cart/shop/applied-promo.tsx';
import { PromoCode } from '../../../features/cart/shop/promo-code.tsx';
import { hasProblem } from '../../../features/cart/line-problem.ts';
import { promoApplied, promoRemoved, selectPromoCode } from '../../../features/cart/promo.slice.ts';
import { toQuoteRequest } from '../../../features/cart/quote-request.ts';
import { tryPromoCode } from '../../../features/cart/quote.slice.ts';
import { selectDeliveryMethod } from '../../../features/orders/checkout-choices.slice.ts';
import { selectPlace } from '../../../features/delivery/delivery.slice.ts';
import type { useQuote } from '../../../features/cart/use-quote.ts';
import { selectCharges } from '../../../features/store/store.slice.ts';
import { OfferList } from '../../../features/store/shop/offer-list.tsx';
import { UNREACHABLE } from '../../../lib/api-failure.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './cart-totals.module.css';

export const loadCheckout = () => import('./checkout.tsx');

type CartTotalsProps = {
  items: CartItem[];
  cart: ReturnType<typeof useQuote>;
};

/** Guests return to step 2 after login. */
export function CartTotals({ items, cart }: CartTotalsProps) {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const promoCode = useSelector(selectPromoCode);
  const isTaxIncluded = useSelector(selectCharges)?.taxMode === 'included';
  const deliveryMethod = useSelector(selectDeliveryMethod);
  const address = useSelector(selectShippingInfo);
  const place = useSelector(selectPlace);
  const pincode = address.pincode || place?.pincode;
  const [now] = useState(() => new Date());
  const { place: promoPlace, transferFocus } = useFocusTransfer<HTMLDivElement>(promoCode);
  const mustFix = hasProblem(items, cart.quote);

  /** Returns why a code is invalid; stores a valid one. */
  async function applyPromoCode(code: string): Promise<string | undefined> {
    const outcome = await dispatch(tryPromoCode(toQuoteRequest(items, { promoCode: code, deliveryMethod })));
    if (tryPromoCode.rejected.match(outcome)) return (outcome.payload ?? UNREACHABLE).message;
    const { promo } = outcome.payload;
    if (promo?.refusal !== undefined) return promo.refusal;
    transferFocus();
    dispatch(promoApplied(promo?.code ?? code));
    return undefined;
  }

  return (
    <CartSummary title={cartMessages.sums.title}>
      <div ref={promoPlace} className={styles.promo}>
        {promoCode === undefined ? (
          <>
            <PromoCode onApply={applyPromoCode} />
            <OfferList action={offerMessages.apply} onChoose={applyPromoCode} />
          </>
        ) : (
          <AppliedPromo
            code={promoCode}
            refusal={cart.isCurrent ? cart.quote?.promo?.refusal : undefined}
            discount={cart.isCurrent ? cart.quote?.discount : undefined}
            onRemove={() => {
              transferFocus();
              dispatch(promoRemoved());
            }}
          />
        )}
      </div>
      {cart.error ? (
        <ErrorPanel message={cart.error.message} onRetry={cart.refresh} />
      ) : (
        <ChargeLines quote={cart.quote} isCurrent={cart.isCurrent} isTaxIncluded={isTaxIncluded} />
      )}
      {mustFix && (
        <p role="alert" className={styles.problem}>
          {cartMessages.problem.fixItemsFirst}
        </p>
      )}
      <CheckoutLink
        to={isSignedIn ? paths.checkout() : paths.login(paths.checkout())}
        hasTotal={cart.quote !== null && !cart.error}
        failed={cart.error !== undefined}
        onNear={() => void loadCheckout()}
      />
      <SummaryHint>
        {cartMessages.arrives(formatDay(deliveryWindow(now, deliveryMethod, pincode).to), pincode)}
      </SummaryHint>
    </CartSummary>
  );
}

/**
 * Moves focus to the control that replaces the used one. `shown` changes when they swap; the first control
 * calls `transferFocus`.
 */
function useFocusTransfer<Place extends HTMLElement>(
  shown: unknown,
): { place: RefObject<Place | null>; transferFocus: () => void } {
  const place = useRef<Place>(null);
  const isDue = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isDue.current) place.current?.querySelector<HTMLElement>(':is(input,button)')?.focus();
    isDue.current = false;
  }, [shown]);
  return { place, transferFocus: () => (isDue.current = true) };
}
