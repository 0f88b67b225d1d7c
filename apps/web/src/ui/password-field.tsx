import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState, type KeyboardEvent } from 'react';
import { uiMessages } from '../messages/en/ui.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Field } from './field.tsx';
import fieldStyles from './field.module.css';
import { IconButton } from './icon-button.tsx';
import styles from './password-field.module.css';

const CAPS_LOCK = uiMessages.capsLock;

export function PasswordField({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: Omit<ComponentProps<typeof Field>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const capsLock = useCapsLock();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <div className={styles.box} {...capsLock.watch}>
          <input
            {...input}
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(fieldStyles.input, styles.input)}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? uiMessages.hideCharacters : uiMessages.showCharacters}
            className={styles.toggle}
            onClick={() => setShown(!isShown)}
          />
          <p aria-live="polite" className={styles.caps}>
            {capsLock.isOn && CAPS_LOCK}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: look, onKeyUp: look, onBlurCapture: () => setOn(false) } };
}
