import { Minus, Plus } from 'lucide-react';
import { uiMessages } from '../messages/en/ui.ts';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  label: string;
  value: number;
  canDecrease: boolean;
  canIncrease: boolean;
  onChange: (value: number) => void;
};

/** At a limit the button stays focusable, so that focus is not lost. */
export function Stepper({ label, value, canDecrease, canIncrease, onChange }: StepperProps) {
  return (
    <fieldset aria-label={label} className={styles.stepper}>
      <IconButton
        icon={Minus}
        label={uiMessages.oneLess}
        className={styles.step}
        aria-disabled={!canDecrease}
        onClick={() => canDecrease && onChange(value - 1)}
      />
      <output className={styles.value} aria-label={label}>
        {value}
      </output>
      <IconButton
        icon={Plus}
        label={uiMessages.oneMore}
        className={styles.step}
        aria-disabled={!canIncrease}
        onClick={() => canIncrease && onChange(value + 1)}
      />
    </fieldset>
  );
}
