import type { Product } from '@e-store/shared/catalog/product';
import { WISHLIST_MAX } from '@e-store/shared/wishlist/merge-wishlists';
import { wishlistMessages } from '../../messages/en/wishlist/wishlist.ts';
import type { AppDispatch } from '../../lib/thunk.ts';
import {
  guestSaved,
  guestUnsaved,
  noticeShown,
  saveProduct,
  unsaveProduct,
  type WishlistState,
} from './wishlist.slice.ts';

/** Saves or removes a product: guests at once, accounts after the server confirms. */
export const toggleSaved =
  ({ _id: id, price }: Pick<Product, '_id' | 'price'>) =>
  (dispatch: AppDispatch, getState: () => unknown) => {
    // Features do not know the whole store; every store that runs these thunks has this slice.
    const { entries, owner } = (getState() as { wishlist: WishlistState }).wishlist;
    const isSaved = entries.some(({ product }) => product === id);
    if (owner === 'account') void dispatch(isSaved ? unsaveProduct(id) : saveProduct(id));
    else if (isSaved) dispatch(guestUnsaved(id));
    else if (entries.length >= WISHLIST_MAX) dispatch(noticeShown(wishlistMessages.full(WISHLIST_MAX)));
    else dispatch(guestSaved({ product: id, price, savedAt: new Date().toISOString() }));
  };
