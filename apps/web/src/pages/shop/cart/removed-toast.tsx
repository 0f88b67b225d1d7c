import type { CartItem } from '@e-store/shared/cart/cart-item';
import { useEffect } from 'react';
import { cartMessages } from '../../../messages/en/cart.ts';
import { Toast } from '../../../ui/toast.tsx';
import styles from './removed-toast.module.css';

export type Removed = { item: CartItem; index: number };

const UNDO_MS = 8000;

type RemovedToastProps = {
  removed: Removed | undefined;
  onUndo: (removed: Removed) => void;
  onClose: () => void;
};

export function RemovedToast({ removed, onUndo, onClose }: RemovedToastProps) {
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(onClose, UNDO_MS);
    return () => clearTimeout(timer);
    // Only a new removal restarts the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [removed]);
  return (
    <Toast
      tone="success"
      message={removed && cartMessages.removed(removed.item.name)}
      action={
        removed && (
          <button type="button" className={styles.undo} onClick={() => onUndo(removed)}>
            {cartMessages.undo}
          </button>
        )
      }
      onClose={onClose}
    />
  );
}
