import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { uiWords } from '../content/ui.ts';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  /** What is counted: "Quantity". */
  label: string;
  value: number;
  canDecrease: boolean;
  canIncrease: boolean;
  onChange: (value: number) => void;
  className?: string | undefined;
};

/**
 * One less, the number, one more. At its bounds a button stays in the tab order and does nothing: focus is not lost
 * under the finger that reached the bound.
 */
export function Stepper({ label, value, canDecrease, canIncrease, onChange, className }: StepperProps) {
  return (
    <fieldset aria-label={label} className={clsx(styles.stepper, className)}>
      <IconButton
        icon={Minus}
        label={uiWords.oneLess}
        className={styles.step}
        aria-disabled={!canDecrease}
        onClick={() => canDecrease && onChange(value - 1)}
      />
      <output className={styles.value} aria-label={label}>
        {value}
      </output>
      <IconButton
        icon={Plus}
        label={uiWords.oneMore}
        className={styles.step}
        aria-disabled={!canIncrease}
        onClick={() => canIncrease && onChange(value + 1)}
      />
    </fieldset>
  );
}
