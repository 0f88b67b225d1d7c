import type { Product } from '@e-store/shared/catalog/product';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useSelector } from 'react-redux';
import { wishlistMessages } from '../../../messages/en/wishlist/wishlist.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toggleSaved } from '../toggle-saved.ts';
import {
  selectIsSaved,
  selectIsWaiting,
  selectWishlistOwner,
  type WishlistState,
} from '../wishlist.slice.ts';
import styles from './wishlist-button.module.css';

type WithWishlist = { wishlist: WishlistState };
type WishlistButtonProps = {
  product: Pick<Product, '_id' | 'name' | 'price'>;
  framed?: boolean;
  className?: string | undefined;
};

/**
 * Heart button: pressed when saved, filled once the server confirms. Empty until hydration, because it needs
 * scripts and browser storage.
 */
export function WishlistButton({ product, framed = false, className }: WishlistButtonProps) {
  const dispatch = useAppDispatch();
  const isKnown = useSelector((state: WithWishlist) => selectWishlistOwner(state) !== null);
  const isSaved = useSelector((state: WithWishlist) => selectIsSaved(state, product._id));
  const isWaiting = useSelector((state: WithWishlist) => selectIsWaiting(state, product._id));
  const look = clsx(styles.heart, framed ? styles.inRow : styles.onPicture, className);
  if (!isKnown) return framed ? <span className={look} /> : null;
  return (
    <IconButton
      icon={Heart}
      label={wishlistMessages.save(product.name)}
      framed={framed}
      aria-pressed={isSaved}
      aria-busy={isWaiting || undefined}
      aria-disabled={isWaiting || undefined}
      className={look}
      onClick={() => {
        if (!isWaiting) dispatch(toggleSaved(product));
      }}
    />
  );
}
