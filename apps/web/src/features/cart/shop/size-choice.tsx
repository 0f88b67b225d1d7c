import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { cartMessages } from '../../../messages/en/cart.ts';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import type { ChosenSize } from '../cart-rules.ts';
import styles from './size-choice.module.css';

type SizeChoiceProps = {
  name: string;
  size: string;
  sizes: NonNullable<QuoteLine['sizes']>;
  onSize: (chosen: ChosenSize) => void;
};

export function SizeChoice({ name, size, sizes, onSize }: SizeChoiceProps) {
  return (
    <CompactSelect
      label={cartMessages.sizeLabel}
      aria-label={cartMessages.sizeOf(name)}
      className={styles.size}
      value={size}
      onChange={({ target }) => {
        const chosen = sizes.find((one) => one.size === target.value);
        if (chosen) onSize(chosen);
      }}
    >
      {sizes.map(({ size: one, stock }) => (
        <option key={one} value={one} disabled={stock === 0 && one !== size}>
          {cartMessages.sizeOption(one, stock)}
        </option>
      ))}
    </CompactSelect>
  );
}
