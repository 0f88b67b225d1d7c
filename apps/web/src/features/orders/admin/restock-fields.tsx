import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './order.module.css';

type RestockFieldsProps = {
  lines: readonly { product: string; size?: string | undefined; name: string; quantity: number }[];
  restocked: readonly number[];
  onChange: (restocked: number[]) => void;
};

/** Quantity to restock per line; the rest is written off. */
export function RestockFields({ lines, restocked, onChange }: RestockFieldsProps) {
  return (
    <>
      {lines.map(({ product, size, name, quantity }, index) => (
        <SelectField
          key={`${product} ${size ?? ''}`}
          label={adminOrderMessages.backOf(size ? `${name}, ${size}` : name, quantity)}
          className={styles.count}
          value={restocked[index]}
          onChange={({ target }) => onChange(restocked.with(index, Number(target.value)))}
        >
          {Array.from({ length: quantity + 1 }, (_, count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      ))}
    </>
  );
}
