import { isBelowMrp } from '@e-store/shared/catalog/discount';
import type { SizeStock } from '@e-store/shared/catalog/size-choice';
import { formatRupees } from '@e-store/shared/money';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './buy-bar.module.css';
import { OutOfStock } from './out-of-stock.tsx';
import { SizePicker } from './size-picker.tsx';

type BuyBarProps = {
  price: number;
  mrp?: number | undefined;
  sizes: readonly SizeStock[];
  chosenSize: string | undefined;
  onChooseSize: (size: string) => void;
  /** Whether a piece of the chosen size can be bought. */
  available: boolean;
  onAdd: () => void;
};

/**
 * The button that buys. On a phone it lies in a bar under the thumb, with the price and the chosen size; a tap on the size
 * opens the sizes.
 */
export function BuyBar({ price, mrp, sizes, chosenSize, onChooseSize, available, onAdd }: BuyBarProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        {formatRupees(price)}
        {mrp !== undefined && isBelowMrp({ price, mrp }) && (
          <s className={styles.mrp}>MRP {formatRupees(mrp)}</s>
        )}
      </p>
      {chosenSize && (
        <Button
          kind="ghost"
          className={styles.size}
          aria-haspopup="dialog"
          aria-label={`Size ${chosenSize}, choose another`}
          onClick={() => setChoosing(true)}
        >
          {chosenSize}
        </Button>
      )}
      {available ? (
        <Button className={styles.add} onClick={onAdd}>
          Add to cart
        </Button>
      ) : (
        <OutOfStock />
      )}
      <Sheet
        side="bottom"
        open={choosing}
        onClose={() => setChoosing(false)}
        label="Size"
        head={<h2>Size</h2>}
      >
        <SizePicker sizes={sizes} chosen={chosenSize} onChoose={onChooseSize} />
        <Button block className={styles.done} onClick={() => setChoosing(false)}>
          {chosenSize ? `Take ${chosenSize}` : 'Done'}
        </Button>
      </Sheet>
    </div>
  );
}
