import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiWords } from '../content/ui.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

type ToastProps = {
  /** A success is told in passing; an error interrupts and stays until it is closed. */
  tone: 'success' | 'error';
  /** Nothing to say: nothing shown, but the region is there, so that the next word is announced. */
  message: string | undefined;
  /** A link after the words. */
  action?: ReactNode;
  onClose?: () => void;
};

/** A short word at the bottom right. Who renders it decides how long it stays. */
export function Toast({ tone, message, action, onClose }: ToastProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {message && (
        <div className={styles.toast}>
          <Icon of={tone === 'error' ? CircleAlert : CircleCheck} className={styles.icon} />
          <p className={styles.words}>{message}</p>
          {action}
          {onClose && (
            <IconButton icon={X} label={uiWords.close} className={styles.close} onClick={onClose} />
          )}
        </div>
      )}
    </div>
  );
}
