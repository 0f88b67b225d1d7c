import { cartMessages } from '../../../messages/en/cart.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { CheckMark } from '../../../ui/check-mark.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import type { Returnable } from '../order-care.ts';
import styles from './return-lines.module.css';

type ReturnLinesProps = {
  returnable: Returnable[];
  /** Quantity per line, in order; 0 returns none. */
  quantities: number[];
  onChange: (quantities: number[]) => void;
};

export function ReturnLines({ returnable, quantities, onChange }: ReturnLinesProps) {
  const put = (index: number, quantity: number) =>
    onChange(quantities.map((before, other) => (other === index ? quantity : before)));
  return (
    <ul className={styles.lines}>
      {returnable.map(({ item: { product, size, name, image }, left }, index) => {
        const quantity = quantities[index] ?? 0;
        return (
          <li key={`${product} ${size ?? ''}`} className={styles.line}>
            <label className={styles.choice}>
              <CheckMark
                checked={quantity > 0}
                onChange={({ target }) => put(index, target.checked ? left : 0)}
              />
              <Thumbnail src={image} alt="" className={styles.picture} />
              <span>
                <NoBreakText>{name}</NoBreakText>
                {size && <span className={styles.size}>{cartMessages.size(size)}</span>}
              </span>
            </label>
            {quantity > 0 && left > 1 && (
              <div className={styles.count}>
                <Stepper
                  label={returnMessages.quantityOf(name)}
                  value={quantity}
                  canDecrease={quantity > 1}
                  canIncrease={quantity < left}
                  onChange={(value) => put(index, value)}
                />
                <span className={styles.left}>{returnMessages.of(left)}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
