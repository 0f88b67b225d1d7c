import { isBelowMrp } from '@e-store/shared/catalog/price-rules';
import type { SizeStock } from '@e-store/shared/catalog/stock-rules';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { useState } from 'react';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './buy-bar.module.css';
import { OutOfStock } from './price-line.tsx';
import { SizePicker } from './size-picker.tsx';

type BuyBarProps = {
  price: number;
  mrp?: number | undefined;
  sizes: readonly SizeStock[];
  chosenSize: string | undefined;
  onChooseSize: (size: string) => void;
  available: boolean;
  onAdd: () => void;
  onNotify: () => void;
  onNear: () => void;
};

export function BuyBar(props: BuyBarProps) {
  const { price, mrp, sizes, chosenSize, onChooseSize, available, onAdd, onNotify, onNear } = props;
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={clsx(styles.bar, !available && styles.gone)}>
      <p className={styles.price}>
        {formatRupees(price)}
        {available && mrp !== undefined && isBelowMrp({ price, mrp }) && (
          <s className={styles.mrp}>
            {catalogMessages.mrp} {formatRupees(mrp)}
          </s>
        )}
      </p>
      {!available && <OutOfStock />}
      {chosenSize && (
        <Button
          kind="ghost"
          className={styles.size}
          aria-haspopup="dialog"
          aria-label={productMessages.chosenSize(chosenSize)}
          onClick={() => setChoosing(true)}
        >
          {chosenSize}
        </Button>
      )}
      {available ? (
        <Button className={styles.add} onClick={onAdd}>
          {catalogMessages.addToCart}
        </Button>
      ) : (
        <Button
          kind="ghost"
          className={styles.add}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onNotify}
        >
          {productMessages.notify}
        </Button>
      )}
      <Sheet
        side="bottom"
        open={choosing}
        onClose={() => setChoosing(false)}
        label={catalogMessages.size}
        head={<h2>{catalogMessages.size}</h2>}
      >
        <SizePicker sizes={sizes} chosen={chosenSize} onChoose={onChooseSize} />
        <Button block className={styles.done} onClick={() => setChoosing(false)}>
          {chosenSize ? productMessages.take(chosenSize) : catalogMessages.done}
        </Button>
      </Sheet>
    </div>
  );
}
