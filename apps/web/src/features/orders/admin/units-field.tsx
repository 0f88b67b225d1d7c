import { SelectField } from '../../../ui/select-field.tsx';
import styles from './order.module.css';

type UnitsFieldProps = {
  labelOf: (name: string, quantity: number) => string;
  line: { name: string; size?: string | undefined; quantity: number };
  /** Below the quantity of the line while some of its units are refused. */
  max?: number;
  value: number;
  onChange: (units: number) => void;
};

export function UnitsField({ labelOf, line, max = line.quantity, value, onChange }: UnitsFieldProps) {
  const { name, size } = line;
  return (
    <SelectField
      label={labelOf(size ? `${name}, ${size}` : name, max)}
      className={styles.count}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Array.from({ length: max + 1 }, (_, count) => (
        <option key={count}>{count}</option>
      ))}
    </SelectField>
  );
}
