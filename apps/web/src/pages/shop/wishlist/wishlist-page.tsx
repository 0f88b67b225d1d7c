import { useRef, useState, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@e-store/shared/web-paths';
import { clsx } from 'clsx';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { isSameLine } from '@e-store/shared/cart/cart-line';
import { MIN_QUANTITY, stockForSize } from '@e-store/shared/catalog/stock-rules';
import type { Product } from '@e-store/shared/catalog/product';
import { pageTitle } from '../../../messages/en/frame.ts';
import { wishlistPageMessages } from '../../../messages/en/wishlist/wishlist-page.ts';
import {
  selectIsWaiting,
  selectWishlist,
  selectWishlistOwner,
  type WishlistState,
  guestSaved,
  guestUnsaved,
  mergeWishlist,
  noticeShown,
  unsaveProduct,
} from '../../../features/wishlist/wishlist.slice.ts';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { useProductsById } from './use-products-by-id.ts';
import { WishCard } from './wish-card.tsx';
import { PictureFrame } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { itemAdded, selectCartItems } from '../../../features/cart/cart.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import styles from './wishlist-page.module.css';

const SHOWN_MS = 8000;

type WishlistToastProps = {
  done: Done | undefined;
  onUndo: (entry: WishlistEntry) => void;
  onClose: () => void;
};

function WishlistToast({ done, onUndo, onClose }: WishlistToastProps) {
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

const STEP = 24;

export function Component() {
  const entries = useSelector(selectWishlist);
  const owner = useSelector(selectWishlistOwner);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Wrap className={styles.page}>
      <title>{pageTitle(wishlistPageMessages.title)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {wishlistPageMessages.title}
        </h1>
        {entries.length > 0 && <p className={styles.count}>{wishlistPageMessages.count(entries.length)}</p>}
      </div>
      {owner === 'guest' && entries.length > 0 && (
        <p className={styles.ofGuest}>
          {wishlistPageMessages.ofGuest}{' '}
          <TextLink to={paths.login(paths.wishlist())}>{wishlistPageMessages.login}</TextLink>.
        </p>
      )}
      {owner === null ? <WishlistSkeleton /> : <Saved onLeft={() => title.current?.focus()} />}
    </Wrap>
  );
}

function Saved({ onLeft }: { onLeft: () => void }) {
  const entries = useSelector(selectWishlist);
  const wishlist = useSelector((state: { wishlist: WishlistState }) => state.wishlist);
  const [room, setRoom] = useState(STEP);
  const shown = entries.slice(0, room);
  const { productOf, failure, retry } = useProductsById(shown.map(({ product }) => product));
  const moves = useWishlistMoves();
  return (
    <>
      {failure !== undefined && <ErrorPanel message={failure} onRetry={retry} />}
      {entries.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.words}>{wishlistPageMessages.empty}</p>
          <ButtonLink to={paths.gallery()}>{wishlistPageMessages.continueShopping}</ButtonLink>
        </div>
      )}
      <ul className={styles.grid}>
        {shown.map((entry) => {
          const product = productOf(entry.product);
          if (product === undefined && failure !== undefined) return null;
          return (
            <li key={entry.product}>
              {product === undefined ? (
                <WishCardSkeleton />
              ) : (
                <WishCard
                  entry={entry}
                  product={product}
                  isLeaving={selectIsWaiting({ wishlist }, entry.product)}
                  onMove={(movedProduct, size) => void moves.move(movedProduct, size).then(onLeft)}
                  onRemove={(name) => void moves.remove(entry, name).then(onLeft)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {entries.length > room && (
        <Button kind="ghost" className={styles.more} onClick={() => setRoom(room + STEP)}>
          {wishlistPageMessages.more}
        </Button>
      )}
      <WishlistToast
        done={moves.done}
        onUndo={(entry) => void moves.putBack(entry).then(onLeft)}
        onClose={moves.forget}
      />
    </>
  );
}

function WishlistSkeleton() {
  return (
    <>
      <HiddenStatus>{wishlistPageMessages.loading}</HiddenStatus>
      <noscript>{wishlistPageMessages.needsScript}</noscript>
      <div className={clsx(styles.grid, styles.loading)}>
        {[1, 2, 3, 4].map((place) => (
          <WishCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

function WishCardSkeleton() {
  return (
    <div aria-hidden="true">
      <PictureFrame>{null}</PictureFrame>
      <Skeleton className={styles.nameLine} />
      <Skeleton className={styles.priceLine} />
    </div>
  );
}

type Done = { words: string; kind: 'moved' } | { words: string; kind: 'removed'; entry: WishlistEntry };

/** Announced once done; for accounts after the API confirms. */
function useWishlistMoves() {
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
