import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wrap } from '../../ui/wrap.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { ShoppingCartStep } from './shopping-cart-step.tsx';

/** Spec §2: two steps at one address, told apart by `step`, so that Back and reload stay where one is. */
export function Component() {
  const [search] = useSearchParams();
  const [promoCode, setPromoCode] = useState<string>();
  return (
    <Wrap>
      {search.get('step') === '2' ? (
        <CheckoutStep promoCode={promoCode} />
      ) : (
        <ShoppingCartStep promoCode={promoCode} onPromoCode={setPromoCode} />
      )}
    </Wrap>
  );
}
