import { discountPercent, isBelowMrp } from '@e-store/shared/catalog/discount';
import { formatRupees } from '@e-store/shared/money';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { formatCharges } from '../format-charges.ts';
import styles from './product-price.module.css';

type ProductPriceProps = {
  price: number;
  mrp?: number | undefined;
  charges: StoreCharges | null;
};

export function ProductPrice({ price, mrp, charges }: ProductPriceProps) {
  const percent = discountPercent({ price, mrp });
  return (
    <div>
      <p className={styles.line}>
        <b className={styles.price}>{formatRupees(price)}</b>
        {mrp !== undefined && isBelowMrp({ price, mrp }) && (
          <span>
            <VisuallyHidden>{catalogMessages.was} </VisuallyHidden>
            <s className={styles.mrp}>
              {catalogMessages.mrp} {formatRupees(mrp)}
            </s>
          </span>
        )}
        {percent !== undefined && <span className={styles.percent}>-{percent}%</span>}
      </p>
      {charges && <p className={styles.charges}>{formatCharges(charges)}</p>}
    </div>
  );
}
