import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { isBelowMrp } from '@e-store/shared/catalog/price-rules';
import { formatRupees } from '@e-store/shared/money';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { cartMessages } from '../../../messages/en/cart.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './line-price.module.css';

type LinePriceProps = { item: CartItem; line: QuoteLine | undefined };
type PriceChangeNoteProps = LinePriceProps & { words?: (before: string, now: string) => string };

export function LinePrice({ item, line }: LinePriceProps) {
  const size = item.size ?? line?.size;
  const price = line?.price ?? item.price;
  if (line?.problem === 'UNAVAILABLE') return null;
  return (
    <>
      <p className={styles.line}>
        {size && !line?.sizes && `${cartMessages.size(size)} · `}
        {cartMessages.each(formatRupees(price))}
        {line?.mrp !== undefined && isBelowMrp({ price, mrp: line.mrp }) && (
          <>
            <VisuallyHidden>{catalogMessages.was}</VisuallyHidden>{' '}
            <s className={styles.mrp}>{formatRupees(line.mrp)}</s>
          </>
        )}
      </p>
      <PriceChangeNote item={item} line={line} />
    </>
  );
}

export function PriceChangeNote({ item, line, words = cartMessages.priceMoved }: PriceChangeNoteProps) {
  if (!line || line.problem === 'UNAVAILABLE' || line.price === item.price) return null;
  return <p className={styles.moved}>{words(formatRupees(item.price), formatRupees(line.price))}</p>;
}
