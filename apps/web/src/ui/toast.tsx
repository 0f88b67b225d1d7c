import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiMessages } from '../messages/en/ui.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

type ToastProps = {
  /** A success is polite and brief; an error interrupts and stays until closed. */
  tone: 'success' | 'error';
  message: string | undefined;
  detail?: string | undefined;
  picture?: ReactNode;
  /** On phones at the top, where it covers no options. */
  isOnTop?: boolean;
  action?: ReactNode;
  onClose?: () => void;
};

/** The caller controls its duration. */
export function Toast({ tone, message, detail, picture, isOnTop = false, action, onClose }: ToastProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.region}>
      {message && (
        <div className={clsx(styles.toast, isOnTop && styles.onTop)}>
          {picture ? (
            <div className={styles.picture}>{picture}</div>
          ) : (
            <Icon of={tone === 'error' ? CircleAlert : CircleCheck} className={styles.icon} />
          )}
          <div className={styles.words}>
            <p>{message}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
          {action}
          {onClose && (
            <IconButton icon={X} label={uiMessages.close} className={styles.close} onClick={onClose} />
          )}
        </div>
      )}
    </div>
  );
}
