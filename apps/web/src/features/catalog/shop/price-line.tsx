import { isBelowMrp } from '@e-store/shared/catalog/discount';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './price-line.module.css';

type PriceLineProps = { price: number; mrp?: number | undefined; className?: string };

/** Price and struck MRP; screen readers hear "₹699, was ₹1,399". */
export function PriceLine({ price, mrp, className }: PriceLineProps) {
  return (
    <p className={clsx(styles.line, className)}>
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
