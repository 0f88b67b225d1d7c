import { dashOrders } from '../../content/dash-orders.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './admin-order-page.module.css';

type PiecesBackProps = {
  lines: readonly { product: string; size?: string | undefined; name: string; quantity: number }[];
  restocked: readonly number[];
  onChange: (restocked: number[]) => void;
};

/** Quantity to restock per line; the rest is written off. */
export function PiecesBack({ lines, restocked, onChange }: PiecesBackProps) {
  return (
    <>
      {lines.map(({ product, size, name, quantity }, index) => (
        <SelectField
          key={`${product} ${size ?? ''}`}
          label={dashOrders.backOf(size ? `${name}, ${size}` : name, quantity)}
          className={styles.pieces}
          value={restocked[index]}
          onChange={({ target }) => onChange(restocked.with(index, Number(target.value)))}
        >
          {Array.from({ length: quantity + 1 }, (_, pieces) => (
            <option key={pieces}>{pieces}</option>
          ))}
        </SelectField>
      ))}
    </>
  );
}
