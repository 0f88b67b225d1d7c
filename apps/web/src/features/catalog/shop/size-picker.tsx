import type { SizeStock } from '@e-store/shared/catalog/stock-rules';
import { type ReactNode, useId } from 'react';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import styles from './size-picker.module.css';
import { StockNote } from './stock-note.tsx';

type SizePickerProps = {
  sizes: readonly SizeStock[];
  chosen: string | undefined;
  quantity?: number | undefined;
  onChoose: (size: string) => void;
  help?: ReactNode;
};

/** Sold-out sizes stay selectable. */
export function SizePicker({ sizes, chosen, quantity, onChoose, help }: SizePickerProps) {
  const name = useId();
  if (sizes.length === 0) return null;
  const taken = sizes.find(({ size }) => size === chosen);
  return (
    <div className={styles.group}>
      <fieldset>
        <legend className={styles.legend}>
          {catalogMessages.size}
          {chosen && `: ${chosen}`}
        </legend>
        <div className={styles.sizes}>
          {sizes.map(({ size, stock }) => (
            <ChoiceButton
              key={size}
              name={name}
              value={size}
              label={size}
              aria-label={stock > 0 ? size : productMessages.soldOutSize(size)}
              struck={stock === 0}
              checked={size === chosen}
              onChange={() => onChoose(size)}
            />
          ))}
        </div>
        <div className={styles.note}>{taken && <StockNote {...taken} quantity={quantity} />}</div>
      </fieldset>
      {help && <div className={styles.help}>{help}</div>}
    </div>
  );
}
