import type { Quote } from '@e-store/shared/cart/endpoints';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { cartMessages } from '../../../messages/en/cart.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { countItems } from '../cart-rules.ts';
import styles from './charge-lines.module.css';

type ChargeLinesProps = {
  quote: Quote | null;
  /** False while the cart differs from the quote. */
  isCurrent: boolean;
  isTaxIncluded?: boolean;
  /** In rupees; known at checkout. */
  fee?: number;
};

const { sums } = cartMessages;

export function ChargeLines({ quote, isCurrent, isTaxIncluded, fee = 0 }: ChargeLinesProps) {
  // Count and total must agree on the quoted lines.
  const itemCount =
    quote?.lines && countItems(quote.lines.filter(({ problem }) => problem !== 'UNAVAILABLE'));
  return (
    <>
      <dl className={clsx(styles.lines, quote && !isCurrent && styles.old)} aria-busy={!isCurrent}>
        <Charge name={sums.items(itemCount)} amount={quote?.items} />
        {quote !== null && quote.discount > 0 && (
          <Charge name={sums.discount(quote.promo?.code)} amount={-quote.discount} />
        )}
        <Charge name={sums.tax} amount={quote?.tax} zero={isTaxIncluded ? sums.included : undefined} />
        <Charge name={sums.shipping} amount={quote?.shipping} zero={sums.free} />
        {fee > 0 && <Charge name={sums.paymentFee} amount={fee} />}
        <Charge name={sums.total} amount={quote ? quote.total + fee : undefined} className={styles.total} />
      </dl>
      <VisuallyHidden>
        <output>{!isCurrent && sums.waiting}</output>
      </VisuallyHidden>
    </>
  );
}

type ChargeProps = {
  name: string;
  amount: number | undefined;
  zero?: string | undefined;
  className?: string | undefined;
};

function Charge({ name, amount, zero, className }: ChargeProps) {
  return (
    <div className={clsx(styles.line, className)}>
      <dt>{name}</dt>
      <dd>{amount === undefined ? <Skeleton className={styles.unknown} /> : formatCharge(amount, zero)}</dd>
    </div>
  );
}

function formatCharge(amount: number, zero: string | undefined): string {
  if (amount === 0 && zero) return zero;
  return amount < 0 ? `\u2212${formatRupees(-amount)}` : formatRupees(amount);
}
