import { formatRupees } from '@e-store/shared/money';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { isUnavailable, type ApiFailure } from '../../../lib/api-failure.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';

type OrderRefusalProps = {
  failure: ApiFailure;
  seenTotal: number | undefined;
  total: number | undefined;
  onRetry: () => void;
};

export function OrderRefusal({ failure, seenTotal, total, onRetry }: OrderRefusalProps) {
  if (failure.code === 'PRICE_CHANGED' && seenTotal !== undefined && total !== undefined)
    return (
      <ErrorPanel message={checkoutMessages.priceChanged(formatRupees(seenTotal), formatRupees(total))} />
    );
  const promo = failure.code === 'PROMO_REFUSED' ? failure.fields?.['promoCode'] : undefined;
  if (promo && total !== undefined)
    return <ErrorPanel message={checkoutMessages.promoRefused(promo, formatRupees(total))} />;
  if (failure.code === 'OUT_OF_STOCK' || failure.code === 'PRODUCT_UNAVAILABLE')
    return <ErrorPanel message={`${failure.message} ${checkoutMessages.fixLines}`} />;
  // The order may have arrived without an answer. The same key makes a retry safe.
  if (failure.status === 0) return <ErrorPanel message={checkoutMessages.answerLost} onRetry={onRetry} />;
  if (isUnavailable(failure) || failure.status >= 500)
    return <ErrorPanel message={`${failure.message} ${checkoutMessages.cartSaved}`} onRetry={onRetry} />;
  return <ErrorPanel message={failure.message} />;
}
