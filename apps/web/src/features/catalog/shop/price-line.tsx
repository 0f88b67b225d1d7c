import { isBelowMrp, discountPercent } from '@e-store/shared/catalog/price-rules';
import { formatRupees } from '@e-store/shared/money';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './price-line.module.css';

/** Screen readers hear "₹699, was ₹1,399". */
export function PriceLine({ price, mrp }: { price: number; mrp?: number | undefined }) {
  return (
    <p className={styles.line}>
      <b className={styles.price}>{formatRupees(price)}</b>
      {mrp !== undefined && isBelowMrp({ price, mrp }) && (
        <span>
          <VisuallyHidden>{catalogMessages.was} </VisuallyHidden>
          <s className={styles.mrp}>{formatRupees(mrp)}</s>
        </span>
      )}
    </p>
  );
}

/** Only where the MRP exceeds the price. */
export function DiscountBadge({ price, mrp }: { price: number; mrp?: number | undefined }) {
  const percent = discountPercent({ price, mrp });
  return percent === undefined ? null : <span className={styles.badge}>-{percent}%</span>;
}

/** Spec §2: red text in place of the buy button. */
export function OutOfStock() {
  return <p className={styles.note}>{catalogMessages.outOfStock}</p>;
}
