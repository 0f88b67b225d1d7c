import type { SizeStock } from '@e-store/shared/catalog/size-choice';
import { useId } from 'react';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import styles from './size-picker.module.css';

type SizePickerProps = {
  sizes: readonly SizeStock[];
  chosen: string | undefined;
  onChoose: (size: string) => void;
};

/** From here on it is worth telling how many are left. */
const FEW = 3;

/** The sizes of a garment. Sold out ones stay visible and can be chosen: then the page says 'Out of stock'. */
export function SizePicker({ sizes, chosen, onChoose }: SizePickerProps) {
  const name = useId();
  if (sizes.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>Size{chosen && `: ${chosen}`}</legend>
      <div className={styles.sizes}>
        {sizes.map(({ size, stock }) => (
          <ChoiceButton
            key={size}
            name={name}
            value={size}
            label={size}
            aria-label={stock > 0 ? size : `${size}, sold out`}
            struck={stock === 0}
            checked={size === chosen}
            onChange={() => onChoose(size)}
          />
        ))}
      </div>
      <output className={styles.note}>{noteOn(sizes.find(({ size }) => size === chosen))}</output>
    </fieldset>
  );
}

function noteOn(chosen: SizeStock | undefined): string {
  if (!chosen) return '';
  if (chosen.stock === 0) return `${chosen.size} is sold out`;
  return chosen.stock <= FEW ? `${chosen.stock} left in ${chosen.size}` : `${chosen.size} is in stock`;
}
