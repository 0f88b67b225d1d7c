import { useEffect } from 'react';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { wishlistPageMessages } from '../../../messages/en/wishlist/wishlist-page.ts';
import { paths } from '@e-store/shared/web-paths';
import { TextLink } from '../../../ui/text-link.tsx';
import { Toast } from '../../../ui/toast.tsx';
import type { Done } from './use-wishlist-moves.ts';
import styles from './wishlist-page.module.css';

const SHOWN_MS = 8000;

type WishlistToastProps = {
  done: Done | undefined;
  onUndo: (entry: WishlistEntry) => void;
  onClose: () => void;
};

export function WishlistToast({ done, onUndo, onClose }: WishlistToastProps) {
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
    // Only a new action restarts the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [done]);
  return (
    <Toast
      tone="success"
      message={done?.words}
      action={
        done?.kind === 'removed' ? (
          <button type="button" className={styles.undo} onClick={() => onUndo(done.entry)}>
            {wishlistPageMessages.undo}
          </button>
        ) : (
          <TextLink to={paths.cart()}>{wishlistPageMessages.toCart}</TextLink>
        )
      }
      onClose={onClose}
    />
  );
}
