import type { Product } from '@e-store/shared/catalog/product';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useSelector } from 'react-redux';
import { wishlistMessages } from '../../../messages/en/wishlist/wishlist.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  selectIsSaved,
  selectIsWaiting,
  selectWishlistOwner,
  type WishlistState,
  guestSaved,
  guestUnsaved,
  noticeShown,
  saveProduct,
  unsaveProduct,
} from '../wishlist.slice.ts';
import styles from './wishlist-button.module.css';
import { WISHLIST_MAX } from '@e-store/shared/wishlist/merge-wishlists';
import type { AppDispatch } from '../../../lib/thunk.ts';

/** Guests at once, accounts after the server confirms. */
const toggleSaved =
  ({ _id: id, price }: Pick<Product, '_id' | 'price'>) =>
  (dispatch: AppDispatch, getState: () => unknown) => {
    // Every store with these thunks has this slice.
    const { entries, owner } = (getState() as { wishlist: WishlistState }).wishlist;
    const isSaved = entries.some(({ product }) => product === id);
    if (owner === 'account') void dispatch(isSaved ? unsaveProduct(id) : saveProduct(id));
    else if (isSaved) dispatch(guestUnsaved(id));
    else if (entries.length >= WISHLIST_MAX) dispatch(noticeShown(wishlistMessages.full(WISHLIST_MAX)));
    else dispatch(guestSaved({ product: id, price, savedAt: new Date().toISOString() }));
  };

type WithWishlist = { wishlist: WishlistState };
type WishlistButtonProps = { product: Pick<Product, '_id' | 'name' | 'price'>; framed?: boolean };

/** Filled once the server confirms. Empty until hydration: needs scripts and browser storage. */
export function WishlistButton({ product, framed = false }: WishlistButtonProps) {
  const dispatch = useAppDispatch();
  const isKnown = useSelector((state: WithWishlist) => selectWishlistOwner(state) !== null);
  const isSaved = useSelector((state: WithWishlist) => selectIsSaved(state, product._id));
  const isWaiting = useSelector((state: WithWishlist) => selectIsWaiting(state, product._id));
  const look = clsx(styles.heart, framed ? styles.inRow : styles.onPicture);
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
