import { discountPercent, isBelowMrp } from '@e-store/shared/catalog/price-rules';
import { formatRupees } from '@e-store/shared/money';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './product-price.module.css';

const { charges: words } = productMessages;

/** "Plus ₹250 tax and ₹30 shipping per order." */
export function formatCharges({ taxMode, tax, shipping, freeShippingFrom }: StoreCharges): string {
  const added = [
    ...(taxMode === 'flat' && tax > 0 ? [words.tax(formatRupees(tax))] : []),
    ...(shipping > 0 ? [words.shipping(formatRupees(shipping))] : []),
  ].join(words.and);
  const included = taxMode === 'included' ? [words.included] : [];
  const free =
    shipping > 0 && freeShippingFrom !== undefined ? words.freeFrom(formatRupees(freeShippingFrom)) : '';
  return [...included, added ? words.plus(added, free) : words.none].join(' ');
}

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
