import { clsx } from 'clsx';
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
  /** A second line. */
  detail?: string | undefined;
  /** Its picture, before the words. */
  picture?: ReactNode;
  /** On a phone at the top, where it covers nothing that is being chosen. */
  isOnTop?: boolean;
  /** A link after the words. */
  action?: ReactNode;
  onClose?: () => void;
};

/** A short word at the bottom right. Who renders it decides how long it stays. */
export function Toast({ tone, message, detail, picture, isOnTop = false, action, onClose }: ToastProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
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
            <IconButton icon={X} label={uiWords.close} className={styles.close} onClick={onClose} />
          )}
        </div>
      )}
    </div>
  );
}
