import { isBelowMrp } from '@e-store/shared/catalog/discount';
import type { SizeStock } from '@e-store/shared/catalog/size-choice';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { useState } from 'react';
import { catalogWords } from '../../../content/catalog.ts';
import { productWords } from '../../../content/product.ts';
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
  /** Nothing to buy, but to be told when there is. */
  onNotify: () => void;
  /** It is about to be pressed. */
  onNear: () => void;
};

/**
 * The button that buys, or asks to be told. On a phone it lies in a bar under the thumb, with the price and the chosen
 * size; a tap on the size opens the sizes.
 */
export function BuyBar(props: BuyBarProps) {
  const { price, mrp, sizes, chosenSize, onChooseSize, available, onAdd, onNotify, onNear } = props;
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={clsx(styles.bar, !available && styles.gone)}>
      <p className={styles.price}>
        {formatRupees(price)}
        {available && mrp !== undefined && isBelowMrp({ price, mrp }) && (
          <s className={styles.mrp}>
            {catalogWords.mrp} {formatRupees(mrp)}
          </s>
        )}
      </p>
      {!available && <OutOfStock />}
      {chosenSize && (
        <Button
          kind="ghost"
          className={styles.size}
          aria-haspopup="dialog"
          aria-label={catalogWords.chosenSize(chosenSize)}
          onClick={() => setChoosing(true)}
        >
          {chosenSize}
        </Button>
      )}
      {available ? (
        <Button className={styles.add} onClick={onAdd}>
          {catalogWords.addToCart}
        </Button>
      ) : (
        <Button
          kind="ghost"
          className={styles.add}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onNotify}
        >
          {productWords.notify}
        </Button>
      )}
      <Sheet
        side="bottom"
        open={choosing}
        onClose={() => setChoosing(false)}
        label={catalogWords.size}
        head={<h2>{catalogWords.size}</h2>}
      >
        <SizePicker sizes={sizes} chosen={chosenSize} onChoose={onChooseSize} />
        <Button block className={styles.done} onClick={() => setChoosing(false)}>
          {chosenSize ? catalogWords.take(chosenSize) : catalogWords.done}
        </Button>
      </Sheet>
    </div>
  );
}
