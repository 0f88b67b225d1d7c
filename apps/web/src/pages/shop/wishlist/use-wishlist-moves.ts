import { isSameLine } from '@e-store/shared/cart/cart-line';
import { MIN_QUANTITY, stockForSize } from '@e-store/shared/catalog/stock-rules';
import type { Product } from '@e-store/shared/catalog/product';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { wishlistPageMessages } from '../../../messages/en/wishlist/wishlist-page.ts';
import { itemAdded, selectCartItems } from '../../../features/cart/cart.slice.ts';
import {
  guestSaved,
  guestUnsaved,
  mergeWishlist,
  noticeShown,
  selectWishlistOwner,
  unsaveProduct,
} from '../../../features/wishlist/wishlist.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

export type Done =
  { words: string; kind: 'moved' } | { words: string; kind: 'removed'; entry: WishlistEntry };

/** Wishlist actions. Results are announced once done; for accounts after the API confirms. */
export function useWishlistMoves() {
  const dispatch = useAppDispatch();
  const isAccounts = useSelector(selectWishlistOwner) === 'account';
  const cartItems = useSelector(selectCartItems);
  const [done, setDone] = useState<Done>();

  async function takeOff(id: string): Promise<boolean> {
    if (isAccounts) return unsaveProduct.fulfilled.match(await dispatch(unsaveProduct(id)));
    dispatch(guestUnsaved(id));
    return true;
  }

  return {
    done,
    forget: () => setDone(undefined),
    remove: async (entry: WishlistEntry, name: string) => {
      if (await takeOff(entry.product))
        setDone({ words: wishlistPageMessages.removed(name), kind: 'removed', entry });
    },
    putBack: async (entry: WishlistEntry) => {
      setDone(undefined);
      if (!isAccounts) dispatch(guestSaved(entry));
      else {
        const refused = failureOf(await dispatch(mergeWishlist([entry])));
        if (refused) dispatch(noticeShown(refused.message));
      }
    },
    move: async (product: Product, size: string | undefined) => {
      const { _id: id, name, price, images } = product;
      const line = { product: id, ...(size !== undefined && { size }) };
      const quantity = cartItems.find((item) => isSameLine(item, line))?.quantity ?? MIN_QUANTITY;
      const stock = stockForSize(product, size);
      dispatch(itemAdded({ ...line, name, price, image: images[0]?.url ?? '', stock, quantity }));
      setDone({ words: wishlistPageMessages.moved(name), kind: 'moved' });
      await takeOff(id);
    },
  };
}
