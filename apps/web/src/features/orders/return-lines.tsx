import { returnMessages } from '../../messages/en/orders/order-care.ts';
import { cartMessages } from '../../messages/en/cart.ts';
import { CheckMark } from '../../ui/check-box.tsx';
import { NoBreakText } from '../../ui/no-break-text.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { lineKey, type Returnable } from './order-care.ts';
import styles from './return-fields.module.css';

type ReturnLinesProps = {
  returnable: readonly Returnable[];
  quantityOf: (line: Returnable) => number;
  onChange: (line: Returnable, quantity: number) => void;
};

export function ReturnLines({ returnable, quantityOf, onChange }: ReturnLinesProps) {
  return (
    <ul className={styles.lines}>
      {returnable.map((line) => {
        const { size, name, image } = line.item;
        const { left } = line;
        const quantity = quantityOf(line);
        return (
          <li key={lineKey(line.item)} className={styles.line}>
            <label className={styles.choice}>
              <CheckMark
                checked={quantity > 0}
                onChange={({ target }) => onChange(line, target.checked ? left : 0)}
              />
              <Thumbnail src={image} alt="" />
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
                  onChange={(value) => onChange(line, value)}
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
